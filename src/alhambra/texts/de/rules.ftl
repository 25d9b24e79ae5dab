### Jede Regel unter ihrer Nummer: was man beim Spielen wissen muss. Was wir selbst entschieden haben, steht in rulings.ftl.

## Abschnitte des Grundspiels

section-set-up = Vorbereitung
section-turn = Der Zug
section-redesign = Der Umbau
section-building = Die Bauregeln
section-turn-end = Das Ende des Zugs
section-scoring = Die Wertung
section-game-end = Das Ende des Spiels

## A. Alhambra

rule-A-1 = Alle beginnen ihre Alhambra mit einem Startplättchen, dem Löwenbrunnen. Er liegt auf 0,0 eines Rasters ohne Grenzen, ist nach allen vier Seiten offen und bleibt dort bis zum Schluss.
    .title = Der Löwenbrunnen
rule-A-2 = Die 54 Gebäudeplättchen werden im Beutel gemischt. Vier davon werden gezogen und nacheinander auf die Felder 1, 2, 3 und 4 des Bauhofs gelegt.
    .title = Der Bauhof
rule-A-3 = Es gibt vier Währungen mit den Werten 1 bis 9, jede Karte dreimal: 108 Geldkarten. Sie werden gemischt; die Wertungskarten bleiben vorerst draußen.
    .title = Die Geldkarten
rule-A-4 = Der Sitzordnung nach bekommen alle so lange einzelne Karten, bis diese zusammen mindestens 20 wert sind, gleich in welchen Währungen. Das Startgeld wird offen ausgeteilt; danach ist geheim, was jemand auf der Hand hat.
    .title = Das Startgeld
rule-A-5 = Wer die wenigsten Karten bekommen hat, fängt an. Trifft das auf mehrere zu, so beginnt unter ihnen, wessen Karten am wenigsten wert sind, und bei gleichem Wert, wer am jüngsten ist.
    .title = Der Startspieler
rule-A-6 = Vier weitere Karten werden aufgedeckt: Das ist die Auslage.
    .title = Die Auslage
rule-A-7 = Die übrigen Geldkarten werden auf fünf Stapel verteilt, deren Größe sich um höchstens eine Karte unterscheidet. Wertungskarte 1 wird in Stapel 2 gemischt. Wertungskarte 2 wird in Stapel 4 ({ edition-family-box }) oder Stapel 5 ({ edition-revised }) gemischt. Dann legt man die Stapel aufeinander, Stapel 1 zuoberst, Stapel 5 zuunterst.
    .title = Der Geldkartenstapel
rule-A-8 = Vom Startspieler aus geht es im Uhrzeigersinn weiter, also in der Reihenfolge der Plätze.
    .title = Die Reihenfolge

rule-A-10 = Bist du am Zug, führst du eine Aktion aus: Geld nehmen (A-11), ein Plättchen kaufen (A-12) oder deine Alhambra umbauen (A-20, A-21, A-22). Manche Module fügen eine weitere hinzu: den Wesir wieder aktivieren (V-5), eine Bauhütte nehmen (H-2), ein Gebäude fertigstellen (S-5).
    .title = Eine Aktion
rule-A-11 = Du nimmst eine Karte der Auslage, gleich wie viel sie wert ist, oder mehrere, die zusammen höchstens 5 wert sind. Die Währungen sind dabei egal.
    .title = Geld nehmen
rule-A-12 = Du nimmst ein Plättchen vom Bauhof und zahlst mindestens seinen Preis, mit Karten in der Währung seines Feldes. Wechselgeld gibt es nicht. Die Karten kommen auf den Ablagestapel.
    .title = Ein Plättchen kaufen
rule-A-13 = Zahlst du passend, hast du noch eine Aktion, wieder von beliebiger Art (A-10). So kann ein Zug im Grundspiel fünf Aktionen haben: vier passende Käufe und eine letzte.
    .title = Passend zahlen
rule-A-14 = Solange ein Zug dauert, wird nichts nachgelegt, weder in der Auslage noch im Bauhof. Gekaufte Plättchen warten neben deiner Alhambra, bis dein Zug endet.
    .title = Während des Zugs
rule-A-15 = Ist dir keine einzige Aktion möglich (A-10), passt du. Gibt es eine, musst du handeln; freiwillig ist nur die zusätzliche Aktion für passendes Zahlen (A-13).
    .title = Passen
rule-A-16 = Bezahlte Karten kommen sofort auf den Ablagestapel, wofür auch immer du zahlst: für ein Plättchen (A-12), für das Umdrehen eines Plättchens (G-6), für den Kauf mit dem Wesir (V-2), für einen Kauf zum halben Preis (S-2) oder für die Fertigstellung eines Gebäudes (S-5).
    .title = Wohin das Geld geht

rule-A-20 = Du baust ein Plättchen aus deiner Reserve in deine Alhambra ein.
    .title = Anbauen
rule-A-21 = Du nimmst ein Plättchen aus deiner Alhambra heraus und legst es in deine Reserve.
    .title = Abbauen
rule-A-22 = Du tauschst ein Plättchen deiner Alhambra gegen eines aus deiner Reserve. Das neue liegt genau dort, wo das alte war.
    .title = Austauschen
rule-A-23 = Danach muss die Alhambra alle Bauregeln erfüllen (A-30 bis A-34). Der Löwenbrunnen kann weder abgebaut noch ausgetauscht werden.
    .title = Nach dem Umbau

rule-A-30 = Plättchen werden nie gedreht. Alle stehen aufrecht wie der Löwenbrunnen.
    .title = Aufrecht
rule-A-31 = Wo zwei Plättchen aneinanderstoßen, haben entweder beide Kanten eine Mauer oder keine. Der Löwenbrunnen ist ringsum offen.
    .title = Gleiches an Gleiches
rule-A-32 = Vom Löwenbrunnen aus kommt man zu Fuß auf jedes Plättchen, von einem zum nächsten und nie über eine Mauer.
    .title = Zu Fuß
rule-A-33 = Ein neues Plättchen hat mindestens eine Kante mit der Alhambra gemeinsam; eine Ecke genügt nicht. (Das folgt aus A-32.)
    .title = Kante an Kante
rule-A-34 = Leerer Raum darf nicht eingeschlossen werden. Von jeder leeren Stelle muss ein Weg nach außen führen, über leere Stellen mit gemeinsamer Kante; Stellen, die sich nur an einer Ecke treffen, sind nicht verbunden.
    .title = Keine Löcher

rule-A-40 = Am Ende deines Zugs legst du die darin gekauften Plättchen einzeln ab, in beliebiger Reihenfolge: nach den Bauregeln in deine Alhambra oder in deine Reserve, in der beliebig viele Platz haben. Zu zweit darfst du ein Plättchen auch Dirk schenken (A-64).
    .title = Plättchen legen
rule-A-41 = Danach wird die Auslage auf vier Karten ergänzt. Ist der Geldkartenstapel aufgebraucht, wird der Ablagestapel gemischt und zum neuen Geldkartenstapel.
    .title = Geld nachlegen
rule-A-42 = Eine Wertungskarte, die dabei gezogen wird, kommt zur Seite, und die nächste Karte tritt an ihre Stelle.
    .title = Eine Wertungskarte erscheint
rule-A-43 = Danach werden die leeren Felder des Bauhofs aus dem Beutel gefüllt, in der Reihenfolge 1, 2, 3, 4.
    .title = Den Bauhof auffüllen
rule-A-44 = Ist eine Wertungskarte erschienen (A-42), findet ihre Wertung jetzt statt, noch vor dem nächsten Zug, und die Karte verlässt das Spiel. Sind beide erschienen, kommt erst Wertung 1, dann Wertung 2.
    .title = Zeit für eine Wertung
rule-A-45 = Ein Zug endet in dieser Reihenfolge: Plättchen platzieren; Geld nachlegen; den Bauhof auffüllen, wobei der Markierungsstein wechselt (G-4); steht eine Wertung an, dürfen Bonuskarten aufgedeckt werden (B-2), dann findet sie statt, und gleich danach bekommt Dirk seine neuen Plättchen (A-62); stehen beide Wertungen an, folgt so eine auf die andere. Dann wird geprüft, ob das Spiel zu Ende ist (A-55, C-9). Ist es das nicht, dürfen die Wesire eingreifen (V-2), und der nächste Zug beginnt. Ist es das, werden Baustellen aufgedeckt (S-6), übrige Plättchen vergeben (A-56, G-12, C-10), Bonuskarten dürfen aufgedeckt werden (B-2), und Wertung 3 findet statt.
    .title = Eins nach dem anderen
rule-A-46 = Hatten alle hintereinander je 100 Züge, in denen niemand ein Plättchen gekauft hat, endet das Spiel nach diesem Zug so, als wäre der Beutel leer (A-55), aber mit vollem Bauhof. Auch ein Kauf mit dem Wesir zählt. Wie viele solche Züge vergangen sind, dürfen alle wissen.
    .title = Niemand kauft

rule-A-50 = Es gibt drei Wertungen. Die ersten beiden werden von den Wertungskarten 1 und 2 ausgelöst; die dritte findet am Ende des Spiels statt.
    .title = Drei Wertungen
rule-A-51 = Bei jeder Wertung bekommst du 1 Punkt für jede Kante im längsten zusammenhängenden Stück deiner Außenmauer. Eine Mauer ist eine Außenmauer, wenn jenseits von ihr kein Plättchen liegt. Zwei Mauern Rücken an Rücken sind Innenmauern und bringen nichts.
    .title = Die Mauer
rule-A-52 = Für jede Gebäudeart wird verglichen, wie viele solche Gebäude in den Alhambras liegen. Die Preise sind egal, und die Reserve zählt nicht. Wertung 1 belohnt den ersten Platz, Wertung 2 die ersten zwei und Wertung 3 die ersten drei, mit den Punkten der Wertungstabelle.
    .title = Mehrheiten
rule-A-53 = Ohne ein einziges Gebäude einer Art bekommst du für diese Art keine Punkte.
    .title = Von nichts kommt nichts
rule-A-54 = Wer gleich viele hat, teilt sich die gemeinsam belegten Plätze: Deren Punkte werden addiert (ein Platz ohne Punkte ist 0 wert), aufgeteilt und abgerundet. Danach geht es hinter all diesen Plätzen weiter: Teilen sich zwei den ersten Platz, folgt der dritte.
    .title = Gleichstand

rule-A-55 = Das Spiel endet, wenn nach einem Zug der Beutel leer ist und der Bauhof nicht mehr vollständig gefüllt werden kann. So viele Felder wie möglich werden noch gefüllt.
    .title = Wann es endet
rule-A-56 = Feld für Feld, von 1 bis 4, werden die Plättchen auf dem Bauhof verschenkt: Jedes geht an den Spieler, dessen Geld in der Währung des Feldes am meisten wert ist. Haben mehrere die höchste Summe, oder hat niemand solches Geld, bleibt das Plättchen liegen.
    .title = Übrige Plättchen
rule-A-57 = Wertung 3 beschließt das Spiel. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
    .title = Wer gewinnt

## A. Zu zweit

rule-A-60 = Von jeder Geldkarte wird eines der drei Exemplare aussortiert. Gespielt wird mit 72 Karten.
    .title = Weniger Geld
rule-A-61 = Ein erdachter Dritter spielt mit: Dirk. Zu Beginn bekommt er 6 zufällige Plättchen, die für alle sichtbar sind. Er hat weder Alhambra noch Geld, ist nie am Zug und bekommt weder Wesir noch Bonuskarten. In Granada kommt G-13 hinzu, im kombinierten Spiel C-11.
    .title = Dirk
rule-A-62 = Gleich nach Wertung 1 bekommt Dirk noch einmal 6 zufällige Plättchen. Gleich nach Wertung 2 bekommt er ein Drittel der Plättchen, die dann im Beutel sind, abgerundet.
    .title = Mehr Plättchen für Dirk
rule-A-63 = Bei Mehrheiten wird Dirk mitgezählt, als wäre er ein Spieler. Für Mauern bekommt er nie Punkte.
    .title = Dirks Punkte
rule-A-64 = Ein gekauftes Plättchen darfst du Dirk schenken, statt es zu legen. Übrige Plättchen (A-56) sind nicht gekauft; sie können ihm nicht geschenkt werden.
    .title = Ein Geschenk für Dirk
rule-A-65 = Dirks Punkte werden gezählt und angezeigt, gewinnen kann aber nur einer der beiden Spieler: der mit mehr Punkten.
    .title = Dirk gewinnt nicht

## G. Granada

rule-G-1 = Du beginnst deine Stadt mit dem Granada-Startplättchen anstelle des Löwenbrunnens. An die Stelle von Mauern treten Gräben, für die dieselben Regeln gelten.
    .title = Eine Stadt mit Gräben
rule-G-2 = Es gibt 54 Plättchen mit einem Gebäude auf jeder Seite, 9 Gebäudearten zu Preisen von 2 bis 13. Hat eine Seite einen geraden Preis n, so hat die andere den Preis n+1 und eine andere Art. Eine Kante mit Graben hat ihn auf beiden Seiten.
    .title = Zwei Seiten
rule-G-3 = Die ersten vier Plättchen kommen mit der geraden Seite nach oben in den Bauhof. Dann wird der Markierungsstein auf „ungerade“ gesetzt.
    .title = Die ersten Plättchen
rule-G-4 = Neue Plättchen kommen mit der Seite in den Bauhof, die der Markierungsstein anzeigt. Nach jedem Auffüllen, bei dem mindestens ein Plättchen gelegt wurde, wechselt er auf die andere Seite.
    .title = Der Markierungsstein
rule-G-5 = Du zahlst den Preis der sichtbaren Seite. Weder beim Kauf noch beim Umbau darfst du ein Plättchen umdrehen.
    .title = Der Kauf einer Seite
rule-G-6 = Ein gekauftes Plättchen mit der gekauften Seite in die Stadt einzubauen ist umsonst. Mit der anderen Seite kostet es eine Gebühr: Geldkarten einer einzigen Währung, die mindestens 3 wert sind. Wechselgeld gibt es nicht.
    .title = Umdrehen kostet Geld
rule-G-7 = Legst du ein gekauftes Plättchen in die Reserve, wählst du seine Seite, und zwar umsonst.
    .title = Umdrehen für die Reserve
rule-G-8 = Ein Plättchen, das in einer Reserve oder in einer Stadt liegt, wird nie wieder umgedreht.
    .title = Ein für alle Mal
rule-G-9 = Was eine Mehrheit wert ist, hängt von N ab, der Anzahl der Plättchen dieser Art in allen Städten; Reserven zählen nicht. Wertung 1 bringt dem ersten Platz N. Wertung 2 bringt 2N und N. Wertung 3 bringt 3N, 2N und N.
    .title = Mehrheiten in Granada
rule-G-10 = Bei gleich vielen Plättchen einer Art liegt vorn, wer das teuerste davon in der Stadt hat. Jeden Preis gibt es je Art nur einmal, daher gibt es nie einen Gleichstand.
    .title = Kein Gleichstand
rule-G-11 = Das längste Stück Außengraben wird gewertet wie eine Mauer (A-51).
    .title = Der Graben
rule-G-12 = Ein übriges Plättchen (A-56) wird sofort und ohne Umdrehen eingebaut, bevor das nächste vergeben wird. Man darf auf den Einbau verzichten; dann ist das Plättchen aus dem Spiel.
    .title = Übrige Plättchen
rule-G-13 = Zu zweit zeigen Dirks erste 6 Plättchen ihre gerade Seite. Die späteren zeigen die Seite, auf der der Markierungsstein steht.
    .title = Dirk in Granada
rule-G-14 = Wer es einfacher mag, kann statt N feste Punkte vereinbaren: 3 bei Wertung 1; 10 und 3 bei Wertung 2; 18, 10 und 3 bei Wertung 3. Bei Gleichstand gilt G-10.
    .title = Vereinfachte Wertung

## C. Alhambra und Granada

rule-C-1 = Du beginnst nur mit dem Löwenbrunnen; die Granada-Startplättchen werden nicht gebraucht. Die Plättchen beider Spiele spielen mit.
    .title = Der Anfang
rule-C-2 = Zunächst spielt nur Wertungskarte 1 mit: Sie wird in Stapel 3 der fünf gemischt. Geht der Geldkartenstapel das erste Mal aus, mischt man den Ablagestapel, verteilt ihn ebenso auf fünf Stapel (A-7) und mischt Wertungskarte 2 in deren Stapel 2.
    .title = Der Geldkartenstapel
rule-C-3 = Auf jedem Feld des Bauhofs liegen ein Alhambra-Plättchen und ein Granada-Plättchen. Die ersten vier Granada-Plättchen müssen alle einen Graben haben; eines ohne Graben kommt zurück in den Beutel, und ein anderes wird gezogen.
    .title = Ein Bauhof für beide
rule-C-4 = Beim Kauf wählst du eines der Plättchen eines Feldes. Das andere darfst du im selben Zug auch noch kaufen, sodass ein Zug neun Aktionen haben kann.
    .title = Zwei Plättchen je Feld
rule-C-5 = Ein Alhambra-Plättchen und ein Granada-Plättchen dürfen nur dort aneinanderstoßen, wo das eine eine Mauer und das andere einen Graben hat.
    .title = Mauer an Graben
rule-C-6 = Das erste Granada-Plättchen, das du einbaust, muss deine Alhambra auf diese Weise berühren (C-5). Es wird dein Granada-Startplättchen und bewegt sich nie wieder. Von da an muss die Alhambra vom Löwenbrunnen aus begehbar sein und die Stadt von diesem Plättchen aus, jede für sich (A-32). Das Verbot von Löchern (A-34) gilt für beide zusammen.
    .title = Die Gründung der Stadt
rule-C-7 = Der Bauhof wird Feld für Feld von 1 bis 4 aufgefüllt, erst das Alhambra-Plättchen, dann das Granada-Plättchen. Der Markierungsstein (G-4) wechselt nur, wenn ein Granada-Plättchen gekauft wurde.
    .title = Beide auffüllen
rule-C-8 = Alhambra-Plättchen werden gewertet wie in Alhambra, Granada-Plättchen wie in Granada. Eine Mauer an einem Graben ist eine Außenmauer, und der Graben ein Außengraben: Nur ein Plättchen derselben Art jenseits davon macht sie zu inneren. Dazu gibt es 2 Punkte für jede Kante im längsten zusammenhängenden Stück, dem Umriss der Alhambra nach, auf dem Mauer und Graben gemeinsam verlaufen.
    .title = Beide werten
rule-C-9 = Das Spiel endet, wenn nach einem Zug beide Beutel leer sind und auf mindestens einem Feld kein einziges Plättchen mehr liegt.
    .title = Wann es endet
rule-C-10 = Wer in der Währung eines Feldes das meiste Geld hat, bekommt alle Plättchen, die dort noch liegen (A-56). Für das Granada-Plättchen gilt G-12.
    .title = Übrige Plättchen
rule-C-11 = Zu zweit bekommt Dirk Plättchen beider Arten (A-61, A-62).
    .title = Dirk in beiden Spielen

## V. Die Gunst des Wesirs

rule-V-1 = Alle haben einen Wesir. Zu Beginn ist er aktiv.
    .title = Dein Wesir
rule-V-2 = Wenn ein Zug ganz vorbei ist, samt Auffüllen und Wertung, darfst du eingreifen, falls dein Wesir aktiv ist. Du kaufst ein Plättchen vom Bauhof und zahlst passend; dein Wesir wird inaktiv, und du legst das Plättchen sofort in deine Alhambra oder deine Reserve. Eine weitere Aktion bekommst du nicht. Für Granada-Plättchen gelten G-6 und G-7; die Gebühr für das Umdrehen zahlst du gesondert.
    .title = Eingreifen
rule-V-3 = Nach einem solchen Kauf wird der Bauhof aufgefüllt (A-43, C-7), und der Markierungsstein wechselt. Die Auslage wird nicht ergänzt.
    .title = Auffüllen zwischendurch
rule-V-4 = Vorrang hat, wer als Nächstes am Zug ist; wer gerade fertig ist, kommt zuletzt. Nach jedem Kauf dürfen sich alle in dieser Reihenfolge neu entscheiden. Will niemand mehr eingreifen, beginnt der nächste Zug.
    .title = Wer Vorrang hat
rule-V-5 = Als Aktion deines Zugs (A-10) darfst du deinen Wesir wieder aktivieren, wenn er inaktiv ist. Schon am Ende desselben Zugs kannst du ihn einsetzen.
    .title = Den Wesir wieder aktivieren
rule-V-6 = Sobald übrige Plättchen vergeben werden, können Wesire nicht mehr eingesetzt werden.
    .title = Wesire am Ende
rule-V-7 = Der Wesir kann weder eine Bauhütte nehmen (H-2) noch eine Baustelle einrichten (S-2).
    .title = Was der Wesir nicht kann

## X. Die Wechselstuben

rule-X-1 = Es gibt sechs Wechselstuben, eine für jedes Paar von Währungen. Wenn das Geld auf Stapel verteilt ist (A-7), kommen je zwei zufällige verdeckt in die Stapel 2, 3 und 4, bevor diese gemischt und aufeinandergelegt werden.
    .title = Sechs Karten im Stapel
rule-X-2 = Wechselstuben kommen wie Geld in die Auslage; dort liegen nie mehr als vier Karten. Eine zu nehmen braucht die ganze Aktion, so wie Geld zu nehmen. Auf der Hand darfst du beliebig viele haben.
    .title = Eine Wechselstube nehmen
rule-X-3 = Zeigt deine Wechselstube die Währung des Feldes, darfst du sie beim Kauf des Plättchens ausspielen und mit ihren beiden Währungen zahlen: beliebig gemischt oder nur mit einer davon. Passendes Zahlen gibt wie üblich eine weitere Aktion. Die Wechselstube kommt auf den Ablagestapel und wird mit dem Geld wieder eingemischt.
    .title = Mit zwei Währungen zahlen
rule-X-4 = Werden übrige Plättchen vergeben, kann man Wechselstuben nicht ausspielen, und sie sind nichts wert.
    .title = Am Ende ohne Nutzen

## B. Die Bonuskarten

rule-B-1 = Es gibt zehn Bonuskarten, eine für jedes der zehn Plättchen ohne Mauer. Sie werden verdeckt ausgeteilt: je 3 bei 2 oder 3 Spielern, je 2 bei 4 oder 5 Spielern, je 1 bei 6 Spielern. Die anderen verlassen ungesehen das Spiel.
    .title = Austeilen
rule-B-2 = Liegt das Plättchen deiner Karte in deiner Alhambra, darfst du die Karte jederzeit aufdecken, auch während einer Wertung. Es muss genau dieses Plättchen sein: das ohne Mauer, von derselben Art und zum selben Preis.
    .title = Eine Karte aufdecken
rule-B-3 = Eine aufgedeckte Karte zählt wie ein weiteres Gebäude ihrer Art.
    .title = Ein Gebäude mehr
rule-B-4 = Verlässt das Plättchen deine Alhambra, nimmst du die Karte zurück auf die Hand. Ist es wieder da, darfst du sie erneut aufdecken.
    .title = Zurückgenommen
rule-B-5 = Solange eine Baustelle (S-2) auf dem Plättchen liegt, kann seine Karte nicht aufgedeckt werden.
    .title = Bonuskarten und Baustellen

## H. Die Bauhütten

rule-H-1 = Es gibt 24 Bauhütten: 3 blaue, 3 rote, 4 braune, 4 weiße, 5 grüne und 5 lilafarbene. Jede Gebäudeart hat ihren eigenen gemischten Stapel, dessen oberste Bauhütte offen liegt.
    .title = Sechs Stapel
rule-H-2 = Als Aktion (A-10) darfst du die offene Bauhütte eines Stapels nehmen; dann wird die nächste aufgedeckt. Ein leerer Stapel hat nichts zu bieten. Bauhütten sind umsonst, also ist das nie eine passende Zahlung.
    .title = Eine Bauhütte nehmen
rule-H-3 = Eine Bauhütte wird am Ende des Zugs gelegt wie ein gekauftes Plättchen: nach allen Bauregeln in deine Alhambra oder in deine Reserve.
    .title = Eine Bauhütte legen
rule-H-4 = Du darfst höchstens drei Bauhütten besitzen, die in der Reserve mitgezählt. Bauhütten werden umgebaut wie Plättchen.
    .title = Höchstens drei
rule-H-5 = Eine Bauhütte steht in einer Wertung für so viele Gebäude ihrer Art, wie sie über offene Kanten Nachbarn dieser Art hat: 0 bis 3.
    .title = Was eine Bauhütte zählt
rule-H-6 = Mauern auf Bauhütten werden gewertet wie alle anderen.
    .title = Mauern der Bauhütten

## S. Die Baustellen

rule-S-1 = Es gibt acht Baustellenplättchen, zwei für jede Währung. Sie werden so gemischt, dass die Währung verborgen bleibt.
    .title = Acht Baustellen
rule-S-2 = Kaufst du ein Plättchen vom Bauhof, darfst du eine Baustelle ankündigen und nur den halben Preis (abgerundet) oder mehr zahlen, in der Währung des Feldes. Das gilt nie als passend bezahlt. Gleich nach dem Zahlen siehst du dir zwei Baustellen an, legst eine davon auf das Plättchen, ihre Währung vor den anderen verborgen, und mischst die zweite zurück. Ist nur noch eine da, nimmst du diese; ist keine mehr da, kannst du keine Baustelle einrichten.
    .title = Der halbe Preis
rule-S-3 = Das Plättchen wird wie üblich gelegt. In deiner Alhambra zählen seine Mauern, nicht aber sein Gebäude: weder für Mehrheiten noch für Bonuskarten noch für Bauhütten.
    .title = Ein unfertiges Gebäude
rule-S-4 = Die Baustelle bleibt beim Umbau auf ihrem Plättchen. Ein Plättchen mit Baustelle kann Dirk nicht geschenkt werden. Auf Bauhütten und übrigen Plättchen liegt nie eine Baustelle.
    .title = Baustellen bleiben
rule-S-5 = Als Aktion (A-10) darfst du ein Gebäude fertigstellen, indem du seinen vollen Preis in der verborgenen Währung zahlst. Zahlst du passend, hast du noch eine Aktion. Die Baustelle verlässt das Spiel.
    .title = Ein Gebäude fertigstellen
rule-S-6 = Am Ende des Spiels, bevor übrige Plättchen vergeben werden (A-56), decken alle die Baustellen in ihrer Alhambra auf und werfen alles Geld in diesen Währungen ab. Baustellen in der Reserve spielen keine Rolle. Die Baustellen bleiben liegen: Auch bei Wertung 3 zählen diese Gebäude nicht.
    .title = Baustellen am Ende

## Kombinieren

chapter-combining = Spiele und Module kombinieren
    .about = Welche Module zu welchem Spiel gehören und was die Ausgabe ändert.
rule-combining = „{ game-alhambra }“ lässt sich mit jeder Auswahl der Module „{ module-vizier }“, „{ module-exchange }“, „{ module-bonus }“, „{ module-huts }“ und „{ module-sites }“ spielen. „{ game-granada }“ und „{ game-combined }“ lassen sich mit „{ module-vizier }“ und „{ module-exchange }“ spielen. Jede andere Kombination wird abgelehnt, mit Begründung. Zu zweit kommen die Regeln für zwei von selbst hinzu. Die Ausgabe entscheidet nur, wo Wertungskarte 2 steckt (A-7); „{ game-combined }“ hat dafür eine eigene Regel (C-2).
    .title = Was zusammenpasst

### Spielen lernen: das Spiel in Kürze, mit Bildern. Die nummerierten Regeln stehen in rules.ftl.

learn = Spielen lernen
    .about = Das Spiel in zwei Minuten, ein Zug in Bildern und was Punkte bringt; dann jedes Spiel und jedes Modul in Kürze. Die nummerierten Regeln folgen in den anderen Kapiteln.

learn-points = Punkte für den ersten, zweiten und dritten Platz
learn-scoring = Wertung { $number }

section-minutes = Das Spiel in zwei Minuten
section-one-turn = Ein Zug in Bildern
section-scores = Was Punkte bringt
section-games = Die anderen Spiele
section-modules = Die Module

## Das Spiel in zwei Minuten

learn-goal = Alle bauen Plättchen für Plättchen eine Alhambra um einen Löwenbrunnen. Punkte bringen zwei Dinge: die meisten Gebäude einer Art und eine lange Mauer um die eigene Alhambra. Es gibt drei Wertungen, und am Ende gewinnen die meisten Punkte.
    .title = Baue eine Alhambra
learn-money = In deinem Zug tust du eines von drei Dingen. Das erste: Geld nehmen. Nimm eine der vier Karten der Auslage oder mehrere, die zusammen höchstens 5 wert sind.
    .title = Nimm Geld
learn-buy = Das zweite: ein Plättchen vom Bauhof kaufen. Jedes Feld hat seine eigene Währung. Zahle mindestens den Preis in dieser Währung; Wechselgeld gibt es nicht. Das dritte: umbauen, also ein Plättchen zwischen Alhambra und Reserve bewegen oder zwei tauschen.
    .title = Kaufe ein Gebäude
learn-exact = Wenn du passend zahlst, hast du noch eine Aktion, welche du willst. Zahlst du wieder passend, geht es weiter. Das ist der Kern des Spiels.
    .title = Zahle passend und mach weiter
learn-place = Am Ende deines Zugs platzierst du, was du gekauft hast. Plättchen werden nie gedreht. Mauer trifft auf Mauer, offene Kante auf offene Kante. Vom Löwenbrunnen aus muss jedes Plättchen zu Fuß zu erreichen sein, und es darf kein Loch bleiben. Was nicht passt, wartet in deiner Reserve.
    .title = Platziere deine Plättchen
learn-score = Zwei Wertungskarten stecken im Geldkartenstapel; die dritte Wertung kommt am Ende. Bei jeder Art belohnt Wertung 1 den ersten Platz, Wertung 2 zwei Plätze und Wertung 3 drei. Jede Kante deiner längsten Mauer ist jedes Mal 1 Punkt wert.
    .title = Drei Wertungen

## Ein Zug in Bildern

learn-turn-look = Du bist am Zug. Auf dem Bauhof liegen der Garten 8 für Gulden, der Pavillon 7 für Dirham, der Turm 11 für Denare und die Arkaden 4 für Dukaten. Deine Alhambra hat bisher zwei Plättchen.
    .title = Du siehst dich um
learn-turn-hand = Du hast 5 und 3 Gulden, 9 Dirham und 2 Dukaten auf der Hand. 5 und 3 sind 8: genau der Preis des Gartens.
    .title = Dein Geld
learn-turn-exact = Du kaufst den Garten 8 für 8 Gulden. Du hast passend gezahlt, also hast du noch eine Aktion.
    .title = Ein passender Kauf
learn-turn-over = Du kaufst den Pavillon 7 mit deinen 9 Dirham. Das sind 2 zu viel, und Wechselgeld gibt es nicht. Du hast nicht passend gezahlt, also war das deine letzte Aktion.
    .title = Ein zweiter Kauf
learn-turn-place = Jetzt platzierst du beide Plättchen: den Garten westlich vom Löwenbrunnen, den Pavillon nördlich davon. Alle Kanten passen, und jedes Plättchen ist zu Fuß zu erreichen.
    .title = Platzieren
learn-turn-end = Die Auslage wird auf vier Karten ergänzt, dann die beiden leeren Felder des Bauhofs. Kommt eine Wertungskarte, findet eine Wertung statt. Dann ist der nächste Spieler am Zug.
    .title = Das Ende des Zugs

## Was Punkte bringt

learn-majorities = Bei jeder der sechs Arten zählt, wie viele Gebäude davon in deiner Alhambra liegen. Plättchen in der Reserve zählen nicht, und auf den Preis kommt es nicht an. Die Tabelle zeigt, was der erste, zweite und dritte Platz wert sind.
    .title = Die meisten Gebäude
learn-ties = Bei Gleichstand teilt man die Punkte der Plätze, die man gemeinsam belegt, und rundet ab. Anna und Ben haben je drei Türme, Cleo hat einen: In Wertung 2 teilen sich Anna und Ben 13 und 6 Punkte und bekommen je 9. Cleo ist Dritte und bekommt nichts.
    .title = Gleichstand
learn-walls = In jeder Wertung bekommst du 1 Punkt für jede Kante des längsten zusammenhängenden Stücks deiner Außenmauer. Mauern im Inneren, wo zwei Plättchen Rücken an Rücken liegen, bringen nichts.
    .title = Die längste Mauer
learn-end = Das Spiel endet, wenn der Beutel leer ist und der Bauhof nicht mehr aufgefüllt werden kann. Die Plättchen, die dort noch liegen, gehen Feld für Feld an den Spieler mit dem meisten Geld in dieser Währung. Dann kommt die dritte Wertung.
    .title = Das Ende

## Die anderen Spiele

learn-two-players = Zu zweit spielt ein gedachter dritter Spieler mit. Dirk bekommt am Anfang einige Plättchen und nach den Wertungen weitere und zählt bei jeder Mehrheit mit. Er ist nie am Zug und hat keine Mauer. Du darfst ihm ein gekauftes Plättchen schenken: ein gutes Mittel, deinem Gegner eine Mehrheit zu nehmen.
    .title = { module-two-players }
learn-granada = Die Plättchen haben zwei Seiten. Du kaufst die Seite, die du siehst; beim Einbauen darfst du das Plättchen für 3 in einer einzigen Währung umdrehen. Statt Mauern gibt es Gräben. Je mehr Plättchen einer Art alle zusammen gebaut haben, desto mehr bringt ihre Mehrheit: N, 2N oder 3N Punkte, wobei N ihre Anzahl ist.
    .title = { game-granada }
learn-combined = Beide Spiele zugleich, mit zwei Plättchen auf jedem Feld des Bauhofs. Du baust eine Alhambra und daneben eine Stadt. Sie dürfen sich nur dort berühren, wo Mauer auf Graben trifft; wo beide gemeinsam verlaufen, ist jede Kante in jeder Wertung 2 Punkte mehr wert.
    .title = { game-combined }

## Die Module

learn-vizier = Zwischen zwei Zügen darf dein Wesir ein Plättchen für dich kaufen, wenn du passend zahlst. Danach ist er inaktiv, bis du ihn mit einer Aktion wieder aktivierst.
    .title = { module-vizier }
learn-exchange = Sechs Wechselstuben stecken im Geldkartenstapel. Du nimmst eine wie Geld. Später kannst du mit ihr ein Plättchen in den beiden Währungen bezahlen, die sie zeigt.
    .title = { module-exchange }
learn-bonus = Du hast ein paar geheime Karten, die je ein Plättchen ohne Mauer zeigen. Sobald dieses Plättchen in deiner Alhambra liegt, darfst du die Karte aufdecken: Sie zählt wie ein weiteres Gebäude dieser Art.
    .title = { module-bonus }
learn-huts = Bauhütten sind kostenlos: Eine zu nehmen ist eine Aktion. In einer Wertung zählt sie für jeden Nachbarn ihrer Farbe ohne Mauer dazwischen wie ein Gebäude. Niemand darf mehr als drei besitzen.
    .title = { module-huts }
learn-sites = Du darfst ein Plättchen zum halben Preis als Baustelle kaufen. Sein Gebäude zählt erst, wenn du es zum vollen Preis fertigstellst, in einer Währung, die du geheim gewählt hast. Jede Baustelle in deiner Alhambra, die am Ende nicht fertig ist, kostet dich alles Geld in ihrer Währung.
    .title = { module-sites }

## Was die Bilder zeigen

web-picture-learn-palace = Eine Alhambra. Ihre längste Mauer hat { $count } Kanten.
web-picture-learn-display = Nimm eine Karte, zum Beispiel die 9, oder die 2 und die 3 zusammen.
web-picture-learn-paid = 5 und 3 Gulden sind genau 8.
web-picture-learn-market = Der Bauhof.
web-picture-learn-own = Deine Alhambra vor dem Zug. Ihre längste Mauer hat { $count } Kanten.
web-picture-learn-hand = Deine Hand.
web-picture-learn-first = Genau 8.
web-picture-learn-second = 9 bei einem Preis von 7.
web-picture-learn-placed = Deine Alhambra nach dem Zug. Ihre längste Mauer hat { $count } Kanten.
web-picture-give = Dirks Plättchen liegen offen; eine Alhambra hat er nicht.
web-picture-layout = Zwei Plättchen auf jedem Feld: eines von jedem Spiel.
web-picture-reserve = Gekaufte Plättchen warten hier, bis du sie platzierst.
web-picture-exact = Passend: 5 und 3 sind 8. Du hast noch eine Aktion.
web-picture-over = Erlaubt, aber nicht passend: 9 bei einem Preis von 7. Wechselgeld gibt es nicht.
web-picture-superfluous = Nicht erlaubt: Auch ohne die 1 ist der Preis von 8 bezahlt.
web-picture-five = Erlaubt: Zusammen sind sie 5 wert.
web-picture-corner = Nicht erlaubt: Das Plättchen berührt die Alhambra nur an einer Ecke.
web-picture-points = { learn-points }
web-picture-mixed = Gulden und Dirham bezahlen zusammen ein Plättchen: 5 und 3 sind 8.
web-picture-half = Die Hälfte von 13, abgerundet, ist 6: genug für eine Baustelle.
web-picture-swapped = Das neue Plättchen liegt genau dort, wo das alte lag.
web-picture-fee = Die andere Seite kostet mindestens 3 in einer einzigen Währung.
learn-points-row = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
web-picture-added = Dieser Garten aus der Reserve passt auf die markierten Stellen.
web-picture-removed = Das markierte Plättchen darf heraus: Die anderen hängen auch ohne es zusammen.
web-picture-stays = Das markierte Plättchen muss bleiben: Ohne es wäre der Garten nicht mehr zu erreichen.
web-picture-upright = Nie gedreht: Jede Mauer bleibt auf der Seite, auf der sie gedruckt ist.
web-picture-edge = Erlaubt: Jedes Plättchen hat eine Kante mit dem Löwenbrunnen gemeinsam.
web-picture-none = Wertung 2, Türme: Ben und Cleo haben keinen und bekommen nichts.
web-picture-tie = Wertung 2, Türme: Anna und Ben teilen sich 13 und 6 Punkte.
web-picture-left-over = Ben hat die meisten Gulden: Das Plättchen auf dem Guldenfeld geht an Ben.
web-picture-dirk = Wertung 3, Gärten: Dirk ist Erster, Anna nur Zweite.
web-picture-gate = Das Granada-Startplättchen ist nach allen Seiten offen wie der Löwenbrunnen.
web-picture-face = Du siehst die Arena für 4, also zahlst du 4.
web-picture-choice = Ein und dasselbe Plättchen: In der Reserve wählst du, welche Seite oben liegt.
web-picture-times = Wertung 3, Arenen: Sechs sind gebaut, also sind die Plätze 18, 12 und 6 Punkte wert.
web-picture-dearest = Wertung 2, Parks: Beide haben zwei, aber Ben hat den teuersten.
web-picture-built-at-once = Ein übriges Plättchen wird mit der Seite eingebaut, die es auf dem Bauhof zeigte.
web-picture-fixed = Vereinfachte Wertung 2, Arenen: 10 Punkte für den ersten Platz, 3 für den zweiten.
web-picture-both = Beide Plättchen eines Feldes, jedes passend bezahlt.
web-picture-founded = Das markierte Plättchen war das erste dieser Stadt: Es ist ihr Startplättchen.
web-picture-vizier = Der Wesir muss passend zahlen: 5 und 3 sind 8.
web-picture-one-more = Zwei Pavillons sind gebaut. Aufgedeckt zählt die Karte wie ein dritter.
web-picture-hut-placed = Eine Bauhütte wird eingebaut wie ein Plättchen: Mauer an Mauer, offen an offen.
web-picture-hut-wall = Die Mauer der Bauhütte zählt: Die längste Mauer hat { $count } Kanten.
web-picture-finished = 9 und 4 Denar sind 13: Der Turm ist fertig, und du hast noch eine Aktion.
web-picture-penalty = Dieser Turm wurde nicht fertig: Alle Denare werden abgeworfen.

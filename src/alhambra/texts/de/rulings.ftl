### Was wir entschieden haben, wo die gedruckten Regeln schweigen oder sich widersprechen, und warum.

ruling-A-4 = Wie viele Karten jemand hält, ist öffentlich, welche es sind, nicht. Auch am Tisch kann jeder die Rückseiten zählen.
ruling-A-5 = Das Alter ist eine freiwillige Angabe eines Platzes. Wo es nicht entscheidet, beginnt unter denen, die noch gleichauf sind, der vordere Platz: Ein Spiel muss beginnen können, ohne dass jemand nach dem Alter gefragt wird.
ruling-A-7 = Geht die Teilung nicht auf, bekommen die vorderen Stapel die überzähligen Karten. Die Stapel werden gleich groß gemacht, bevor Wertungskarten und Wechselstuben dazukommen. „Etwa gleich hoch“ genügt, wenn man Karten von Hand verteilt, aber ein Programm braucht eine Zahl.
ruling-A-11 = Zwei gleiche Karten der Auslage sind ein und dieselbe Wahl. Nichts im Spiel unterscheidet sie, also werden sie nur einmal angeboten.
ruling-A-12 = Eine Zahlung enthält keine überflüssige Karte: Könnte man eine zurücknehmen, und der Preis wäre noch gedeckt, ist sie nicht erlaubt. Niemand hat etwas davon, absichtlich Geld zu verschwenden, außer um es zu verbergen, und ein Kauf soll bedeuten, was er zu bedeuten scheint.
ruling-A-13 = Auf die zusätzliche Aktion darf man verzichten. Sie ist eine Belohnung, und eine Belohnung, die man annehmen muss, könnte zur Strafe werden.
ruling-A-15 = Die gedruckten Regeln sagen nicht, was geschieht, wenn jemand gar nichts tun kann. Passen ist der einzige Ausweg; und weil jeder andere Zug eine Aktion hat, darf niemand passen, um Zeit zu gewinnen.
ruling-A-34 = In beiden Ausgaben darf kein leerer Bereich eingeschlossen werden, gleich wie groß. Eine davon spricht nur von einer einzelnen leeren Stelle; wir nehmen für beide die weitere Fassung, denn ein größeres Loch widerspricht dem Sinn der Regel genauso.
ruling-A-41 = Der Ablagestapel wird gemischt, sobald eine Karte gezogen werden muss und keine mehr da ist, nicht früher: So kommen möglichst viele bezahlte Karten zurück. Ist auch der Ablagestapel leer, bleibt die Auslage unvollständig, denn dann ist alles Geld auf den Händen.
ruling-A-42 = Die Texte sind sich nicht einig, ob eine Wertungskarte vor oder nach der Wertung ersetzt wird. Wir ersetzen sie sofort, damit Auslage und Bauhof vollständig sind und die Wertung den Zug abschließt. Punkte hängen nicht davon ab.
ruling-A-45 = Die gedruckten Regeln nennen diese Reihenfolge stückweise an verschiedenen Stellen und lassen Lücken. Wir haben eine festgelegt, die zu allen passt. Ist das Ende erreicht, greifen die Wesire nicht mehr ein, weil nun die übrigen Plättchen vergeben werden (V-6).
ruling-A-50 = Eine Wertung, deren Karte bis zum Ende des Spiels nicht erschienen ist, entfällt. Die Karte löst sie aus; ohne sie gibt es keinen Anlass.
ruling-A-51 = Mauern werden am Umriss der Alhambra entlang verfolgt: Zwei Außenmauern hängen zusammen, wenn dort eine auf die andere folgt. Wo sich zwei Plättchen nur an einer Ecke treffen, was allein im kombinierten Spiel vorkommt, biegt der Umriss um das Plättchen, an dem er gerade verläuft. In einem geschlossenen Ring zählt jede Kante einmal. So macht es auch ein Finger, der die Mauer entlangfährt.
ruling-A-53 = Eine der Ausgaben sagt das nicht; wir spielen es in beiden so. Sonst könnte jemand, der nie ein solches Gebäude hatte, für den zweiten oder dritten Platz belohnt werden.
ruling-A-56 = Jedes Plättchen wird gelegt, in die Alhambra oder in die Reserve, bevor das nächste vergeben wird. So sehen alle, was das vorige verändert hat, wie in Granada (G-12).
ruling-A-61 = Dirks erste Plättchen werden gezogen, wenn der Bauhof schon ausgelegt ist. So beginnt der Bauhof mit denselben Plättchen, ob er mitspielt oder nicht.
ruling-A-62 = Sind weniger als 6 Plättchen übrig, bekommt Dirk sie alle. Erscheinen beide Wertungskarten beim selben Nachlegen, bekommt er seine sechs Plättchen zwischen den beiden Wertungen, und sie zählen bei Wertung 2 mit: Gleich danach heißt gleich danach.
ruling-A-65 = Dirk macht Punkte, um sie den Spielern wegzunehmen, nicht um sie zu schlagen. Werden sie angezeigt, können alle die Mehrheiten nachprüfen.

ruling-G-1 = Das Granada-Startplättchen hat keine Gräben. Gesagt wird dazu nichts, also gleicht es dem Löwenbrunnen, den es ersetzt.
ruling-G-2 = Ein Plättchen wird umgedreht wie eine Buchseite: Norden und Süden bleiben, Osten und Westen tauschen die Plätze. Die andere Seite eines sichtbaren Plättchens ist kein Geheimnis: Farbmarke, Preis und Kanten verraten sie, also zeigen wir sie einfach.
ruling-G-4 = Wird beim Auffüllen nichts gelegt, bleibt der Markierungsstein stehen. Er wechselt von einer Lieferung neuer Plättchen zur nächsten, und ohne neue Plättchen gibt es keine Lieferung.
ruling-G-6 = Mehrere Karten einer Währung dürfen zusammen die 3 ergeben, wie im deutschen Original; der französische Text verlangt eine einzelne Karte im Wert von 3 oder mehr. Wie bei jeder Zahlung darf keine Karte überflüssig sein (A-12). Die Gebühr ist kein Kaufpreis, also gibt es für genau 3 keine weitere Aktion.
ruling-G-13 = Der Markierungsstein wird abgelesen, nachdem er beim Auffüllen gewechselt hat, und Dirks Plättchen bewegen ihn nicht: Sie kommen nicht in den Bauhof. Seine Plättchen liegen offen wie eine Stadt, also zählen sie in N und bei den Mehrheiten. Ein geschenktes Plättchen behält die Seite, mit der es gekauft wurde, denn umdrehen darf nur, wer ein Plättchen selbst legt.
ruling-G-14 = Auch im kombinierten Spiel kann man das wählen. Es gilt dann nur für die Gebäudearten von Granada; die von Alhambra haben ohnehin feste Punkte.

ruling-C-1 = Die Plättchen sind in zwei Beuteln. Jedes Feld des Bauhofs braucht eines von jeder Art, und aus einem einzigen Beutel müsste man ständig welche zurücklegen.
ruling-C-2 = Aufgebraucht ist der Geldkartenstapel, wenn eine Karte gezogen werden muss und keine da ist (A-41). Ist dann auch der Ablagestapel leer, wartet die Verteilung, bis es wirklich etwas zu mischen gibt. Später wird nicht mehr verteilt, denn dann ist keine Wertungskarte mehr zu verstecken.
ruling-C-6 = Nach einem Umbau müssen sich Alhambra und Stadt noch mit mindestens einer Kante berühren; sonst läge die Stadt nicht mehr bei der Alhambra. Das Granada-Startplättchen ist ein Gebäude wie jedes andere und zählt für seine Art und in N. Plättchen verschiedener Art auszutauschen ist grundsätzlich erlaubt, doch lässt sich zeigen, dass es nie zulässig ist: Jedes bewegliche Plättchen hat einen offenen Durchgang zu seiner eigenen Art, und eines der anderen Art müsste dort geschlossen sein.
ruling-C-10 = Bekommst du beide Plättchen eines Feldes, legst du sie in beliebiger Reihenfolge und musst keines davon einbauen: Das Alhambra-Plättchen kommt dann in die Reserve (A-56), das Granada-Plättchen aus dem Spiel (G-12). Eine Reihenfolge ist nicht vorgegeben, und die Wahl schadet niemandem.
ruling-C-11 = Jede Zahl gilt für jede Art: 6 Alhambra-Plättchen und 6 Granada-Plättchen, später ein Drittel von jedem Beutel, die Alhambra-Plättchen zuerst. Seine Granada-Plättchen brauchen keinen Graben, weil er nichts baut. Bei Gleichstand mit Dirk gilt A-54 für die Gebäudearten von Alhambra und G-10 für die von Granada. Mit weniger Plättchen fiele er in einem doppelt so großen Spiel kaum ins Gewicht.

ruling-V-2 = Zu zweit darf man das Plättchen auch Dirk schenken. Es ist ein gekauftes Plättchen, und von denen spricht A-64.
ruling-V-6 = Lässt sich der Bauhof nach dem Kauf eines Wesirs nicht auffüllen wie verlangt, endet das Spiel wie nach einem Zug (A-55, C-9), und niemand greift mehr ein. Das Spiel endet, weil der Beutel leer ist, gleich wer ihn geleert hat.
ruling-V-7 = Der Wesir kann auch kein Gebäude fertigstellen (S-5): Das ist eine Aktion, und der Wesir kauft nur. Zahlen darf er mit einer Wechselstube (X-3), die für jeden Kauf taugt. Bonuskarten werden nicht aufgedeckt, während Wesire eingreifen dürfen; dann geht es nicht um Punkte, und die nächste Wertung fragt ohnehin danach.

ruling-X-2 = Du nimmst genau eine Wechselstube und sonst nichts. Sie hat keinen Wert, der sich auf die 5 von A-11 anrechnen ließe.
ruling-X-3 = Für einen Kauf wird nur eine Wechselstube ausgespielt, und mindestens eine bezahlte Karte muss aus der anderen Währung sein. Sonst wäre die Wechselstube überflüssig (A-12).
ruling-X-4 = Weder bei der Gebühr für das Umdrehen (G-6) noch beim Fertigstellen eines Gebäudes (S-5) helfen Wechselstuben, denn beides ist kein Kauf von einem Feld. Beim Kauf zum halben Preis (S-2) helfen sie, denn das ist einer. Wird für Baustellen Geld abgeworfen (S-6), sind sie kein Geld und bleiben auf der Hand. Im kombinierten Spiel kommen sie nur in die ersten fünf Stapel (X-1), denn danach kehren sie über den Ablagestapel zurück.

ruling-B-2 = „Jederzeit“ lässt sich Leuten, die nicht beisammensitzen, schwer anbieten. Darum darfst du in deinem eigenen Zug eine Karte aufdecken, wann du willst, ohne dafür eine Aktion zu brauchen; und bevor bei einer Wertung gezählt wird, werden alle gefragt, der Reihe nach, angefangen mit dem, der als Nächstes am Zug wäre. Wurde eine Karte aufgedeckt, dürfen sich alle neu entscheiden, bis alle verzichten. Gefragt wird vertraulich: Niemand sieht, wer nichts aufzudecken hatte.
ruling-B-5 = Ein Gebäude unter einer Baustelle ist nicht fertig, und eine Bonuskarte braucht das Gebäude selbst. Das entspricht S-3.

ruling-H-3 = Eine Bauhütte kann Dirk nicht geschenkt werden. Ihm schenkt man gekaufte Plättchen (A-64), und Bauhütten werden nicht gekauft; ohne Alhambra hätten sie auch keine Nachbarn.
ruling-H-5 = Als Nachbarn zählen nur fertige Gebäudeplättchen, weder andere Bauhütten noch Bonuskarten. Eine Bauhütte steht für die Gebäude um sie herum; zählten Bauhütten einander mit, stünde die Summe nie fest.

ruling-S-2 = Ob eine Karte überflüssig ist (A-12), bemisst sich am halben Preis, denn der ist zu zahlen.
ruling-S-4 = Dirk kann nicht zahlen; bei ihm bliebe ein Plättchen mit Baustelle für immer unfertig. Dass die Baustelle mit ihrem Plättchen wandert, folgt daraus, dass sie darauf liegt.
ruling-S-5 = Das Plättchen darf in der Alhambra oder in der Reserve liegen. Die gedruckten Regeln verlangen weder das eine noch das andere, und die Baustelle liegt in beiden Fällen darauf.

ruling-combining = „{ module-vizier }“ und „{ module-exchange }“ passen auch zu „{ game-combined }“: Beide passen zu jedem der zwei Spiele, und nichts an ihnen steht deren Verbindung im Weg. Die Ausgaben unterscheiden sich auch im Wortlaut bei A-13, A-32, A-34, A-42 und A-53; welche du auch wählst, gespielt wird, wie es hier steht.

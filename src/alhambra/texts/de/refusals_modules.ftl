### Warum eine Aktion abgelehnt wird, die ein Spiel oder Modul hinzufügt. $tile, $card und $currency sind Namen.

## Granada

refusal-turn-later = Ein Plättchen darfst du nur umdrehen, wenn du es nach dem Kauf platzierst.
refusal-turn-awarded = Plättchen, die du am Spielende bekommst, werden nicht umgedreht.
refusal-turn-one-face = Das Plättchen { $tile } hat nur eine Seite.
refusal-turn-same-face = Das Plättchen { $tile } zeigt diese Seite schon.
refusal-turn-fee = Das Umdrehen kostet { $fee } in einer einzigen Währung, und so viel hast du in keiner. Baue die gekaufte Seite ein oder lege das Plättchen in die Reserve.
refusal-fee-now = Bezahle zuerst das Umdrehen: mindestens { $fee } in einer einzigen Währung.
refusal-fee-nothing = Es gibt nichts zu bezahlen.
refusal-fee-one-currency = Das Umdrehen wird in einer einzigen Währung bezahlt.
refusal-award-no-reserve = Das Plättchen { $tile } kann nicht in die Reserve: Baue dieses Granada-Plättchen in deine Stadt ein oder verzichte darauf.
refusal-decline-later = Verzichten kannst du nur auf Plättchen, die du am Spielende bekommst.
refusal-decline-reserve = Auf das Plättchen { $tile } kannst du nicht verzichten: Baue es in deine Alhambra ein oder lege es in die Reserve.

## Die Gunst des Wesirs

refusal-vizier-later = Dein Wesir kann nur zwischen zwei Zügen kaufen.
refusal-vizier-inactive = Dein Wesir ist nicht aktiv. Aktiviere ihn zuerst wieder: Das ist eine Aktion deines Zugs.
refusal-vizier-active = Dein Wesir ist schon aktiv.
refusal-vizier-now = Entscheide zuerst über deinen Wesir: Kaufe passend ein Plättchen oder verzichte.
refusal-vizier-nothing = Nach dem Wesir wird gerade niemand gefragt.
refusal-vizier-exact = Der Wesir muss passend zahlen: Der Preis ist { $price }, nicht { $paid }.
refusal-reactivate-later = Deinen Wesir kannst du nur durch eine Aktion in deinem Zug wieder aktivieren.

## Die Wechselstuben

refusal-office-alone = Eine Wechselstube wird einzeln genommen, ohne andere Karten.
refusal-office-elsewhere = Die { $card } hilft nur beim Kauf eines Plättchens vom Bauhof.
refusal-office-currency = Die { $card } hilft hier nicht: Sie zeigt nicht die Währung dieses Plättchens ({ $currency }). Lass sie weg.
refusal-office-superfluous = Die { $card } ist überflüssig: Du zahlst nur in der Währung des Plättchens. Lass sie weg.

## Die Bonuskarten

refusal-reveal-later = Bonuskarten deckst du in deinem eigenen Zug auf, oder wenn du vor einer Wertung gefragt wirst.
refusal-reveal-now = Entscheide zuerst über deine Bonuskarten: Decke welche auf oder lass sie verdeckt.
refusal-conceal-nothing = Nach Bonuskarten wird gerade nicht gefragt.
refusal-bonus-revealed = Die Bonuskarte { $tile } liegt schon offen.
refusal-bonus-not-held = Die Bonuskarte { $tile } hast du nicht auf der Hand.
refusal-bonus-not-built = Diese Bonuskarte kannst du erst aufdecken, wenn das Plättchen { $tile } in deiner Alhambra liegt.
refusal-bonus-unfinished = Auf dem Plättchen { $tile } liegt noch eine Baustelle: Stelle das Gebäude fertig, bevor du seine Bonuskarte aufdeckst.

## Die Bauhütten

refusal-hut-later = Eine Bauhütte kannst du nur durch eine Aktion in deinem Zug nehmen.
refusal-hut-not-open = Diese Bauhütte liegt nicht oben auf ihrem Stapel: { $tile }. Nimm eine, die offen liegt.
refusal-huts-enough = Du besitzt schon { $most } Bauhütten; mehr darf niemand haben.
refusal-hut-given = Bauhütten kannst du Dirk nicht schenken: Das geht nur mit gekauften Plättchen.

## Die Baustellen

refusal-site-later = Eine Baustelle einrichten oder ein Gebäude fertigstellen kannst du nur durch eine Aktion in deinem Zug.
refusal-site-now = Wähle zuerst, welche der beiden Baustellen du behältst.
refusal-site-nothing = Gerade ist keine Baustelle zu wählen.
refusal-site-not-looked = Keine der beiden Baustellen verlangt diese Währung: { $currency }. Wähle eine der beiden.
refusal-no-site-left = Es ist keine Baustelle mehr da. Zahle den vollen Preis.
refusal-no-site-there = Auf dem Plättchen { $tile } liegt keine Baustelle von dir.
refusal-site-given = Das Plättchen { $tile } liegt unter einer Baustelle und kann Dirk nicht geschenkt werden. Baue es ein oder lege es in die Reserve.

## Zu zweit

refusal-give-later = Ein Plättchen kannst du Dirk nur schenken, wenn du es nach dem Kauf platzieren müsstest.
refusal-give-awarded = Plättchen, die du am Spielende bekommst, kannst du Dirk nicht schenken.

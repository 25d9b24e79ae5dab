### Warum eine Aktion abgelehnt wird, die ein Spiel oder Modul hinzufügt. $tile, $card und $currency sind Namen.

## Granada

refusal-turn-later = Ein Plättchen wird nur umgedreht, wenn es nach dem Kauf gelegt wird.
refusal-turn-awarded = Zugesprochene Plättchen werden nicht umgedreht.
refusal-turn-one-face = Das Plättchen { $tile } hat nur eine Seite.
refusal-turn-same-face = Das Plättchen { $tile } zeigt diese Seite schon.
refusal-turn-fee = Das Umdrehen kostet { $fee } in einer Währung, und so viel ist von keiner da.
refusal-fee-now = Jetzt ist das Umdrehen zu bezahlen: mindestens { $fee } in einer Währung.
refusal-fee-nothing = Es gibt nichts zu bezahlen.
refusal-fee-one-currency = Das Umdrehen wird in einer einzigen Währung bezahlt.
refusal-award-no-reserve = Das Plättchen { $tile } kann nicht in die Reserve: Ein zugesprochenes Granada-Plättchen wird gebaut oder abgelehnt.
refusal-decline-later = Nur zugesprochene Plättchen können abgelehnt werden.
refusal-decline-reserve = Das Plättchen { $tile } wird nicht abgelehnt: Es kommt in die Alhambra oder in die Reserve.

## Die Gunst des Wesirs

refusal-vizier-later = Der Wesir kauft nur zwischen zwei Zügen.
refusal-vizier-inactive = Dieser Wesir ist nicht aktiv: Ihn zu aktivieren ist eine Aktion.
refusal-vizier-active = Dieser Wesir ist schon aktiv.
refusal-vizier-now = Jetzt ist der Wesir an der Reihe: passend ein Plättchen kaufen oder verzichten.
refusal-vizier-nothing = Niemand ist nach dem Wesir gefragt.
refusal-vizier-exact = Der Wesir zahlt passend: Der Preis ist { $price }, nicht { $paid }.
refusal-reactivate-later = Der Wesir wird durch eine Aktion im eigenen Zug wieder aktiviert.

## Die Wechselstuben

refusal-office-alone = Eine Wechselstube wird allein genommen.
refusal-office-elsewhere = Die Karte { $card } hilft nur beim Kauf eines Plättchens vom Bauhof.
refusal-office-currency = Die Karte { $card } hilft hier nicht: Die Währung dieses Plättchens ist { $currency }.
refusal-office-superfluous = Die Karte { $card } ist überflüssig: Gezahlt wird nur in der Währung des Plättchens.

## Die Bonuskarten

refusal-reveal-later = Bonuskarten werden aufgedeckt, wenn eine Aktion zu wählen ist, oder vor einer Wertung.
refusal-reveal-now = Vor der Wertung werden Bonuskarten aufgedeckt oder verdeckt gelassen.
refusal-conceal-nothing = Nach Bonuskarten ist gerade nicht gefragt.
refusal-bonus-revealed = Die Bonuskarte { $tile } liegt schon offen.
refusal-bonus-not-held = Die Bonuskarte { $tile } ist nicht auf der Hand.
refusal-bonus-not-built = Das Plättchen { $tile } steht nicht in der Alhambra: Seine Bonuskarte bleibt verdeckt.
refusal-bonus-unfinished = Das Plättchen { $tile } liegt unter einer Baustelle: Seine Bonuskarte bleibt verdeckt.

## Die Bauhütten

refusal-hut-later = Eine Bauhütte zu nehmen ist eine Aktion im eigenen Zug.
refusal-hut-not-open = { $tile } ist keine offene Bauhütte eines Stapels.
refusal-huts-enough = Niemand darf mehr als { $most } Bauhütten besitzen.
refusal-hut-given = Die Bauhütte { $tile } kann nicht verschenkt werden.

## Die Baustellen

refusal-site-later = Eine Baustelle einzurichten und ein Gebäude fertigzustellen sind Aktionen im eigenen Zug.
refusal-site-now = Jetzt ist eine der beiden Baustellen zu behalten.
refusal-site-nothing = Es ist keine Baustelle zu wählen.
refusal-site-not-looked = Keine der beiden Baustellen verlangt diese Währung: { $currency }.
refusal-no-site-left = Es ist keine Baustelle mehr da.
refusal-no-site-there = Auf dem Plättchen { $tile } liegt keine eigene Baustelle.
refusal-site-given = Das Plättchen { $tile } liegt unter einer Baustelle und kann nicht verschenkt werden.

## Zu zweit

refusal-give-later = Dirk bekommt ein Plättchen, wenn es nach dem Kauf gelegt wird.
refusal-give-awarded = Zugesprochene Plättchen bekommt Dirk nicht.

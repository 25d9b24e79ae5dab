### Stellungen und Aufzeichnungen, die sich nicht lesen lassen oder nicht stimmen. $line ist der Name einer Zeile, $header der einer Kopfzeile.

## Aufbauten und Stellungen

refusal-setup = „{ $text }“ ist kein Aufbau: Er wird zum Beispiel „alhambra+vizier family-box 3“ geschrieben.
refusal-agenda = „{ $text }“ kann in diesem Spiel keine offene Entscheidung sein.
refusal-position-line = Die Zeile „{ $line }“ ist ungültig: „{ $text }“.
refusal-position-no-line = „{ $text }“ ist keine Zeile einer Stellung: Zuerst müssen ein Name und ein Doppelpunkt kommen.
refusal-position-line-twice = Die Zeile „{ $line }“ kommt zweimal vor.
refusal-position-line-missing = Die Zeile „{ $line }“ fehlt.
refusal-position-line-unknown = Keine Stellung dieses Spiels hat eine Zeile „{ $line }“.
refusal-position-card = Die Zahl der Karten { $card } müsste { $wanted } sein, nicht { $found }.
refusal-position-tile-twice = Das Plättchen { $tile } kommt zu oft vor.
refusal-position-tile-missing = Das Plättchen { $tile } fehlt.

## Aufzeichnungen

refusal-record-line = Diese Zeile gehört weder zum Kopf noch zu den Schritten einer Aufzeichnung: „{ $text }“.
refusal-record-format = Das Format der Aufzeichnung ist „{ $found }“; nur „{ $known }“ kann gelesen werden.
refusal-record-header = Die Kopfzeile { $header } ist ungültig: „{ $text }“.
refusal-record-header-missing = Die Kopfzeile { $header } fehlt.
refusal-record-number = Hier müsste Schritt { $step } kommen, nicht Schritt { $found }.
refusal-record-deal = Eine Aufzeichnung beginnt mit dem Austeilen, als Schritt 0.
refusal-record-json = Das ist nicht der JSON-Text einer Aufzeichnung: { $text }.
refusal-record-draw = „{ $text }“ kann in diesem Spiel nicht gezogen werden.
refusal-record-draws = Laut Aufzeichnung wurde „{ $found }“ gezogen, aber es war „{ $expected }“.
refusal-record-pile = Eine solche Karte kann nicht in diesem Stapel liegen.
refusal-record-seat = Platz { $expected } hatte zu entscheiden, nicht Platz { $found }.
refusal-record-hidden = Das war noch geheim, als die Aufzeichnung entstand.
refusal-record-impossible = „{ $text }“ war unmöglich.
refusal-record-commitment = Der Schlüssel ist nicht der zugesagte: Seine Festlegung ist { $found }.
refusal-record-secret = Das Geheimnis ist nicht das zugesagte: Sein SHA-256 ist { $found }.
refusal-record-nonce = Die Zufallszahl von Platz { $seat } ist nicht die zugesagte.
refusal-record-derived = Die Zufallszahl von Platz { $seat } folgt nicht aus dem Geheimnis des Servers.
refusal-record-key = Der Schlüssel stammt nicht aus Geheimnis und Zufallszahlen: Sie ergeben { $expected }.
refusal-record-unfinished = Die Partie ist hier nicht zu Ende, obwohl die Aufzeichnung es sagt.
refusal-record-result = Der Punktestand ist { $expected }, nicht { $found }.
refusal-record-components = Die Partie wurde mit anderen Daten des Spielmaterials gespielt. Gib deren Ordner mit --components an.

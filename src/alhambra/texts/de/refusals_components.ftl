### Zurückweisungen von Daten des Spielmaterials.

refusal-components-folder = Der Ordner { $folder } enthält keine der Dateien { $files }.
refusal-components-json = { $file } ist kein JSON-Objekt: { $reason }
refusal-components-form = In { $file } fehlt etwas, oder etwas hat die falsche Form: { $reason }
refusal-components-count = { $file } müsste { $wanted } Plättchen der Art { $kind } enthalten; es sind { $found }.
refusal-components-types = { $file } müsste { $wanted } Gebäudearten enthalten; es sind { $found }.
refusal-components-edges = { $file }: Die Kanten „{ $edges }“ von { $tile } sind keine Buchstaben der Himmelsrichtungen (N, E, S, W), jeder einmal und höchstens drei.
refusal-components-price = { $file }: Der Preis von { $tile } kommt im Spiel nicht vor.
refusal-components-twice = { $file }: { $tile } kommt zweimal vor.
refusal-components-open = { $file } müsste { $wanted } Plättchen ohne Mauer enthalten; es sind { $found }.
refusal-components-faces = { $file }: Beide Seiten von { $tile } zeigen dieselbe Gebäudeart.
refusal-components-mirror = { $file }: Die Gräben der ungeraden Seite von { $tile } sind nicht die der geraden, wie eine Buchseite umgeblättert.
refusal-components-slots = { $file } nennt die Felder { $found }; es müssen florin, dirham, denar, ducat sein.
refusal-components-money = { $file } muss die Werte 1 bis 9 in je drei Exemplaren nennen.
refusal-components-pairs = { $file } muss sechs Wechselpaare nennen, jedes aus zwei Währungen.
refusal-components-places = { $file } muss in Wertung 1 einen, in Wertung 2 zwei und in Wertung 3 drei Plätze belohnen.

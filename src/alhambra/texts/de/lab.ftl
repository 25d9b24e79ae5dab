### Das Labor: Programme von außen, Cluster, Zusätze. $file, $package und dergleichen werden unverändert eingesetzt.

cli-help-ray = Auf einem Ray-Cluster spielen: seine Adresse, oder „local“ für einen auf diesem Rechner.

cli-fault = Fehler
cli-times = Anzahl
cli-first-game = Zuerst in Partie
cli-first-said = Ausgabe
cli-fault-start = ließ sich nicht starten
cli-fault-time = hat durch Zeitüberschreitung verloren
cli-fault-crash = brach mitten in der Partie ab
cli-fault-rubbish = gab eine ungültige Antwort
cli-fault-illegal = wählte eine unerlaubte Aktion

cli-forfeits = { $games ->
    [one] eine Partie kampflos verloren
   *[other] { $games } Partien kampflos verloren
}

cli-advise-fault = { $bot } hat nichts entschieden: { $fault } ({ $detail }).

refusal-no-bot-file = { $file } gibt es nicht: Eine eigene Klasse heißt DATEI.py:KLASSE.
refusal-broken-bot-file = { $file } kann nicht geladen werden: { $error }.
refusal-no-bot-class = { $file } hat keine Klasse { $name } mit einer Methode „{ $method }“.
refusal-no-program = Es gibt kein Programm { $file }: Nenne nach „outside:“ eine Datei.
refusal-extra = Dafür ist das Paket „{ $package }“ nötig: Installiere alhambra[{ $extra }].
refusal-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: Starte einen („ray start --head“) oder schreibe „--ray local“.

# --- training ---
cli-help-train = Ein Netz im Spiel gegen sich selbst trainieren oder weitermachen, wo es angehalten wurde (braucht das Extra lab).
cli-help-train-folder = Dort werden Stellungen, Netze und die Lernkurve aufbewahrt.
cli-help-train-minutes = Wie lange es insgesamt dauern darf.
cli-help-train-rounds = Runden aus Spielen, Lernen und Probe.
cli-help-train-every-set = Für jedes Spiel, jede Auswahl von Modulen und jede Spielerzahl trainieren, nicht nur für das Grundspiel zu dritt.
cli-train-samples = Runde { $round }: { $samples } Stellungen aus { $games } Partien.
cli-train-epoch = Durchgang { $epoch }: Vorsprung auf { $error } Punkte genau, Brier-Wert { $brier }, { $seconds } s.
cli-train-verdict = Einer gegen zwei { $name }: { $verdict }.
cli-train-accepted = Runde { $round }: angenommen nach { $seconds } s.
cli-train-refused = Runde { $round }: nicht besser als das letzte, deshalb abgelehnt ({ $seconds } s).
cli-train-done = Das Netz liegt in { $file }; als Bot heißt es champion:{ $file }
refusal-no-network = { $name } enthält kein Netz, das diese Version lesen kann: Trainiere eines mit „alhambra train“.

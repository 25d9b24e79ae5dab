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

refusal-bot-failed = { $bot } hat nichts entschieden: { $fault ->
    [start] ließ sich nicht starten
    [time] hat durch Zeitüberschreitung verloren
    [crash] brach mitten in der Partie ab
    [rubbish] gab eine ungültige Antwort
   *[illegal] wählte eine unerlaubte Aktion
} ({ $detail }).
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
cli-help-train-start = Die Datei eines Netzes, mit dem begonnen wird, statt mit einem, das nichts weiß.
cli-help-train-samples = Wie viele Sechzehntel aller Züge aus jeder Partie behalten werden, die ein Netz spielt: 16 behält jeden Zug.
cli-help-train-trust = Wie viel von dem, was eine Stellung hätte sagen sollen, der Ausgang der Partie ist, von 0 bis 1; der Rest ist, was das Netz über die nächste Stellung sagt.
cli-help-train-passes = Wie oft jede Stellung gelernt wird.
cli-help-train-rate = Wie schnell zu Beginn gelernt wird.
cli-help-train-dropout = Welcher Teil des Netzes beim Lernen zufällig ausgelassen wird: 0 ist am besten, wo es viele Partien gibt.
cli-help-train-window = Wie viele Stellungen der neuesten Partien höchstens gelernt werden.
cli-train-samples = Runde { $round }: { $samples } Stellungen aus { $games } Partien.
cli-train-epoch = Durchgang { $epoch }: Vorsprung auf { $error } Punkte genau, Brier-Wert { $brier }, { $seconds } s.
cli-train-verdict = Einer gegen zwei { $name }: { $verdict }.
cli-train-accepted = Runde { $round }: angenommen nach { $seconds } s.
cli-train-refused = Runde { $round }: nicht besser als das letzte, deshalb abgelehnt ({ $seconds } s).
cli-train-done = Das Netz liegt in { $file }; als Bot heißt es champion:{ $file }
refusal-no-network = { $name } enthält kein Netz, das diese Version lesen kann: Trainiere eines mit „alhambra train“.

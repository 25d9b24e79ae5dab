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

refusal-no-bot-file = { $file } gibt es nicht: Ein eigener Bot heißt DATEI.py:KLASSE.
refusal-broken-bot-file = { $file } kann nicht geladen werden: { $error }.
refusal-no-bot-class = { $file } hat keine Klasse { $name } mit einer Methode „choose“.
refusal-no-program = Es gibt kein Programm { $file }: Nenne nach „outside:“ eine Datei.
refusal-extra = Dafür ist das Paket „{ $package }“ nötig: Installiere alhambra[{ $extra }].
refusal-no-cluster = Unter „{ $address }“ ist kein Ray-Cluster: Starte einen („ray start --head“) oder schreibe „--ray local“.

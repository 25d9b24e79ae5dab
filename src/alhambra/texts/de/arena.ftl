### Die Arena: Hilfe, Spaltenköpfe und was sich nicht spielen lässt. $text, $file und dergleichen werden unverändert eingesetzt.

cli-help-arena = Bots gegeneinander spielen lassen und bewerten; derselbe Befehl noch einmal setzt fort, was unterbrochen wurde.
cli-help-arena-bots = Wer teilnimmt, durch Kommas getrennt: Bots der Stufenleiter, auf Wunsch mit Budget (expert, master@400 für 400 Simulationen, master@0.2s für 0,2 Sekunden).
cli-help-arena-against = Statt jeder gegen jeden: jeder Bot allein gegen diese.
cli-help-arena-games = Mindestzahl der Partien: Jede Verteilung wird von allen auf allen Plätzen gespielt.
cli-help-results = Die Ergebnisse in dieser Datei aufheben (JSON Lines); Partien, die sie enthält, werden nicht noch einmal gespielt.
cli-help-workers = Wie viele Prozesse spielen; ohne Angabe einer je Kern.
cli-help-sim-workers = Wie viele Prozesse spielen; ohne Angabe einer je Kern, oder nur einer, wenn alle Bots „random“ sind.
cli-help-log = Was Programme von außen sagen und gesagt bekommen und ihre Fehlerausgabe in diesem Verzeichnis aufheben.
cli-log-of-nobody = „--log“ hebt die Zeilen von Programmen auf („outside:DATEI“), und keines spielt mit. Eine eigene Klasse kann selbst in eine Datei schreiben.
cli-help-count = In jeder Partie zählen, was man will: eine Klasse in einer Python-Datei.

cli-rating = Wertungszahl
cli-interval = 95 %
cli-points = Punkte
cli-margin = Abstand
cli-counted = Gezählt
cli-mean = Mittel

cli-endless = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} ohne Ende: gezählt nach dem Stand beim Abbruch.

refusal-bot = Es gibt keinen Bot „{ $name }“: Die Bots sind { $names }.
refusal-budget = „{ $text }“ ist kein Budget: Schreibe eine Anzahl von Simulationen (400) oder Sekunden (0.2s).
refusal-few-bots = Eine Arena braucht mindestens zwei verschiedene Bots.
refusal-bot-twice = { $bot } ist zweimal genannt.
refusal-no-results = { $file } enthält keine Ergebnisse von Partien: Wähle eine andere Datei.
refusal-other-results = { $file } enthält die Ergebnisse anderer Partien ({ $name }: { $found }, nicht { $wanted }): Wähle eine andere Datei.
refusal-broken-results = { $file } ist beschädigt: Zeile { $line } ist kein Ergebnis einer Partie.

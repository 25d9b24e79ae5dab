## Was der Server begrenzt, und Sitzungen

server-refusal-hint-waits = Ein Bot denkt noch über deine letzte Frage nach.
server-refusal-too-many-hints = Du hast schon oft um einen Tipp gebeten. Bitte kurz warten.
server-refusal-too-many-questions = Du hast nach der Wirkung sehr vieler Aktionen gefragt. Bitte kurz warten.
server-refusal-session-ended = Diese Sitzung ist beendet. Melde dich neu an, um weiterzumachen.
server-refusal-no-session = Diese Sitzung gibt es nicht.
server-refusal-no-account = Dafür brauchst du ein Konto.
server-refusal-webhook-waits = Eine frühere Abfrage von dir läuft noch. Bitte kurz warten.
server-refusal-webhook-port = Webhooks gehen nur an die Ports { $ports }.
server-refusal-overloaded = Der Server hat gerade zu viel zu tun. Laufende Partien gehen weiter, aber Neues kann nicht beginnen: Bitte in ein paar Minuten noch einmal versuchen.
server-refusal-replay-often = Du hast viele Aufzeichnungen geöffnet. Bitte kurz warten und noch einmal versuchen.
server-refusal-too-much-log = Diese Partie wurde dir schon oft geschickt. Bitte kurz warten und dann wiederkommen.
server-refusal-sent-away = Du wurdest von diesem Tisch weggeschickt. Bitte um eine neue Einladung.
server-refusal-spectators-quiet = Zuschauende dürfen an diesem Tisch gerade nicht schreiben.
server-refusal-no-speaker = Unter diesem Namen hat sonst niemand an diesem Tisch etwas gesagt.
server-refusal-too-much-talk = Das ging sehr schnell. Bitte kurz warten, bevor du weiterschreibst.
server-refusal-name-mixed = Ein Wort in diesem Namen mischt Buchstaben mehrerer Schriften, die gleich aussehen.

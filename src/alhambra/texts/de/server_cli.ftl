### Die Befehlszeile: play, serve, admin.

## Hilfe: play

cli-help-play = Im Browser spielen: startet einen Server auf diesem Rechner und öffnet ihn.
cli-help-play-lan = Andere im selben Netz können mitspielen; auch ihre Adresse wird genannt.
cli-help-play-no-browser = Den Browser nicht öffnen, nur die Adresse nennen.
cli-help-play-port = Der Port; sonst ein freier.
cli-help-play-data = Der Ordner für die Partien; sonst der Datenordner des Benutzers.

## Hilfe: serve

cli-help-serve = Einen öffentlichen Server betreiben.
cli-help-serve-host = Die Adresse, unter der der Server erreichbar ist (127.0.0.1).
cli-help-serve-port = Der Port (8000); 0 nimmt einen freien.
cli-help-serve-database = sqlite:///FILE oder postgresql://USER:PASSWORD@HOST/NAME; sonst SQLite im Datenordner.
cli-help-serve-data = Der Datenordner; sonst der des Benutzers.
cli-help-serve-settings = Eine TOML-Datei mit Einstellungen; Umgebung und Optionen gehen vor.
cli-help-serve-hosts = Die Namen, auf die der Server hört; sonst auf alle.
cli-help-serve-origins = Herkünfte (Origin), die neben der eigenen erlaubt sind.
cli-help-serve-proxies = Proxys, deren X-Forwarded-Angaben als vertrauenswürdig gelten.
cli-help-serve-metrics-from = Wer /metrics lesen darf (nur dieser Rechner).
cli-help-serve-address = Wie man die Seite erreicht, für Verweise in Benachrichtigungen.
cli-help-serve-workers = Prozesse für Bots; sonst einer für jeden Kern außer einem.
cli-help-serve-log-level = Wie viel protokolliert wird.
cli-help-serve-log-format = Format des Protokolls: für Menschen oder für Programme.
cli-help-serve-secure-cookies = Cookies nur über HTTPS.
cli-help-serve-private-webhooks = Webhooks dürfen in private Netze führen.
cli-help-serve-idle-days = Tische, die so viele Tage niemand angerührt hat, werden geschlossen (14).

## Hilfe: admin

cli-help-admin = Eine Website verwalten: Personen, Tische, Sicherungen.
cli-help-admin-who = Der Name eines Kontos oder die Nummer einer Person.
cli-help-admin-new = Der neue Name.
cli-help-admin-table = Die Nummer des Tisches.
cli-help-admin-file = Die Datei der Sicherung.
cli-help-admin-search = Nur Namen, die das enthalten.
cli-help-admin-all = Auch beendete Tische.
cli-help-admin-mute = Jemandem das Schreiben verbieten.
cli-help-admin-unmute = Jemandem das Schreiben wieder erlauben.
cli-help-admin-ban = Jemanden ausschließen.
cli-help-admin-unban = Jemanden wieder zulassen.
cli-help-admin-rename = Jemandem einen anderen Namen geben.
cli-help-admin-close-table = Eine Partie ohne Ergebnis beenden.
cli-help-admin-people = Die Personen auflisten.
cli-help-admin-tables = Die Tische auflisten.
cli-help-admin-statistics = Beendete Partien für die Profile zählen, wo eine ältere Version es nicht getan hat.
cli-help-admin-most = Höchstens diese Anzahl Partien.
cli-help-admin-backup = Alles in eine Datei schreiben, während der Server läuft.
cli-help-admin-restore = Eine leere Datenbank aus einer Sicherung füllen.

## Antworten

cli-serving = Der Server läuft: { $address }
cli-play-address = Hier wird gespielt: { $address }
cli-play-lan = Andere in deinem Netz: { $address }
cli-play-no-lan = Es wurde kein Netz gefunden, über das andere mitspielen könnten.
cli-play-not-lan = Der laufende Server wurde ohne --lan gestartet: Beende ihn und starte ihn noch einmal mit --lan.
cli-play-stop = Strg+C beendet den Server; die Partien bleiben erhalten.
cli-play-again = Es läuft schon: { $address }
cli-admin-mute = { $name } darf nicht mehr schreiben.
cli-admin-unmute = { $name } darf wieder schreiben.
cli-admin-ban = { $name } ist ausgeschlossen.
cli-admin-unban = { $name } wird wieder eingelassen.
cli-admin-rename = Der neue Name ist { $name }.
cli-admin-close-table = Tisch { $table } ist geschlossen.
cli-admin-statistics = { $count ->
    [one] { $count } Partie gezählt.
   *[other] { $count } Partien gezählt.
}
cli-admin-backup = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} geschrieben.
cli-admin-restore = { $file }: { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
} wiederhergestellt.

## Überschriften von Tabellen

cli-admin-person = Name
cli-admin-id = Nummer
cli-admin-kind = Art
cli-admin-kind-guest = Gast
cli-admin-kind-account = Konto
cli-admin-since = Seit
cli-admin-flags = Status
cli-admin-is-muted = stumm
cli-admin-is-banned = ausgeschlossen
cli-admin-seats = Plätze
cli-admin-number = Nummer
cli-admin-phase = Phase
cli-admin-played = Spiel
cli-admin-who = Spieler
cli-admin-touched = Zuletzt aktiv

## Fehler

cli-bad-setting = Die Einstellung { $name } kann nicht „{ $value }“ sein: { $reason }.
cli-already-running = Auf dieser Datenbank läuft schon ein Server: { $address }
cli-cannot-listen = Unter { $address } lässt sich kein Server starten: { $reason }. Bitte einen anderen Port wählen.
cli-no-postgres = PostgreSQL braucht das Paket asyncpg: pip install "alhambra[postgres]"
cli-no-database = Die Datenbank lässt sich nicht benutzen: { $reason }
cli-newer-database = Das hat eine neuere Version von Alhambra geschrieben: Zum Benutzen bitte aktualisieren.
cli-refused = { $line }
cli-backup-nothing-there = Es gibt keine Datenbank zum Sichern.
cli-backup-not-empty = Die Datenbank ist nicht leer: Bitte in eine neue wiederherstellen.
cli-backup-damaged = Die Sicherung ist beschädigt, oder die Datei ist keine Sicherung.
cli-backup-unknown-format = Die Sicherung stammt von einer neueren Version.

### Was die Seite sagt, wenn sie ohne Server spielt.

static-arriving = Das Spiel wird geladen: { $percent } %
static-starting = Das Spiel startet …
static-failed = Das Spiel konnte in diesem Browser nicht gestartet werden.
static-no-bots = Die Bots konnten nicht gestartet werden, die Partie wartet. Wenn ein neuer Versuch nicht hilft, lade die Seite neu: Nichts geht verloren.
static-lead = Gärten, Türme und Arkaden, vier Währungen und eine lange Mauer. Spiele gegen Bots oder mit Freunden an diesem Gerät, auch ohne Netz.
static-name = Dein Name
static-name-about = Alles, was du hier spielst, bleibt in diesem Browser. Es gibt kein Konto, und niemand sonst sieht es.
static-offer = Offline spielen
static-take = Diese Partie mitnehmen
static-take-sure = Hier beenden und als Datei speichern
static-go-on = Weiterspielen
static-go-on-about = Diese Partie ist nicht zu Ende. Sie kann hier weitergehen: Was alle auf der Hand hatten, bleibt; was niemand wissen konnte, wird neu ausgeteilt. Sie wird nicht gewertet.
static-slow-bot = Ohne Server prüft er in seiner Zeit viel weniger und spielt schwächer als dort.
static-puzzles-mine = Gelöst: { $solved } von { $tries }.
static-puzzles-new = Sie werden schwerer, wenn du sie löst.
static-delete = Löschen
static-delete-sure = Wirklich löschen
static-deleted = Gelöscht.
static-from-file = aus einer Datei

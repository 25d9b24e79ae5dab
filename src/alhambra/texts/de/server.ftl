### Was der Server nicht tut, und warum; und was er denen schickt, die nicht hinsehen.

## Personen

server-refusal-who-are-you = Der Server kennt dich noch nicht: Gib zuerst einen Namen an.
server-refusal-banned = Du bist von diesem Server ausgeschlossen.
server-refusal-muted = Du darfst zurzeit nicht schreiben; weiterspielen kannst du.
server-refusal-not-by-token = Das kann ein Programm mit seinem Token nicht tun: Bitte im Browser.
server-refusal-no-person = So heißt hier niemand.
server-refusal-several-people = Mehrere heißen so: Bitte eine der Nummern { $ids } angeben.
server-refusal-name-empty = Ein Name braucht mindestens einen Buchstaben.
server-refusal-name-long = Ein Name hat höchstens { $longest } Zeichen.
server-refusal-name-signs = Der Name enthält Zeichen, die man nicht sieht oder die die Schreibrichtung ändern.
server-refusal-name-taken = So heißt schon ein Konto: Bitte anmelden oder einen anderen Namen wählen.
server-refusal-password-length = Ein Passwort hat { $shortest } bis { $longest } Zeichen.
server-refusal-account-already = Du hast schon ein Konto.
server-refusal-wrong-password = Name oder Passwort ist falsch.
server-refusal-wrong-recovery = Name oder Wiederherstellungscode ist falsch.
server-refusal-no-token = Ein solches Token hast du nicht.
server-refusal-too-many-tokens = Du hast schon { $most } Token: Bitte zuerst eines widerrufen.
server-refusal-webhook-url = Das ist keine Adresse, die mit http:// oder https:// beginnt.
server-refusal-webhook-unknown = Unter dieser Adresse ist nichts zu finden.
server-refusal-webhook-private = Diese Adresse gehört zu einem privaten Netz; dorthin sendet der Server nichts.

## Anfragen

server-refusal-not-understood = Das versteht der Server nicht: { $detail }
server-refusal-not-found = Unter dieser Adresse ist nichts.
server-page-home = Zur Startseite
server-refusal-method = Das geht hier nicht.
server-refusal-needs-json = Der Server nimmt nur JSON (Content-Type: application/json).
server-refusal-too-large = Das ist zu groß zum Senden.
server-refusal-too-slow = Das hat zu lange gedauert.
server-refusal-too-many = Zu viele Anfragen auf einmal. Bitte kurz warten und noch einmal versuchen.
server-refusal-too-many-connections = Du hast zu viele Fenster an diesem Tisch offen. Schließe eines.
server-refusal-wrong-host = Auf diesen Hostnamen antwortet der Server nicht.
server-refusal-wrong-origin = Die Anfrage kommt von einer anderen Seite.
server-refusal-our-mistake = Im Server ist etwas schiefgegangen. Es hat sich nichts geändert; bitte noch einmal versuchen.
server-refusal-protocol = Die Seite ist älter oder neuer als der Server (Version { $expected }). Bitte neu laden.
server-refusal-no-client = Der Client für den Browser ist nicht gebaut: In einer Arbeitskopie baut ihn „make client“. Danach den Server neu starten.
server-refusal-say-hello = Die erste Nachricht muss „hello“ sein.

## Tische

server-refusal-no-table = Diesen Tisch gibt es nicht.
server-refusal-table-closed = Dieser Tisch ist schon geschlossen.
server-refusal-private = Dieser Tisch ist privat: Du brauchst einen Einladungslink.
server-refusal-no-seat = Diesen Platz hat der Tisch nicht.
server-refusal-seat-taken = Da sitzt schon jemand.
server-refusal-one-seat = Du hast an diesem Tisch schon einen Platz.
server-refusal-too-many-seats = Es sind mehr Plätze als Spieler.
server-refusal-too-many-tables = Du hast zu viele offene Tische: Bitte zuerst einige beenden oder schließen.
server-refusal-host-only = Das kann nur, wer diesen Tisch leitet.
server-refusal-open-seats = Es sind noch Plätze frei: Warte auf Mitspieler oder besetze sie mit Bots.
server-refusal-too-late = Dafür ist es zu spät: Die Karten werden schon ausgeteilt.
server-refusal-not-over = Die Partie ist noch nicht zu Ende.
server-refusal-no-record = Es gibt noch keine Aufzeichnung: Die Karten sind noch nicht ausgeteilt.
server-refusal-rated-needs-account = Für gewertete Partien brauchst du ein Konto.
server-refusal-rated-needs-clock = Eine gewertete Partie braucht eine Uhr.
server-refusal-rated-one-seat = In einer gewerteten Partie hat jeder einen Platz, am eigenen Gerät.
server-refusal-rated-no-hints = In einer gewerteten Partie gibt es keine Tipps.
server-refusal-no-lesson = Es gibt keine Lektion „{ $name }“.

## Spiel

server-refusal-not-your-seat = Das ist nicht dein Platz.
server-refusal-veiled = Die Karten dieses Platzes sind verdeckt: Decke sie zuerst auf.
server-refusal-not-your-turn = Du bist nicht am Zug.
server-refusal-not-playing = Hier wird gerade nicht gespielt.
server-refusal-take-rated = Eine Partie, die zählt oder die auch andere spielen, wird hier zu Ende gespielt.
server-refusal-take-not-alone = An dieser Partie spielen andere mit, deshalb bleibt sie hier.
server-refusal-bot-plays = Für diesen Platz spielt ein Bot.
server-refusal-not-asked = Du wurdest nicht gefragt oder hast schon geantwortet.
server-refusal-not-away = Diese Person ist da oder eben erst gegangen. Warte noch etwas.
server-refusal-nobody-stands-in = An diesem Platz spielt kein Bot für dich.
server-refusal-no-undo = Das lässt sich nicht zurücknehmen: Etwas Neues wurde aufgedeckt, jemand anders hat gehandelt, oder der Tisch erlaubt es nicht.
server-refusal-no-aids = An diesem Tisch sind die Hilfen ausgeschaltet.
server-refusal-no-such-order = Eine solche Dauerantwort gibt es nicht.
server-refusal-wrong-nonce = Das ist nicht die Zahl, die für diesen Platz zugesagt war.
server-refusal-nothing-said = Die Nachricht ist leer.

## Benachrichtigungen

server-notice-turn = Du bist am Zug: { $table }.

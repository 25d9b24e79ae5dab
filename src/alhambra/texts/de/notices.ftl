### Bescheid bekommen, dass du dran bist: im Browser und per E-Mail.

server-refusal-push-keys = Dieses Abonnement kommt nicht aus einem Browser. Schalte die Benachrichtigungen aus und wieder ein.
server-refusal-no-mail = Diese Seite kann keine E-Mails verschicken. Nutze die Benachrichtigungen deines Browsers.
server-refusal-mail-address = Das ist keine E-Mail-Adresse. Prüfe, ob du dich vertippt hast.
server-refusal-mail-link = Dieser Link gilt nicht mehr. Fordere auf der Kontoseite einen neuen an.
server-mail-confirm = Bestätige deine E-Mail-Adresse
    .text =
        Hallo { $name }!

        Jemand, wahrscheinlich du, möchte unter dieser Adresse Bescheid bekommen, sobald in Partien über Tage ein Zug ansteht. Zum Bestätigen öffne innerhalb eines Tages diesen Link:

        { $link }

        Warst du es nicht, tu nichts: Du bekommst keine weiteren E-Mails von uns.
server-mail =
    Hallo { $name }!

    { $about }

    Wir schreiben höchstens alle sechs Stunden. Willst du keine solchen E-Mails mehr, öffne diesen Link:

    { $link }
server-notice-begun = Deine Partie „{ $table }“ hat begonnen.
server-notice-round = Runde { $round } von „{ $name }“ hat begonnen, und du spielst mit.
server-mail-begun = { $count ->
    [one] Deine Partie hat begonnen
   *[other] { $count } deiner Partien haben begonnen
}
    .text =
        Neues von deinen Partien:

        { $tables }
server-mail-invited = { $count ->
    [one] Du bist zu einer Partie eingeladen
   *[other] Du bist zu { $count } Partien eingeladen
}
    .text =
        Du bist zum Spielen eingeladen:

        { $tables }
server-mail-turn = { $count ->
    [one] Du bist in einer Partie am Zug
   *[other] Du bist in { $count } Partien am Zug
}
    .text =
        Du bist am Zug:

        { $tables }
web-nav-mail = E-Mail
web-mail-confirm = Bestätige diese Adresse
web-mail-confirm-about = Wir schreiben dir künftig eine E-Mail, wenn du in Partien über Tage am Zug bist oder eingeladen wirst.
web-mail-confirm-done = Deine Adresse ist bestätigt.
web-mail-stop = Bestelle diese E-Mails ab
web-mail-stop-about = Du bekommst dann keine E-Mails mehr. Auf der Kontoseite kannst du sie wieder einschalten.
web-mail-stop-done = Du bekommst keine E-Mails mehr von uns.
web-told = Wenn du dran bist
web-told-about = Wenn du nicht auf den Tisch schaust, können wir dir sagen, dass du dran bist.
web-told-this = Benachrichtige diesen Browser
web-told-not-here = Dieser Browser lässt sich nicht benachrichtigen. Nötig sind eine sichere Verbindung (HTTPS) und Benachrichtigungen.
web-told-browser = Ein Browser
web-told-on = Dieser Browser wird ab jetzt benachrichtigt.
web-told-off = Dieser Browser wird nicht mehr benachrichtigt.
web-told-stop = Schalte es aus
web-told-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
web-told-failed = Der Benachrichtigungsdienst des Browsers ist nicht zu erreichen. Versuche es später noch einmal.
web-told-mail = E-Mail zu Partien über Tage und Einladungen
web-told-mail-about = Höchstens eine E-Mail alle sechs Stunden, für alle deine Partien.
web-told-mail-sent = Wir haben dir einen Link zum Bestätigen geschickt.
web-told-mail-unconfirmed = Noch nicht bestätigt: Öffne den Link in unserer E-Mail.
web-told-mail-on = Eingeschaltet.
web-told-mail-off = Ausgeschaltet.

### Being told that it is your turn: in browsers and by e-mail.

server-refusal-push-keys = This is not a subscription that a browser has made. Switch notifications off and on again.
server-refusal-no-mail = This site cannot send e-mail. Use notifications in your browser instead.
server-refusal-mail-address = This is not an e-mail address. Check it for typing errors.
server-refusal-mail-link = This link is no longer valid. Ask for another one on the account page.
server-mail-confirm = Confirm your e-mail address
    .text =
        Hello { $name },

        Somebody, probably you, wants to be told at this address when it is their turn in games over days. To confirm, open this link within a day:

        { $link }

        If it was not you, do nothing: you will not get any more e-mail from us.
server-mail =
    Hello { $name },

    { $about }

    We write at most once every six hours. To stop these e-mails, open this link:

    { $link }
server-notice-begun = Your game “{ $table }” has begun.
server-notice-round = Round { $round } of “{ $name }” has begun, and you play.
server-mail-begun = { $count ->
    [one] Your game has begun
   *[other] { $count } of your games have begun
}
    .text =
        News of your games:

        { $tables }
server-mail-invited = { $count ->
    [one] You are invited to a game
   *[other] You are invited to { $count } games
}
    .text =
        You are invited to a game:

        { $tables }
server-mail-turn = { $count ->
    [one] It is your turn in a game
   *[other] It is your turn in { $count } games
}
    .text =
        It is your turn:

        { $tables }
web-nav-mail = E-mail
web-mail-confirm = Confirm this address
web-mail-confirm-about = From now on we will tell you by e-mail when it is your turn in games over days, and when you are invited to a game.
web-mail-confirm-done = Your address is confirmed.
web-mail-stop = Stop these e-mails
web-mail-stop-about = You will not be told by e-mail any more. You can switch it on again on the account page.
web-mail-stop-done = You will not get any more e-mail from us.
web-told = When it is your turn
web-told-about = While you are not looking at the table, we can tell you that it is your turn.
web-told-this = Tell this browser
web-told-not-here = This browser cannot be told. It needs a secure connection (HTTPS) and support for notifications.
web-told-browser = A browser
web-told-on = This browser is told from now on.
web-told-off = That browser is not told any more.
web-told-stop = Switch off
web-told-denied = The browser does not allow notifications for this site. You can change that in its settings.
web-told-failed = The notification service of the browser cannot be reached. Try again later.
web-told-mail = E-mail about games over days and invitations
web-told-mail-about = One e-mail at most every six hours, about all your games.
web-told-mail-sent = We have sent you a link to confirm the address.
web-told-mail-unconfirmed = Not confirmed yet: open the link in our e-mail.
web-told-mail-on = Switched on.
web-told-mail-off = Switched off.

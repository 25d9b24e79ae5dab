### Être prévenu quand c’est à vous : dans le navigateur et par e-mail.

server-refusal-push-keys = Ce n’est pas un abonnement fait par un navigateur. Désactivez les notifications, puis réactivez-les.
server-refusal-no-mail = Ce site ne peut pas envoyer d’e-mails. Utilisez les notifications du navigateur.
server-refusal-mail-address = Ce n’est pas une adresse e-mail. Vérifiez la saisie.
server-refusal-mail-link = Ce lien n’est plus valable. Demandez-en un autre sur la page du compte.
server-mail-confirm = Confirmez votre adresse e-mail
    .text =
        Bonjour { $name },

        Quelqu’un, sans doute vous, souhaite recevoir un e-mail à cette adresse quand c’est son tour dans une partie sur plusieurs jours. Pour confirmer, ouvrez ce lien dans les 24 heures :

        { $link }

        Si ce n’est pas vous, ne faites rien : vous ne recevrez plus d’e-mail de notre part.
server-mail =
    Bonjour { $name },

    { $about }

    Nous écrivons au plus une fois toutes les six heures. Pour ne plus recevoir ces e-mails, ouvrez ce lien :

    { $link }
server-notice-begun = Votre partie « { $table } » a commencé.
server-notice-round = La ronde { $round } de « { $name } » a commencé, et vous y jouez.
server-mail-begun = { $count ->
    [one] Votre partie a commencé
   *[other] { $count } de vos parties ont commencé
}
    .text =
        Des nouvelles de vos parties :

        { $tables }
server-mail-invited = { $count ->
    [0] Aucune invitation ne vous attend
    [one] Une partie vous attend : on vous invite
   *[other] On vous invite à { $count } parties
}
    .text =
        On vous invite à jouer :

        { $tables }
server-mail-turn = { $count ->
    [0] Aucune partie ne vous attend
    [one] C’est à vous de jouer dans une partie
   *[other] C’est à vous de jouer dans { $count } parties
}
    .text =
        C’est à vous de jouer :

        { $tables }
web-nav-mail = E-mail
web-mail-confirm = Confirmer cette adresse
web-mail-confirm-about = Nous vous préviendrons par e-mail quand c’est votre tour dans une partie sur plusieurs jours, et quand on vous invite.
web-mail-confirm-done = Votre adresse est confirmée.
web-mail-stop = Ne plus recevoir ces e-mails
web-mail-stop-about = Vous ne recevrez plus ces e-mails. Vous pouvez les réactiver sur la page du compte.
web-mail-stop-done = Vous ne recevrez plus d’e-mail de notre part.
web-told = Quand c’est votre tour
web-told-about = Quand vous ne regardez pas la table, nous pouvons vous prévenir quand c’est à vous.
web-told-this = Prévenir ce navigateur
web-told-not-here = Ce navigateur ne peut pas être prévenu. Il faut une connexion sécurisée (HTTPS) et les notifications.
web-told-browser = Un navigateur
web-told-on = Ce navigateur sera prévenu désormais.
web-told-off = Ce navigateur n’est plus prévenu.
web-told-stop = Désactiver
web-told-denied = Le navigateur n’autorise pas les notifications de ce site. Vous pouvez changer cela dans ses réglages.
web-told-failed = Le service de notification du navigateur ne répond pas. Réessayez plus tard.
web-told-mail = E-mail pour les parties sur plusieurs jours et les invitations
web-told-mail-about = Un e-mail au plus toutes les six heures, pour toutes vos parties.
web-told-mail-sent = Nous vous avons envoyé un lien pour confirmer l’adresse.
web-told-mail-unconfirmed = Pas encore confirmée : ouvrez le lien dans notre e-mail.
web-told-mail-on = Activé.
web-told-mail-off = Désactivé.

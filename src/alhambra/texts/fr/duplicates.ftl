### The same deals for several people: duplicate matches.

## What the server refuses

server-refusal-contest-needs-account = Il faut un compte pour participer. Créez-en un sur la page de votre compte.
server-refusal-no-match = Ce match n’existe pas.
server-refusal-match-needs-invitation = Il faut une invitation à ce match. Demandez le lien à la personne qui l’organise.
server-refusal-match-closed = Ce match est clos : personne ne peut plus le rejoindre ni commencer une donne.
server-refusal-match-full = Ce match est complet.
server-refusal-match-begun = Vous avez commencé à jouer : vous ne pouvez plus quitter ce match.
server-refusal-match-host-only = Seule la personne qui organise ce match peut faire cela.
server-refusal-match-not-joined = Vous ne jouez pas dans ce match. Rejoignez-le d’abord.
server-refusal-match-played = Vous avez joué toutes les donnes de ce match.
server-refusal-match-bots = Choisissez un bot pour chaque autre place, parmi ceux qui répondent de la même façon aux mêmes actions.
server-refusal-too-many-matches = Vous participez à beaucoup de matchs. Terminez-en d’abord quelques-uns.

## The list

web-nav-contests = Concours
web-contests-lead = Les mêmes cartes pour tous : c’est le talent qui décide, pas la pioche.
web-contests-guest = Il faut un compte pour participer aux concours.
web-contests-daily = Une donne par jour, la même pour tous ceux qui jouent ici.
web-contests-matches = Matchs en duplicate
web-contests-matches-about = Vos amis et vous jouez les mêmes donnes contre les mêmes bots, chacun à sa table, quand vous voulez.
web-contests-matches-none = Vous ne participez encore à aucun match.
web-contests-new-match = Nouveau match
web-contests-match-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-contests-match-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
web-contests-match-mine = Vous avez joué { $played } sur { $deals }
web-contests-over = Terminé

## Making a match

web-match-new-lead = Choisissez ce qui se joue. Toutes les personnes que vous invitez reçoivent les mêmes donnes et les mêmes adversaires.
web-match-deals = Nombre de donnes
web-match-opponents = Adversaires
web-match-bot = Bot { $number }
web-match-open-for = Ouvert pendant
web-match-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-match-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-match-make = Créer le match

## A match

web-nav-duplicate = Match en duplicate
web-match-against = Adversaires : { $bots }
web-match-until = Ouvert jusqu’à { $time }
web-match-was-until = Terminé : { $time }
web-match-join = Rejoindre le match
web-match-leave = Quitter le match
web-match-play = Jouer la donne { $number }
web-match-continue = Continuer la donne { $number }
web-match-all-played = Vous avez joué toutes les donnes. Les résultats seront visibles quand tout le monde aura fini, ou à la clôture.
web-match-close = Ne plus laisser entrer personne
web-match-close-about = Le match se termine alors dès que tout le monde a joué toutes les donnes.
web-match-is-closed = Personne ne peut plus entrer.
web-match-invite = Inviter
web-match-invite-about = Avec ce lien et un compte, chacun peut rejoindre le match.
web-match-players = Joueurs
web-match-played = { $played } sur { $deals } jouées
web-match-host = Organise
web-match-mine = Vos donnes
web-match-deal = Donne { $number }
web-match-mine-margin = Écart { $margin }, avec { $points } points
web-match-mine-open = Pas terminée
web-match-mine-lost = Arrêtée avant la fin, ne compte pas
web-match-sealed = Avant la fin du match, personne ne voit comment les autres ont joué.
web-match-results = Résultats
web-match-score = Score
web-match-total = Somme des écarts
web-match-missed = pas terminée
web-match-scoring = Comment compte-t-on ?
web-match-scoring-about = Ce qui compte est votre écart : vos points moins ceux de votre meilleur adversaire. À chaque donne, votre écart est comparé à celui de chaque autre personne. Une différence de 1 vaut 1, de 3 vaut 2, de 6 vaut 3, de 10 vaut 4 et ainsi de suite, 12 au plus. Une donne non terminée perd 12. Votre score est la moyenne sur les autres, en somme sur toutes les donnes. À score égal, la somme des écarts décide.
web-match-fair-about = Toutes les cartes découlent d’un nombre secret. Son SHA-256 est visible dès le début, et le nombre lui-même à la fin du match.
web-match-back = Retour au match
web-sealed-contest = D’autres jouent encore cette donne. Les parties et les résultats seront visibles quand le concours le permet.
web-match-link = Lien vers ce match

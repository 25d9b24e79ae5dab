### Tournaments at tables of three or four.

## What the server refuses

server-refusal-no-tournament = Ce tournoi n’existe pas.
server-refusal-tournament-needs-invitation = Il faut une invitation à ce tournoi. Demandez le lien à l’arbitre.
server-refusal-tournament-size = Les tournois se jouent à des tables de trois ou quatre. Choisissez l’un de ces nombres.
server-refusal-tournament-needs-clock = Un tournoi a besoin d’une pendule, pour que personne n’attende sans fin. Choisissez-en une.
server-refusal-tournament-over = Ce tournoi est terminé.
server-refusal-tournament-full = Ce tournoi est complet.
server-refusal-tournament-no-bots = Les bots et les programmes ne peuvent pas entrer dans ce tournoi.
server-refusal-tournament-no-abort = Dans un tournoi, on ne peut pas arrêter une partie d’un commun accord. Continuez, abandonnez, ou demandez à l’arbitre de trancher.
server-refusal-tournament-phase = Ce n’est pas possible dans l’état actuel du tournoi.
server-refusal-too-many-tournaments = Vous participez à beaucoup de tournois. Attendez la fin de l’un d’eux.
server-refusal-arbiter-only = Seul l’arbitre de ce tournoi peut faire cela.
server-refusal-adjourned = La partie est ajournée. Elle reprendra quand l’arbitre le dira.
server-refusal-arbiter-awaited = L’arbitre peut encore revenir. Attendez : si aucune ronde ne commence pendant un certain temps, un joueur peut diriger le tournoi.
server-refusal-no-player = Ce joueur n’est pas dans ce tournoi.
server-refusal-not-a-reserve = Seul un remplaçant qui n’a pas encore joué peut remplacer quelqu’un.
server-refusal-round-open = Une table de cette ronde joue encore. Attendez-la, ou annulez-la.
server-refusal-no-more-rounds = Toutes les rondes sont jouées. Vous pouvez clore le tournoi.
server-refusal-tournament-changed = Quelqu’un est arrivé ou parti entre-temps. Vérifiez qui joue, puis lancez la ronde à nouveau.
server-refusal-too-few-players = Il n’y a pas assez de joueurs pour une table. Invitez du monde, ou ajoutez des bots.
server-refusal-too-many-bots = Il y a trop de bots : chaque table a besoin d’au moins une personne. Retirez-en quelques-uns.
server-refusal-wrong-points = Donnez les points de tous les joueurs de la table.

## The list, and making one

web-contests-tournaments = Tournois
web-contests-tournaments-about = Plusieurs rondes à des tables de trois ou quatre, avec un classement et un arbitre, en direct ou sur plusieurs jours.
web-contests-tournaments-none = Il n’y a pas de tournoi en ce moment.
web-contests-new-tournament = Nouveau tournoi
web-contests-all = Tous les concours
web-nav-tournament = Tournoi
web-tournament-new-lead = Vous serez l’arbitre : vous lancez les rondes, et vous pouvez jouer aussi.
web-tournament-name = Nom
web-tournament-size = Joueurs par table
web-tournament-kind = Appariement
web-tournament-swiss = Suisse
web-tournament-swiss-about = Les joueurs aux scores proches se rencontrent, et le moins possible se revoient.
web-tournament-round-robin = Toutes rondes
web-tournament-round-robin-about = Chacun rencontre tous les autres aussi également que possible.
web-tournament-number = Rondes
web-tournament-rounds = { $count ->
    [one] { $count } ronde
   *[other] { $count } rondes
}
web-tournament-pace = Rythme
web-tournament-live = En direct : 15 minutes chacun, et 20 secondes par tour
web-tournament-days = Sur plusieurs jours : deux jours par décision
web-tournament-same-deals = La même donne à toutes les tables d’une ronde
web-tournament-same-deals-about = Toutes les tables d’une ronde ont les mêmes cartes. Personne ne peut regarder ni revoir une ronde avant la fin de toutes ses tables.
web-tournament-own-deals-about = Chaque table a ses propres cartes, et on peut regarder les parties.
web-tournament-bots = Les bots peuvent entrer
web-tournament-bots-about = L’arbitre peut ajouter des bots, et les programmes des joueurs peuvent participer.
web-tournament-public = Ouvert à tous
web-tournament-public-about = Il est affiché ici. Sinon, il faut votre lien.
web-tournament-make = Créer le tournoi

## A tournament

web-tournament-link = Lien vers ce tournoi
web-tournament-phase-gathering = Inscriptions ouvertes
web-tournament-phase-running = En cours
web-tournament-phase-paused = En pause
web-tournament-phase-over = Terminé
web-tournament-round = Ronde { $number }
web-tournament-round-of = Ronde { $number } sur { $rounds }
web-tournament-table = Table { $number }
web-tournament-to-table = Aller à votre table { $number }
web-tournament-standings = Classement
web-tournament-score = Score
web-tournament-comparison = Comparaison
web-tournament-opponents = Adversaires
web-tournament-in = Vous jouez
web-tournament-reserve = Vous êtes remplaçant : l’arbitre peut vous faire jouer
web-tournament-join = Rejoindre le tournoi
web-tournament-leave = Quitter le tournoi
web-tournament-byes = Pas de partie dans cette ronde, et le score moyen : { $names }
web-tournament-state-playing = En jeu
web-tournament-state-adjourned = Ajournée
web-tournament-adjourned = Ajournée par l’arbitre.
web-tournament-state-over = Terminée
web-tournament-state-corrected = Corrigée
web-tournament-state-decided = Décidée
web-tournament-state-void = Annulée
web-tournament-forfeited = forfait
web-tournament-play = Jouer
web-tournament-watch = Regarder
web-tournament-scoring-about = Le premier d’une table de quatre reçoit 3 points, puis 2, 1 et 0 ; à une table de trois, c’est 2, 1 et 0. Les ex æquo partagent. Une exemption et une table annulée donnent la moyenne. À score égal, la comparaison décide : votre écart face à ceux des joueurs qui avaient la même place et la même donne aux autres tables, sur l’échelle des matchs en duplicate. Viennent ensuite les scores de vos adversaires, puis vos points dans toutes les parties.
web-tournament-fair-about = Toutes les cartes découlent d’un nombre secret. Son SHA-256 est visible dès le début, et le nombre lui-même à la fin du tournoi.

## The arbiter

web-tournament-arbiter = Arbitre
web-tournament-start = Lancer la ronde { $number }
web-tournament-pause = Mettre en pause
web-tournament-resume = Reprendre
web-tournament-end = Clore le tournoi
web-tournament-bot = Bot
web-tournament-add-bot = Ajouter ce bot
web-tournament-fill = Compléter avec { $count } de ces bots
web-tournament-missing = { $count ->
    [one] Avec une personne de plus, personne n’est exempt.
   *[other] Avec { $count } personnes de plus, personne n’est exempt.
}
web-tournament-withdraw = Retirer
web-tournament-admit = Faire jouer
web-tournament-hand-over = Nommer arbitre
web-tournament-hand-over-sure = Vous n’arbitrez plus : vraiment ?
web-tournament-lead = Diriger le tournoi
web-tournament-lead-about = Aucune ronde n’a commencé depuis longtemps. Vous pouvez prendre la place de l’arbitre.
web-tournament-replace = Remplacer
web-tournament-in-place-of = { $name } prend la place de
web-tournament-status-reserve = Remplaçant
web-tournament-status-out = Retiré
web-tournament-correct = Corriger
web-tournament-correct-about = Laissez vide le champ de qui a déclaré forfait.
web-tournament-adjourn = Ajourner
web-tournament-go-on = Reprendre
web-tournament-decide = Trancher
web-tournament-decide-about = La partie s’arrête maintenant. Donnez ses points à chacun ; laissez vide le champ de qui déclare forfait.
web-tournament-void = Annuler la table
web-tournament-save = Enregistrer les points

### Le client du navigateur : cadre et table.

## Frame

web-skip = Aller au contenu
web-nav = Pages
web-nav-lobby = Jouer
web-nav-new = Nouvelle table
web-nav-join = Rejoindre une table
web-nav-records = Parties terminées
web-nav-replay = Revoir la partie
web-nav-whatif = Et si ?
web-nav-ratings = Classement
web-nav-person = Joueur
web-nav-account = Nom et compte
    .short = Compte
web-nav-rules = Règles
web-nav-tutorial = Apprendre
web-nav-settings = Réglages
web-nav-table = Table
web-no-page = Cette page n’existe pas

## Playing

web-your-turn = À vous de jouer
web-once-more = Encore une action
web-connecting = Connexion…
web-no-table = La table ne répond pas.
web-offline = Pas de connexion. Nouvel essai…
web-offline-waiting = Pas de connexion. Votre action est enregistrée et sera envoyée.
web-can-pay = Vous pouvez payer cette tuile
web-next-face-even = ensuite : face paire
web-next-face-odd = ensuite : face impaire
web-can-pay-exactly = Vous pouvez faire l’appoint pour cette tuile
web-can-take = Vous pouvez la prendre
web-exact = appoint
web-loses = { $number } de trop
web-sum = somme { $number }
web-special = autres
web-pay-site = Commencer un site de construction
web-pay-vizier = Faire intervenir le vizir
web-pay-finish = Achever
web-turn-to = Retourner : { $tile }
# The tile beside a space. $tile is what it is called, $name how it is written.
web-beside = { $name ->
    [fountain] la { word-fountain }
    [gate] la { word-gate }
   *[other] la tuile { $tile }
}
# A space, named by the tile beside it.
web-place = à côté de { web-beside }
    .right = à droite de { web-beside }
    .left = à gauche de { web-beside }
    .below = sous { web-beside }
    .above = au-dessus de { web-beside }
web-choose-cell = { $count ->
    [one] choisissez l’emplacement
   *[other] choisissez l’un des { $count } emplacements
}
web-effect-wall = mur { $number }
web-effect-gain = prochain décompte { $number }
web-no-money = Vous n’avez pas d’argent dans cette devise : { $currency }.
web-empty = vide
web-hand-empty = Aucune carte
web-confirm = Confirmer
web-back = Retour
web-cancel = Annuler
web-close = Fermer
web-undo = Annuler l’action
web-restart = Recommencer le tour
web-hint = Conseil
web-thinking = Réflexion…
web-do-it = Faire cette action
web-order = Ne jamais me demander ({ $window })

## Seeing

web-palace-own = Votre Alhambra
web-palace-of = Alhambra : { $name }
web-zoom-in = Agrandir
web-zoom-out = Réduire
web-fit = Tout montrer
web-standings = Majorités
web-category = Ce qui compte
web-pays = points pour chaque place
web-left = Tuiles restant dans le sac
web-projection = prochain décompte
web-score = points
web-total = Total
web-sheets = Décomptes
web-no-scoring = Il n’y a pas encore eu de décompte.
web-result = Le résultat
web-graph = Points après chaque décompte
web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
}
web-resigned-leads = { $count ->
    [one] { $names } est en tête aux points, mais a abandonné ou dépassé son temps, et ne peut pas gagner.
   *[other] { $names } sont en tête aux points, mais ont abandonné ou dépassé leur temps, et ne peuvent pas gagner.
}
web-log = Journal
web-log-empty = Il ne s’est encore rien passé.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
# $name is whoever said something.
web-mute = Ne plus entendre { $name }
    .done = Vous n’entendez plus { $name }.
    .again = Entendre à nouveau
web-hush = Demander aux spectateurs de se taire
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-bot = bot { $name }
web-away = pas connecté
web-resigned = a abandonné
web-days = j
web-hours = h
web-time-left = Temps restant

## Around the game

web-menu = Menu
web-leave-table = Retour à l’accueil
web-menu-table = Cette table
web-download = Enregistrer la partie
web-rematch = Rejouer
web-rematch-same = Rejouer la même donne
web-rematch-go = Vers la partie suivante
web-rematch-there = Les mêmes joueurs rejouent.
web-rematch-accepted = D’accord pour rejouer : { $names }.
web-rematch-waiting = Pas encore : { $names }.
web-return = Un bot joue pour vous.
    .now = Reprendre ma place
# $name is a player.
web-claim = { $name } n’est pas là.
    .now = Continuer sans { $name }
web-resign = Abandonner
web-resign-sure = Abandonner vraiment
web-abort = Proposer d’arrêter sans résultat
web-abort-back = Retirer la proposition d’arrêt
web-abort-proposed = { $name } : proposition d’arrêter la partie sans résultat.
web-agree = D’accord
web-aborted = La partie a été arrêtée sans résultat.
web-cover = Cacher mes cartes
web-text-mode = Mode texte, pour lecteurs d’écran
web-aids = Montrer majorités, points prévus et effets
web-sounds = Sons
web-shortcuts = Raccourcis à une touche
web-theme = Thème
web-theme-auto = comme l’appareil
web-theme-light = clair
web-theme-dark = sombre
web-keys = Touches
web-key-m = au chantier
web-key-d = aux cartes Argent
web-key-h = aux actions possibles
web-key-p = à l’Alhambra ; se déplacer avec les flèches
web-key-o = aux joueurs
web-key-l = au journal
web-key-u = annuler l’action
web-key-i = conseil
web-key-slash = taper une action
web-key-escape = annuler la sélection
web-key-space = passer ce que font les autres
    .name = Espace
web-fairness = Équité
web-commitment = Engagement avant la donne :
web-secret = Son secret, désormais révélé :
web-curtain = Passez l’appareil à { $name }
web-curtain-here = Je suis { $name }
web-curtain-who = Qui regarde ses cartes ?
web-dealing = Distribution des cartes

## Text mode

web-text-decision = Ce que vous devez décider
web-text-type = Tapez une action
web-text-more = { $count ->
    [one] { $count } autre possibilité
   *[other] { $count } autres possibilités
}
web-text-options = { $count ->
    [0] Aucune possibilité
    [one] Une possibilité
   *[other] { $count } possibilités
}

## A turn: one button does it

web-buy = Acheter
# $deed is a command: web-buy, or one of web-pay-*.
web-and-build = { $deed } et construire ici
web-build-here = Construire ici
web-in-reserve = { $count } en réserve
web-to-reserve = Dans la réserve
web-swap-here = Échanger ici
web-take = Prendre
web-exact-again = Appoint : vous avez une autre action
web-pay-choose = Choisissez les cartes pour payer
web-pay-too-many = Trop de cartes : reprenez celles qui sont de trop
web-plan-gone = L’emplacement prévu n’est plus possible. Choisissez-en un autre.
web-planned = Prévu : { $tile }
web-ends-turn = Cela termine votre tour.
web-order-this = Ne plus me demander dans cette partie
web-targets-beyond = Emplacements hors de vue : { $count }. Tout montrer
web-zone-display = Prendre de l’argent
web-zone-market = Acheter
web-zone-reserve = Réaménager
web-zone-elsewhere = Plus
    .reveal = Révéler
    .hut = Abri

## What the others do

web-skip-turns = Passer
web-skip-scoring = Passer
web-scoring-numbers = Tous les chiffres
# $number and $count are numbers: which of how many turns. $number is also that of a scoring, $points who got how many: Ana +12, Ben +8.
web-missed = Pendant votre absence ({ $number } sur { $count }) :
    .all = Pendant votre absence : { $count ->
        [1] un tour a été joué.
       *[other] { $count } tours ont été joués.
    }
    .show = Revoir
    .scoring = Décompte { $number } : { $points }.
    .by-choice = Retour en arrière ({ $number } sur { $count }) :
    .then = La table telle qu’elle était.
web-missed-back = Précédent
web-missed-on = Suivant
web-tips = Conseils pendant la première partie
web-tip-take = Choisissez les cartes Argent que vous voulez, puis appuyez sur le bouton. Ensemble, elles valent 5 au plus ; une carte seule peut valoir davantage.
web-tip-buy = Vous pouvez payer les tuiles marquées. Si vous faites l’appoint, vous avez une autre action.
web-tip-cell = Choisissez un emplacement. Il indique l’effet sur votre plus long mur et sur vos points au prochain décompte.
web-tip-others = Ce que font les autres s’affiche ici, un tour après l’autre. Un clic sur la table permet de passer.
web-tip-standings = Ces barres montrent qui a le plus de bâtiments de chaque type. Les majorités rapportent des points aux trois décomptes.
web-tip-none = Plus de conseils

## The end

web-share = Partager
web-shared = Lien copié

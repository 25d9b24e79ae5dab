### Les pages autour du jeu : accueil, nouvelle table, parties enregistrées, joueurs, réglages, règles, initiation.

## Partout

web-pages-cancel = Annuler
web-pages-copy = Copier
web-pages-copied = Copié.
web-pages-saved = Enregistré.
web-pages-loading = Un instant…
web-pages-no-answer = Le serveur ne répond pas. Votre connexion fonctionne-t-elle ?
web-pages-guest = Invité { $number }
web-rated = Classée
web-pages-seat-open = place libre
web-pages-seat-bot = bot
web-pages-seat-local = sur cet appareil
web-pages-seat-you = vous
web-phase-gathering = en attente de joueurs
web-phase-dealing = distribution
web-phase-playing = en cours
web-phase-over = terminée
web-phase-aborted = interrompue
web-count-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}

## Accueil

web-waiting = La table se prépare…
web-lobby-title = Bâtissez votre Alhambra
web-lobby-lead = Jardins, tours et arcades, quatre devises et un long mur. Jouez contre des bots, entre amis sur un même appareil ou en ligne.
web-lobby-play-now = Jouer tout de suite
web-lobby-game = Jeu
web-lobby-opponents = Adversaires
web-lobby-players = Joueurs
web-lobby-new = Nouvelle table…
web-lobby-learn = Apprendre le jeu
web-lobby-first = Première visite ?
web-lobby-first-about = De courtes leçons à une vraie table vous apprennent le jeu en un quart d’heure.
web-lobby-mine = Vos parties
web-lobby-my-turn = à vous de jouer
web-lobby-none-mine = Aucune partie en cours. Un clic suffit pour en commencer une.
web-lobby-open = Tables ouvertes
web-lobby-none-open = Personne ne cherche de joueurs pour l’instant.
web-lobby-more = { $count ->
    [0] Aucune autre table
    [one] Une autre table
   *[other] { $count } autres tables
}
web-lobby-invited = Vous avez une invitation ?
web-lobby-invited-example = Collez le lien ici
web-lobby-invited-wrong = Ce n’est pas le lien d’une table.
web-lobby-join = Rejoindre
web-lobby-records = Parties terminées
web-lobby-all-records = Toutes les parties, et des fichiers à ouvrir
web-lobby-back = Vous revoilà, { $name }
web-lobby-back-turn = C’est à vous de jouer
web-lobby-continue = Continuer
web-lobby-position = Votre palais
web-lobby-deciding = joue maintenant
web-lobby-rating = Cote
web-lobby-left = Temps restant : { $time }
web-lobby-host = table ouverte par { $name }
web-lobby-sit = S’asseoir
web-lobby-order = Ordre
web-lobby-order-wanted = Moins de places libres d’abord
web-lobby-order-newest = Plus récentes d’abord
web-lobby-live = Parties à regarder
web-lobby-none-live = Aucune partie publique en ce moment.
web-lobby-spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
web-lobby-you-watch = vous regardez

## Une nouvelle table

web-new-what = Le jeu
web-new-who = Les joueurs
web-new-how = Les options
web-new-edition = Édition
web-new-modules = Modules
web-new-more = En savoir plus
web-new-explain-game = Comment on joue à { $game }
web-new-not-with = Pas avec « { $game } ».
web-new-seat = Place { $number }
web-new-seat-person = Quelqu’un que j’invite
web-new-seat-local = Quelqu’un sur cet appareil
web-new-seat-bot = Un bot
web-new-seat-person-about = Libre jusqu’à ce que quelqu’un la prenne.
web-new-seat-name = Nom du joueur { $number }
web-new-seat-which = Bot à la place { $number }
web-new-up = Monter la place { $number }
web-new-down = Descendre la place { $number }
web-new-ages = En cas d’égalité, le plus jeune commence
web-new-ages-label = Âges dans l’ordre des places
web-new-ages-about = Sert seulement à désigner qui commence si deux joueurs ont le même nombre de cartes et le même total (A-5).
web-new-clock = Temps de réflexion
web-clock-none = Sans pendule
web-clock-none-about = Prenez votre temps.
web-clock-fischer = Minutes
web-clock-fischer-about = Quelques minutes pour toute la partie, plus quelques secondes par tour.
web-clock-days = Jours
web-clock-days-about = Des jours pour chaque tour ; nul besoin d’être là en même temps.
web-clock-fischer-words = { $minutes } min + { $seconds } s par tour
web-clock-days-words = { $count ->
    [one] { $count } jour par tour
   *[other] { $count } jours par tour
}
web-new-minutes = Minutes
web-new-increment = Secondes de plus par tour
web-new-days = Jours par tour
web-new-window = Secondes pour répondre
web-new-window-about = Quand plusieurs joueurs sont interrogés à la fois (vizirs, cartes de prime), l’absence de réponse dans ce délai vaut refus.
web-new-private = Table privée
web-new-private-about = Seuls ceux qui ont le lien peuvent la voir.
web-new-aids = Avec aides
web-new-no-aids = Sans aides
web-new-aids-about = Majorités, points prévus, conseils d’un bot.
web-new-undo = Annulation permise
web-new-no-undo = Sans annulation
web-new-undo-about = Tant que rien de nouveau n’a été révélé et que personne d’autre n’a joué.
web-new-takeover = Un bot prend la suite quand le temps est écoulé
web-new-takeover-about = Sinon, celui qui n’a plus de temps a perdu.
web-new-rated-about = Compte pour la cote de tous les comptes à la table. Les cotes sont publiques.
web-new-rated-guest = Il faut un compte. Choisissez votre nom en haut pour en créer un.
web-new-open = Ouvrir la table
web-new-deal = Distribuer les cartes

## Jeux et modules expliqués

web-explain-alhambra = À votre tour, vous prenez de l’argent, vous achetez un bâtiment dans la devise de sa case ou vous réaménagez votre Alhambra. Faire l’appoint donne une action de plus. Trois décomptes comparent les six types de bâtiments et la longueur des murs d’enceinte. Environ une heure à trois.
web-explain-granada = Les mêmes actions, mais chaque tuile a deux faces avec des bâtiments différents : vous en achetez une et pouvez construire l’autre en payant un supplément. Des tranchées remplacent les murs, et plus on a construit de bâtiments d’un type, plus sa majorité rapporte.
web-explain-combined = L’Alhambra et la ville grandissent côte à côte à partir d’un chantier à deux tuiles par case. Elles ne se touchent que là où un mur rencontre une tranchée, et chaque côté où mur et tranchée se longent vaut 2 points de plus. Une longue partie : comptez deux heures.
web-explain-vizier = Entre deux tours, votre vizir peut acheter une tuile pour vous, à condition de faire l’appoint. Il est ensuite inactif jusqu’à ce que vous dépensiez une action pour le réactiver. On reste attentif pendant le tour des autres.
web-explain-exchange = Six cartes apparaissent parmi l’argent, chacune avec deux devises. Qui en a une peut mélanger ces deux devises pour un achat : idéal pour faire l’appoint.
web-explain-bonus = On vous distribue des cartes secrètes, chacune pour l’une des dix tuiles sans mur. Si vous construisez justement cette tuile, vous pouvez montrer la carte, qui compte comme un bâtiment de plus.
web-explain-huts = Les abris sont gratuits : en prendre un est une action. Lors d’un décompte, il vaut autant de bâtiments qu’il a de voisins de sa couleur sans mur entre eux. Trois par joueur au plus.
web-explain-sites = Vous pouvez acheter n’importe quelle tuile à moitié prix, mais ce n’est alors qu’un site de construction, à achever au prix entier dans une devise choisie en secret. Un site de votre Alhambra inachevé à la fin vous coûte tout votre argent dans cette devise.

## Rejoindre

web-join-host = L’hôte de cette table est { $name }.
web-join-seats = Places
web-join-sit = S’asseoir ici
web-join-local = Quelqu’un sur cet appareil
web-join-bot = Un bot
web-join-leave = Quitter cette place
web-join-clear = Libérer la place
web-join-start = Distribuer les cartes
web-join-waiting = { $count ->
    [0] Aucune place n’est libre.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
web-join-ready = Tout le monde est là. { $name } peut distribuer les cartes.
web-join-invite = Inviter
web-join-invite-about = Envoyez ce lien ou faites scanner le code.
web-join-link = Lien de cette table
web-join-qr = Le lien de cette table sous forme de code QR
web-join-home = Ce lien ne fonctionne que sur cet appareil. Pour inviter d’autres joueurs, ouvrez cette page à l’adresse de cet ordinateur sur votre réseau.
web-join-options = Les options
web-join-rules = Lire les règles

## Parties enregistrées

web-records-lead = Toute partie terminée peut être revue étape par étape, analysée et poursuivie autrement.
web-records-load = Ouvrir un fichier
web-records-file = Choisir une partie enregistrée (.alh)
web-records-file-about = Vous pouvez aussi la déposer ici.
web-records-own = Vos parties terminées
web-records-none = Vous n’avez encore terminé aucune partie.
web-records-more = Autres parties

## Revoir une partie

web-replay-deal = Les cartes sont distribuées.
web-replay-controls = Étapes et points
web-replay-graph = Ce que montre le graphique
web-replay-graph-chance = Chances de victoire
web-replay-graph-lead = Avance
web-replay-slider = Étape
web-replay-steps = Les étapes de la partie
web-replay-first = À la distribution
web-replay-turn-back = Tour précédent
web-replay-back = Étape précédente
web-replay-forward = Étape suivante
web-replay-turn-forward = Tour suivant
web-replay-last = À la fin
web-replay-keys = Touches : ← → une étape, avec Maj un tour
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-see = Voir les cartes cachées de
web-replay-see-none = personne
web-replay-share = Partager
web-replay-link = Lien vers cette étape
web-replay-for-all = Toute personne qui a ce lien peut voir la partie.
web-replay-for-invited = La table était privée. Ce lien contient son invitation : toute personne qui l’a peut voir la partie.
web-replay-file = Cette partie vient d’un fichier : transmettez le fichier.
web-replay-download = Télécharger la partie
web-replay-sheets = Feuille de score
web-whatif-about = Poursuivez à partir d’ici contre des bots. Ce que personne ne pouvait savoir est redistribué.
web-whatif-before = Commence avant cette action : trouvez mieux.
web-whatif-sign = Et si ? Cette partie ne compte pas.
web-whatif-back = Revenir à la partie
web-whatif-seat = Jouer à la place de
web-analysis = Analyse
web-analysis-about = Un bot examine chaque action et dit ce qu’il aurait fait ; ce qui a été perdu est donné en chances de victoire.
web-analysis-bot = Qui analyse
web-analysis-start = Analyser
web-analysis-progress = Actions examinées : { $done } sur { $of }
web-analysis-none = Le bot n’a trouvé aucune erreur.
web-analysis-largest = Les plus grosses erreurs
web-judgement-blunder = gaffe
web-judgement-inaccuracy = imprécision
web-judgement-mistake = erreur

## Équité

web-fair = La donne était-elle honnête ?
web-fair-about = Votre navigateur recalcule tout lui-même, à partir de la seule partie enregistrée : vous n’avez à croire personne sur parole.
web-fair-check = Vérifier
web-fair-yes = Oui : tout ce qui peut être vérifié est exact.
web-fair-no = Non : quelque chose n’est pas exact.
web-fair-unknown = La partie enregistrée ne dit pas comment les cartes ont été mélangées ; il n’y a rien à vérifier.
web-fair-no-record = Cette partie enregistrée est illisible.
web-fair-is-yes = exact
web-fair-is-no = inexact
web-fair-is-unknown = inconnu
web-fair-commitment = Le secret du serveur est celui auquel il s’était engagé avant la donne.
web-fair-nonces = Les nombres des joueurs sont ceux auxquels ils s’étaient engagés.
web-fair-own = Le nombre donné par ce navigateur est parmi eux.
web-fair-key = La clé des mélanges a été calculée à partir du secret et de ces nombres.
web-fair-shuffles = Chaque carte et chaque tuile est sortie dans l’ordre que donne cette clé.
web-fair-draws = { $count } tirages de { $supplies } pioches ont été comparés.
web-fair-difference = Étape { $step } : la clé donne { $expected }, la partie enregistrée dit { $found }.
web-fair-seats = Places qui ont donné leur propre nombre : { $seats }. Tous les autres découlent du secret du serveur.
web-fair-no-seats = Aucune place n’a donné de nombre : la distribution découle du seul secret du serveur.
web-fair-reserved = Le serveur pouvait choisir librement certains de ses nombres : il aurait pu essayer plusieurs distributions.

## Classement et joueurs

web-ratings-lead = La force de chacun, d’après toutes les parties classées.
web-ratings-rank = Rang
web-ratings-name = Nom
web-ratings-value = Cote
web-ratings-range = Probablement entre
web-ratings-games = Parties
web-ratings-none = Personne n’a encore joué de partie classée.
web-ratings-about = 100 points d’avance signifient environ 64 victoires sur 100 parties à deux. Plus il y a de parties, plus l’intervalle est étroit.
web-person-unrated = Pas encore de partie classée.
web-person-games = Parties terminées
web-person-no-games = Pas encore de partie terminée.
web-person-won = gagnée

## Compte

web-account-lead-guest = Vous jouez sans compte : seul ce navigateur vous connaît. Cela suffit pour jouer.
web-account-lead-account = Vous avez un compte et pouvez vous connecter partout.
web-account-who = Votre nom
web-account-name = Les autres vous voient sous le nom de
web-account-name-guest = Des invités peuvent porter le même nom, les comptes non.
web-account-name-account = C’est aussi le nom avec lequel vous vous connectez.
web-account-save = Enregistrer
web-account-page = Votre page
web-account-sign-out = Se déconnecter
web-account-make = Créer un compte
web-account-why = Avec un compte, vous pouvez jouer sur plusieurs appareils et dans des parties classées. Tout ce que vous avez joué reste à vous. Aucune adresse électronique n’est nécessaire.
web-account-sign-name = Nom
web-account-password = Mot de passe
web-account-new-password = Nouveau mot de passe
web-account-password-about = Quelques mots à la suite sont faciles à retenir et difficiles à deviner.
web-account-elsewhere = Se connecter
web-account-sign-in = Se connecter
web-account-forgotten = Mot de passe oublié
web-account-recovery = Code de secours
web-account-recovery-once = Notez ce code et gardez-le en lieu sûr : il permet de choisir un nouveau mot de passe. Il n’est montré que maintenant.
web-account-sessions = Où vous êtes connecté
    .this = ce navigateur
    .program = programme
    .since = depuis le { $day }
    .end = Déconnecter
    .end-others = Déconnecter partout ailleurs
web-account-password-change = Changer le mot de passe
    .old = Mot de passe actuel
    .new = Nouveau mot de passe
    .changed = Le mot de passe est changé ; les autres navigateurs sont déconnectés.
web-account-programs = Programmes et messages
web-account-webhook = Prévenir cette adresse quand c’est à moi de jouer
web-account-webhook-about = Une adresse web qui reçoit un court message. Laissez vide si vous n’en voulez pas.
web-account-token = Un jeton pour
web-account-token-about = Avec un jeton, un de vos programmes peut jouer sous votre nom.
web-account-token-make = Créer un jeton
web-account-token-once = Voici le jeton. Il n’est montré que maintenant.
web-account-token-drop = Révoquer
web-account-data = Vos données
web-account-data-about = Ce qui est conservé sur vous vous appartient. Vous pouvez le télécharger ou le faire supprimer.
web-account-data-get = Tout télécharger
web-account-forget = Supprimer mes données…
web-account-forget-about = Votre nom, votre compte et vos jetons sont supprimés définitivement. Vos parties restent, sous le nom de « quelqu’un ». C’est irréversible.
web-account-forget-yes = Supprimer mes données

## Réglages

web-settings-lead = Ces réglages valent pour cet appareil et sont enregistrés aussitôt.
web-settings-look = Apparence
web-settings-language = Langue
web-settings-language-auto = Celle du navigateur
web-settings-theme = Thème
web-settings-theme-auto = Celui du système
web-settings-theme-light = Clair
web-settings-theme-dark = Sombre
web-settings-palette = Couleurs
web-settings-palette-standard = Standard
web-settings-palette-colour-blind = Pour daltoniens
web-settings-play = Jeu
web-settings-ask-end = Me demander avant la fin d’un tour
web-settings-ask-end-about = Sinon, le bouton qui agit vaut confirmation.
web-settings-speed = Rythme de la partie
web-settings-speed-about = La vitesse à laquelle vous voyez les tours des autres, les décomptes et les pièces en chemin.
web-settings-speed-off = immédiat
web-settings-speed-fast = rapide
web-settings-speed-normal = normal
web-settings-speed-slow = calme
web-settings-aids = Montrer les aides
web-settings-aids-about = Majorités, points prévus et plus long mur, si la table le permet.
web-settings-hint-bot = Les conseils viennent de
web-settings-signals = Signaux
web-settings-sound = Sons
web-settings-sound-about = Cartes, pièces, tuiles, décomptes, pendule, et un signal quand c’est à vous de jouer.
web-settings-title = Marquer l’onglet quand c’est à moi de jouer
web-settings-title-about = Le titre de la fenêtre le dit.
web-settings-notify = Afficher des notifications quand cette fenêtre est à l’arrière-plan
web-settings-notify-about = Quand c’est à vous, quand une partie est trouvée ou quand on vous invite. Pour une fenêtre fermée, voir votre compte.
web-settings-access = Accessibilité
web-settings-text-mode = Mode texte
web-settings-text-mode-about = La table sous forme de titres, de listes et d’un journal, où l’on joue en tapant : conçue pour les lecteurs d’écran.
web-settings-shortcuts-about = Le menu de la table énumère les touches.
web-settings-access-about = Tout peut aussi se faire au clavier.
web-settings-secure = Cette connexion est sécurisée : le jeu peut être installé depuis le menu du navigateur.
web-settings-plain = Cette connexion n’est pas chiffrée, comme souvent à la maison. Tout fonctionne, sauf l’installation du jeu comme application.

## Règles

web-rules-lead = Toutes les règles par numéro, avec nos décisions là où les règles imprimées laissent un doute.
web-rules-search = Chercher
web-rules-chapters = Chapitres
web-rules-contents = Dans ce chapitre
web-rules-found = { $count ->
    [0] Rien trouvé
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
web-rules-ruling = Notre décision :
web-picture-fountain = La tuile de départ est ouverte de tous côtés : on peut construire partout autour.
web-picture-market = Un chantier : quatre cases, chacune avec sa devise.
web-picture-money = Une carte de chaque devise.
web-picture-scoring-cards = Les deux cartes Décompte.
web-picture-alike = Permis : ouvert contre ouvert.
web-picture-unlike = Interdit : un mur contre un côté ouvert.
web-picture-walk = Permis : on atteint la tuile derrière le mur en faisant le tour.
web-picture-no-walk = Interdit : aucun chemin ne mène derrière le mur.
web-picture-hole = Interdit : l’emplacement marqué serait un trou.
web-picture-wall = Le plus long mur d’enceinte s’étend sur { $count } côtés. Le double mur intérieur ne compte pas.
web-picture-faces = Les deux faces d’une tuile.
web-picture-moat = Une ville dont la plus longue tranchée s’étend sur { $count } côtés.
web-picture-wall-and-moat = Permis : le mur rencontre la tranchée. La ville commence ici.
web-picture-open-and-moat = Interdit : une tranchée contre un côté ouvert.
web-picture-together = Mur et tranchée se longent sur { $count } côtés, à 2 points chacun.
web-picture-exchange = Deux bureaux de change.
web-picture-bonus = Deux cartes de prime.
web-picture-hut = Cet abri vaut deux jardins : deux jardins le touchent sans mur entre eux.
web-picture-site = Un site de construction : le mur de cette tour compte, la tour non.

## Initiation

web-tutorial-lead = Apprenez en jouant. Chaque leçon part d’une position préparée et dure deux minutes.
web-tutorial-base = Le jeu de base
web-tutorial-modules = Les modules, et le jeu à deux
web-tutorial-games = Granada, et les deux ensemble
web-tutorial-coach = Leçon
web-tutorial-done = faite
web-tutorial-on = Continuer
web-tutorial-again = Recommencer
web-tutorial-all = Toutes les leçons
web-tutorial-next = Suivante : { $lesson }
web-tutorial-other = Ce n’est pas ce que demande la leçon. Annulez, ou recommencez.

web-lesson-money = Prendre de l’argent
web-lesson-money-about = Le but du jeu, et votre première action.
web-lesson-money-1 = Vous construisez une Alhambra. Il y a trois décomptes : qui a le plus de bâtiments d’un type marque des points, et chacun en marque pour son plus long mur. Les bâtiments coûtent de l’argent ; commençons par là.
web-lesson-money-2 = C’est à vous, et vous avez une action. Prenez de l’argent : n’importe quelle carte, par exemple les 9 dinars, ou plusieurs qui ne dépassent pas 5 ensemble.
web-lesson-money-3 = Bravo. On complète les cartes disponibles, et les autres jouent leur tour : le journal dit ce qu’ils font.
web-lesson-buying = Acheter des bâtiments
web-lesson-buying-about = Devises, prix, et pourquoi faire l’appoint.
web-lesson-buying-1 = Chaque case du chantier accepte une devise. La case 1 propose un pavillon à 8 florins, la case 4 un sérail à 4 ducats.
web-lesson-buying-2 = Achetez le pavillon : vos cartes de 5 et de 3 florins font exactement 8.
web-lesson-buying-3 = L’appoint donne une action de plus ! Achetez aussi le sérail pour exactement 4 ducats.
web-lesson-buying-4 = Encore l’appoint. Prenez cette fois de l’argent. Vous pourriez aussi acheter les chambres pour 9 dirhams, mais on ne rend pas la monnaie, et payer trop ne donne pas d’action de plus.
web-lesson-buying-5 = À la fin du tour, vous placez vos achats. Choisissez une tuile : les endroits possibles s’éclairent.
web-lesson-buying-6 = L’autre, maintenant. Ce qui ne va pas ou doit attendre va dans la réserve.
web-lesson-buying-7 = Deux bâtiments et de l’argent en un tour : voilà à quoi sert l’appoint.
web-lesson-building = Construire
web-lesson-building-about = Les murs et les règles de construction.
web-lesson-building-1 = Vous avez acheté trois tuiles. On ne les tourne jamais, et là où deux se touchent, toutes deux ont un mur ou aucune.
web-lesson-building-2 = Le pavillon n’est ouvert qu’au sud. Construisez-le au nord de la tuile de départ.
web-lesson-building-3 = Construisez le sérail à l’est de la tuile de départ : ses murs donnent sur le nord et l’est.
web-lesson-building-4 = Et les chambres à l’ouest. Voyez le mur grandir.
web-lesson-building-5 = Votre mur s’étend sur 7 côtés : 7 points à chaque décompte. Deux règles encore : chaque tuile doit être accessible à pied depuis la tuile de départ, et aucun emplacement vide ne doit être enfermé.
web-lesson-redesign = Réaménager
web-lesson-redesign-about = Faire passer une tuile de la réserve à l’Alhambra.
web-lesson-redesign-1 = Un sérail attend dans votre réserve, où il ne compte pas. La troisième sorte d’action y remédie.
web-lesson-redesign-2 = Choisissez le sérail et construisez-le dans votre Alhambra.
web-lesson-redesign-3 = De même, on peut retirer une tuile ou l’échanger contre une de la réserve. Une tuile, une action.
web-lesson-scoring = Le décompte
web-lesson-scoring-about = Majorités, murs, et quand ils comptent.
web-lesson-scoring-1 = Regardez qui a combien de bâtiments de chaque type. La prochaine carte de la pioche est la première carte Décompte ; nous ne le savons que parce que c’est une leçon.
web-lesson-scoring-2 = Prenez une carte. Au moment de compléter les cartes, le décompte arrive.
web-lesson-scoring-3 = C’était le décompte 1 : seule la première place compte. Le décompte 2 récompense deux places, le décompte 3, à la fin, trois, et avec bien plus de points. Votre mur compte chaque fois.
web-lesson-end = La fin de la partie
web-lesson-end-about = Le dernier achat, les tuiles restantes, le troisième décompte.
web-lesson-end-1 = Le sac est vide. La partie s’arrête après le tour où le chantier ne peut plus être complété.
web-lesson-end-2 = Un achat serait donc le dernier : achetez les arcades pour exactement 5 ducats.
web-lesson-end-3 = Vous avez encore une action : prenez de l’argent. Chaque tuile restante ira à celui qui en a le plus dans sa devise.
web-lesson-end-4 = Placez maintenant votre tuile. Votre tour s’achève, et la partie avec lui.
web-lesson-end-5 = Les tuiles restantes sont maintenant attribuées. Si vous en recevez une, placez-la aussi.
web-lesson-end-6 = C’était le décompte 3, et la fin. Vous connaissez maintenant tout le jeu : à vous !
web-lesson-two-players = À deux : Dirk
web-lesson-two-players-about = Un troisième joueur, qui n’a jamais de tour.
web-lesson-two-players-1 = À deux, Dirk participe : il a quelques tuiles dès le début, en reçoit d’autres après les décomptes et compte dans chaque majorité. Il ne joue jamais.
web-lesson-two-players-2 = Achetez le pavillon pour exactement 8 florins.
web-lesson-two-players-3 = Utilisez votre action supplémentaire pour prendre de l’argent.
web-lesson-two-players-4 = Vous pouvez placer le pavillon comme d’habitude, ou le donner à Dirk : un bon moyen d’enlever une majorité à votre adversaire.
web-lesson-two-players-5 = Les points de Dirk sont comptés, mais il ne peut pas gagner.
web-lesson-vizier = Le vizir
web-lesson-vizier-about = Acheter entre les tours.
web-lesson-vizier-1 = Chacun a un vizir. Quand un tour est fini, il peut acheter une tuile pour vous si vous faites l’appoint.
web-lesson-vizier-2 = N’achetez donc pas le pavillon maintenant : prenez d’abord de l’argent.
web-lesson-vizier-3 = Votre tour est fini, et l’on interroge les vizirs. Faites acheter le pavillon par le vôtre, pour exactement 8 florins.
web-lesson-vizier-4 = La tuile est placée aussitôt.
web-lesson-vizier-5 = Maintenant il est inactif. Le réactiver coûte une action entière. Si vous ne voulez plus de cette question, cochez « Ne jamais me demander ».
web-lesson-exchange = Les bureaux de change
web-lesson-exchange-about = Payer une tuile en deux devises.
web-lesson-exchange-1 = Parmi l’argent se trouvent six bureaux de change. Vous en avez un pour les florins et les dirhams ; le prendre a coûté une action.
web-lesson-exchange-2 = Le pavillon coûte 8 florins, et vous n’en avez que 5. Le bureau permet d’ajouter 3 dirhams : exactement 8. Achetez-le.
web-lesson-exchange-3 = Vous avez fait l’appoint, donc une action de plus : prenez de l’argent.
web-lesson-exchange-4 = Placez le pavillon.
web-lesson-exchange-5 = Le bureau est maintenant dans la défausse et reviendra avec l’argent.
web-lesson-bonus = Les cartes de prime
web-lesson-bonus-about = Des cartes secrètes qui valent des bâtiments.
web-lesson-bonus-1 = Vous avez des cartes secrètes, chacune avec une des tuiles sans mur. Le pavillon 8 est sur l’une d’elles, et il se trouve déjà dans votre Alhambra.
web-lesson-bonus-2 = Révélez la carte. À votre tour, c’est gratuit.
web-lesson-bonus-3 = Elle compte comme un pavillon de plus. Il vous reste votre action : prenez de l’argent.
web-lesson-bonus-4 = Vous pouvez aussi attendre et la révéler juste avant un décompte, quand chacun est interrogé.
web-lesson-huts = Les abris de chantier
web-lesson-huts-about = Des tuiles gratuites qui comptent selon leurs voisines.
web-lesson-huts-1 = Un jardin se trouve dans votre Alhambra, et un abri de chantier vert est proposé. Un abri vaut autant de bâtiments qu’il a de voisins de son type.
web-lesson-huts-2 = Prenez l’abri de chantier vert (jardin). Il ne coûte que votre action.
web-lesson-huts-3 = Placez-le à côté du jardin, sans mur entre eux.
web-lesson-huts-4 = Un jardin et l’abri valent maintenant deux jardins. Vous pouvez avoir trois abris.
web-lesson-sites = Les sites de construction
web-lesson-sites-about = Acheter à moitié prix, achever plus tard.
web-lesson-sites-1 = La tour 13 est chère, mais comme site de construction elle ne coûte que 6 ducats, la moitié arrondie vers le bas.
web-lesson-sites-2 = Installez un site de construction pour la tour 13.
web-lesson-sites-3 = Deux sites, cachés aux autres : gardez celui dont la devise vous convient.
web-lesson-sites-4 = Placez la tuile. Son mur compte tout de suite, sa tour seulement une fois achevée.
web-lesson-sites-5 = Pour l’achever, vous payez les 13 dans la devise cachée, si possible en faisant l’appoint. Attention : à la fin, un site inachevé vous coûte tout votre argent dans sa devise.
web-lesson-granada = Granada
web-lesson-granada-about = Des tuiles à deux faces, des tranchées, et des majorités qui grandissent.
web-lesson-granada-1 = À Granada, chaque tuile porte un autre bâtiment au dos : la petite marque l’indique. Les tranchées remplacent les murs.
web-lesson-granada-2 = Achetez l’arène pour exactement 4 florins. On paie la face visible.
web-lesson-granada-3 = Prenez de l’argent avec l’action supplémentaire.
web-lesson-granada-4 = Construisez l’arène, ou retournez-la en quartier résidentiel 5 : dans la ville, cela coûte 3 dans une seule devise ; dans la réserve, c’est gratuit.
web-lesson-granada-5 = Une majorité rapporte selon N, le nombre de tuiles de ce type dans toutes les villes. Ce sont donc les types les plus construits qui rapportent le plus.
web-lesson-combined = Alhambra et Granada
web-lesson-combined-about = Là où le mur rencontre la tranchée.
web-lesson-combined-1 = Chaque case contient une tuile de l’Alhambra et une de la ville. Les deux ne peuvent se toucher que là où un mur rencontre une tranchée.
web-lesson-combined-2 = Achetez le pavillon pour exactement 6 florins.
web-lesson-combined-3 = Et les thermes pour exactement 8.
web-lesson-combined-4 = Prenez de l’argent avec la troisième action.
web-lesson-combined-5 = Construisez d’abord le pavillon à l’est de la tuile de départ : son mur donne sur le nord.
web-lesson-combined-6 = Puis les thermes au nord : leur tranchée longe le mur du pavillon, et votre ville est fondée.
web-lesson-combined-7 = Désormais les deux grandissent. Chaque côté où mur et tranchée se longent vaut 2 points à chaque décompte.

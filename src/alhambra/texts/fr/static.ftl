### Ce que dit la page quand elle joue sans serveur.

static-arriving = Le jeu arrive : { $percent } %
static-starting = Le jeu démarre…
static-failed = Le jeu n’a pas pu démarrer dans ce navigateur.
static-lead = Jardins, tours et arcades, quatre devises et un long mur. Jouez contre des bots ou entre amis sur cet appareil, même sans réseau.
static-name = Votre nom
static-name-about = Tout ce que vous jouez ici reste dans ce navigateur. Il n’y a pas de compte, et personne d’autre ne le voit.
static-offer = Jouer hors ligne
static-take = Emporter cette partie
static-take-sure = La terminer ici et l’enregistrer dans un fichier
static-go-on = La continuer
static-go-on-about = Cette partie n’est pas finie. Elle peut continuer ici : ce que chacun avait en main reste tel quel, et ce que personne ne pouvait savoir est distribué à nouveau. Elle ne compte pas pour le classement.

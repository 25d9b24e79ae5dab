### Ce que dit la page quand elle joue sans serveur.

static-arriving = Le jeu arrive : { $percent } %
static-starting = Le jeu démarre…
static-failed = Le jeu n’a pas pu démarrer dans ce navigateur.
static-lead = Jardins, tours et arcades, quatre devises et un long mur. Jouez contre des bots ou entre amis sur cet appareil, même sans réseau.
static-name = Votre nom
static-name-about = Tout ce que vous jouez ici reste dans ce navigateur. Il n’y a pas de compte, et personne d’autre ne le voit.
static-offer = Jouer hors ligne

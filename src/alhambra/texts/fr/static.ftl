### Ce que dit la page quand elle joue sans serveur.

static-arriving = Le jeu arrive : { $percent } %
static-starting = Le jeu démarre…
static-failed = Le jeu n’a pas pu démarrer dans ce navigateur.
static-no-bots = Les bots n’ont pas pu démarrer, et la partie attend. Si réessayer ne suffit pas, rechargez la page : rien n’est perdu.
static-lead = Jardins, tours et arcades, quatre devises et un long mur. Jouez contre des bots ou entre amis sur cet appareil, même sans réseau.
static-name = Votre nom
static-name-about = Tout ce que vous jouez ici reste dans ce navigateur. Il n’y a pas de compte, et personne d’autre ne le voit.
static-offer = Jouer hors ligne
static-take = Emporter cette partie
static-take-sure = La terminer ici et l’enregistrer dans un fichier
static-go-on = La continuer
static-go-on-about = Cette partie n’est pas finie. Elle peut continuer ici : ce que chacun avait en main reste tel quel, et ce que personne ne pouvait savoir est distribué à nouveau. Elle ne compte pas pour le classement.
static-slow-bot = Sans serveur, il examine bien moins de coups dans son temps, et joue moins bien.
static-puzzles-mine = Résolus : { $solved } sur { $tries }.
static-puzzles-new = Ils deviennent plus difficiles à mesure que vous les résolvez.
static-delete = Supprimer
static-delete-sure = Supprimer vraiment
static-deleted = Partie supprimée.
static-from-file = importée d’un fichier

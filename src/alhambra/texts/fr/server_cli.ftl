### La ligne de commande : play, serve, admin.

## Aide : play

cli-help-play = Jouer dans le navigateur : lance un serveur sur cette machine et l’ouvre.
cli-help-play-lan = D’autres sur le même réseau peuvent participer ; leur adresse est aussi affichée.
cli-help-play-no-browser = Ne pas ouvrir le navigateur, seulement afficher l’adresse.
cli-help-play-port = Le port ; sans lui, un port libre.
cli-help-play-data = Le dossier des parties ; sans lui, le dossier de données de l’utilisateur.

## Aide : serve

cli-help-serve = Lancer un serveur public.
cli-help-serve-host = L’adresse d’écoute (127.0.0.1).
cli-help-serve-port = Le port (8000) ; 0 en prend un libre.
cli-help-serve-database = sqlite:///FILE ou postgresql://USER:PASSWORD@HOST/NAME ; par défaut, SQLite dans le dossier de données.
cli-help-serve-data = Le dossier de données ; sans lui, celui de l’utilisateur.
cli-help-serve-settings = Un fichier TOML de réglages ; l’environnement et les options passent avant.
cli-help-serve-hosts = Les noms auxquels le serveur répond ; par défaut, tous.
cli-help-serve-origins = Origines permises outre celle du serveur.
cli-help-serve-proxies = Proxys dont les en-têtes X-Forwarded sont acceptés.
cli-help-serve-metrics-from = Qui peut lire /metrics (cette machine seulement).
cli-help-serve-address = L’adresse publique du site, pour les liens des notifications.
cli-help-serve-workers = Processus pour les bots ; par défaut, un par cœur sauf un.
cli-help-serve-log-level = Niveau de détail du journal.
cli-help-serve-log-format = Format du journal : pour les gens ou pour les programmes.
cli-help-serve-secure-cookies = Cookies seulement par HTTPS.
cli-help-serve-private-webhooks = Les webhooks peuvent mener à des réseaux privés.
cli-help-serve-idle-days = Les tables que personne n’a touchées depuis tant de jours sont fermées (14).

## Aide : admin

cli-help-admin = Gérer un site : personnes, tables, sauvegardes.
cli-help-admin-who = Le nom d’un compte ou le numéro d’une personne.
cli-help-admin-new = Le nouveau nom.
cli-help-admin-table = Le numéro de la table.
cli-help-admin-file = Le fichier de la sauvegarde.
cli-help-admin-search = Seulement les noms qui contiennent ceci.
cli-help-admin-all = Aussi les tables terminées.
cli-help-admin-mute = Interdire à quelqu’un d’écrire.
cli-help-admin-unmute = Permettre de nouveau à quelqu’un d’écrire.
cli-help-admin-ban = Interdire l’accès à quelqu’un.
cli-help-admin-unban = Rendre l’accès à quelqu’un.
cli-help-admin-rename = Donner un autre nom à quelqu’un.
cli-help-admin-close-table = Terminer une partie sans résultat.
cli-help-admin-people = Énumérer les personnes.
cli-help-admin-tables = Énumérer les tables.
cli-help-admin-statistics = Compter les parties terminées pour les profils, si une version plus ancienne ne l’a pas fait.
cli-help-admin-most = Au plus ce nombre de parties.
cli-help-admin-backup = Tout écrire dans un fichier, pendant que le serveur tourne.
cli-help-admin-restore = Remplir une base vide à partir d’une sauvegarde.

## Réponses

cli-serving = Adresse du serveur : { $address }
cli-play-address = Jouez ici : { $address }
cli-play-lan = Les autres sur votre réseau : { $address }
cli-play-no-lan = Aucun réseau n’a été trouvé par lequel d’autres pourraient se joindre à vous.
cli-play-not-lan = Le serveur déjà lancé l’a été sans --lan : arrêtez-le, puis relancez-le avec --lan.
cli-play-stop = Ctrl+C l’arrête ; les parties sont conservées.
cli-play-again = Il tourne déjà : { $address }
cli-admin-mute = { $name } ne peut plus écrire.
cli-admin-unmute = { $name } peut de nouveau écrire.
cli-admin-ban = { $name } n’a plus accès au serveur.
cli-admin-unban = { $name } a de nouveau accès au serveur.
cli-admin-rename = Le nouveau nom est { $name }.
cli-admin-close-table = La table { $table } est fermée.
cli-admin-statistics = { $count ->
    [one] { $count } partie comptée.
   *[other] { $count } parties comptées.
}
cli-admin-backup = { $file } : { $rows ->
    [one] { $rows } ligne écrite
   *[other] { $rows } lignes écrites
}.
cli-admin-restore = { $file } : { $rows ->
    [one] { $rows } ligne restaurée
   *[other] { $rows } lignes restaurées
}.

## En-têtes de tableaux

cli-admin-person = Nom
cli-admin-id = Numéro
cli-admin-kind = Type
cli-admin-kind-guest = invité
cli-admin-kind-account = compte
cli-admin-since = Depuis
cli-admin-flags = État
cli-admin-is-muted = muet
cli-admin-is-banned = exclu
cli-admin-seats = Places
cli-admin-number = Numéro
cli-admin-phase = Phase
cli-admin-played = Jeu
cli-admin-who = Joueurs
cli-admin-touched = Dernière action

## Erreurs

cli-bad-setting = Le réglage { $name } ne peut pas être « { $value } » : { $reason }.
cli-already-running = Un serveur tourne déjà sur cette base : { $address }
cli-cannot-listen = Impossible d’écouter sur { $address } : { $reason }. Choisissez un autre port.
cli-no-postgres = PostgreSQL demande le paquet asyncpg : pip install "alhambra[postgres]"
cli-no-database = La base de données ne peut pas être utilisée : { $reason }
cli-newer-database = Ceci a été écrit par une version plus récente d’Alhambra : mettez à jour pour l’utiliser.
cli-refused = { $line }
cli-backup-nothing-there = Il n’y a pas de base à sauvegarder.
cli-backup-not-empty = La base n’est pas vide : restaurez dans une base neuve.
cli-backup-damaged = La sauvegarde est endommagée, ou n’en est pas une.
cli-backup-unknown-format = La sauvegarde vient d’une version plus récente.

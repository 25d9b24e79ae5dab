### Ce que le serveur refuse, et pourquoi ; et ce qu’il envoie à qui ne regarde pas.

## Personnes

server-refusal-who-are-you = Le serveur ne vous connaît pas encore : indiquez d’abord un nom.
server-refusal-banned = L’accès à ce serveur vous est interdit.
server-refusal-muted = Vous ne pouvez pas écrire en ce moment, mais vous pouvez continuer à jouer.
server-refusal-not-by-token = Un programme ne peut pas faire cela avec son jeton : utilisez le navigateur.
server-refusal-no-person = Personne ne porte ce nom ici.
server-refusal-several-people = Plusieurs personnes portent ce nom : indiquez l’un des numéros { $ids }.
server-refusal-name-empty = Un nom doit avoir au moins une lettre.
server-refusal-name-long = Un nom peut avoir au plus { $longest } caractères.
server-refusal-name-signs = Le nom contient des caractères invisibles ou qui changent le sens de l’écriture.
server-refusal-name-taken = Un compte porte déjà ce nom : connectez-vous ou choisissez-en un autre.
server-refusal-password-length = Un mot de passe doit compter de { $shortest } à { $longest } caractères.
server-refusal-account-already = Vous avez déjà un compte.
server-refusal-wrong-password = Nom ou mot de passe incorrect.
server-refusal-wrong-recovery = Nom ou code de secours incorrect.
server-refusal-no-token = Vous n’avez pas ce jeton.
server-refusal-too-many-tokens = Vous avez déjà { $most } jetons : révoquez-en un d’abord.
server-refusal-webhook-url = Ce n’est pas une adresse qui commence par http:// ou https://.
server-refusal-webhook-unknown = Cette adresse est introuvable.
server-refusal-webhook-private = Cette adresse appartient à un réseau privé ; le serveur n’y envoie rien.

## Requêtes

server-refusal-not-understood = Le serveur ne comprend pas : { $detail }
server-refusal-not-found = Il n’y a rien à cette adresse.
server-page-home = Aller à la page d’accueil
server-refusal-method = Cela ne peut pas se faire ici.
server-refusal-needs-json = Le serveur n’accepte que du JSON (Content-Type: application/json).
server-refusal-too-large = C’est trop volumineux pour être envoyé.
server-refusal-too-slow = Cela a pris trop de temps.
server-refusal-too-many = Trop de demandes à la fois. Attendez un instant, puis réessayez.
server-refusal-too-many-connections = Vous avez trop de fenêtres ouvertes à cette table. Fermez-en une.
server-refusal-wrong-host = Ce serveur ne répond pas à ce nom d’hôte.
server-refusal-wrong-origin = La requête vient d’un autre site.
server-refusal-our-mistake = Une erreur s’est produite sur le serveur. Rien n’a changé ; réessayez.
server-refusal-protocol = La page est plus ancienne ou plus récente que le serveur (version { $expected }). Rechargez-la.
server-refusal-no-client = Le client pour navigateur n’a pas été construit : dans un clone du dépôt, « make client » le construit. Redémarrez ensuite le serveur.
server-refusal-say-hello = Le premier message doit être « hello ».

## Tables

server-refusal-no-table = Cette table n’existe pas.
server-refusal-table-closed = Cette table est déjà fermée.
server-refusal-private = Cette table est privée : il faut un lien d’invitation.
server-refusal-no-seat = La table n’a pas cette place.
server-refusal-seat-taken = Quelqu’un y est déjà assis.
server-refusal-one-seat = Vous avez déjà une place à cette table.
server-refusal-too-many-seats = Il y a plus de places que de joueurs.
server-refusal-too-many-tables = Vous avez trop de tables ouvertes : terminez-en ou fermez-en d’abord.
server-refusal-host-only = Seul l’hôte de la table peut le faire.
server-refusal-open-seats = Des places sont encore libres : attendez des joueurs ou donnez-les à des bots.
server-refusal-too-late = C’est trop tard : les cartes sont en cours de distribution.
server-refusal-not-over = La partie n’est pas encore finie.
server-refusal-no-record = Il n’y a pas encore d’enregistrement : les cartes ne sont pas distribuées.
server-refusal-rated-needs-account = Il faut un compte pour jouer des parties classées.
server-refusal-rated-needs-clock = Une partie classée se joue avec une pendule.
server-refusal-rated-one-seat = Dans une partie classée, chacun a une seule place, sur son propre appareil.
server-refusal-rated-no-hints = Il n’y a pas de conseils dans une partie classée.
server-refusal-no-lesson = Il n’y a pas de leçon « { $name } ».

## Jeu

server-refusal-not-your-seat = Cette place n’est pas la vôtre.
server-refusal-veiled = Les cartes de cette place sont cachées : découvrez-les d’abord.
server-refusal-not-your-turn = Ce n’est pas à vous de jouer.
server-refusal-not-playing = Aucune partie n’est en cours ici.
server-refusal-take-rated = Une partie qui compte, ou que d’autres jouent aussi, se termine ici.
server-refusal-take-not-alone = D’autres personnes jouent cette partie : elle reste donc ici.
server-refusal-bot-plays = Un bot joue pour cette place.
server-refusal-not-asked = On ne vous a rien demandé, ou vous avez déjà répondu.
server-refusal-not-away = Cette personne est là, ou vient seulement de partir. Attendez encore un peu.
server-refusal-nobody-stands-in = Aucun bot ne joue à cette place.
server-refusal-no-undo = Impossible d’annuler : du nouveau a été révélé, quelqu’un d’autre a joué, ou la table ne le permet pas.
server-refusal-no-aids = Les aides sont désactivées à cette table.
server-refusal-no-such-order = Cette réponse permanente n’existe pas.
server-refusal-wrong-nonce = Ce n’est pas le nombre promis pour cette place.
server-refusal-nothing-said = Le message est vide.

## Notifications

server-notice-turn = C’est à vous de jouer : { $table }.

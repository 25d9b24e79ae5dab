### Ce que le serveur refuse, et pourquoi ; et ce qu’il envoie à qui ne regarde pas.

## Personnes

server-refusal-who-are-you = Le serveur ne vous connaît pas encore : présentez-vous d’abord.
server-refusal-banned = Vous êtes exclu de ce serveur.
server-refusal-muted = Vous ne pouvez pas écrire en ce moment ; vous pouvez continuer à jouer.
server-refusal-not-by-token = Un programme ne peut pas faire cela avec son jeton : utilisez le navigateur.
server-refusal-no-person = Personne ne porte ce nom ici.
server-refusal-several-people = Plusieurs personnes portent ce nom : indiquez l’un des numéros { $ids }.
server-refusal-name-empty = Un nom a au moins une lettre.
server-refusal-name-long = Un nom a au plus { $longest } lettres.
server-refusal-name-signs = Le nom contient des signes invisibles ou qui changent le sens de l’écriture.
server-refusal-name-taken = Un compte porte déjà ce nom : connectez-vous ou choisissez-en un autre.
server-refusal-password-length = Un mot de passe a de { $shortest } à { $longest } signes.
server-refusal-account-already = Vous avez déjà un compte.
server-refusal-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
server-refusal-wrong-recovery = Le nom et le code de secours ne vont pas ensemble.
server-refusal-no-token = Vous n’avez pas ce jeton.
server-refusal-too-many-tokens = Vous avez déjà { $most } jetons : supprimez-en un d’abord.
server-refusal-webhook-url = Ce n’est pas une adresse qui commence par http:// ou https://.
server-refusal-webhook-unknown = Il n’y a rien à cette adresse.
server-refusal-webhook-private = Cette adresse mène à un réseau privé, que le serveur n’appelle pas.

## Requêtes

server-refusal-not-understood = Le serveur ne comprend pas : { $detail }
server-refusal-not-found = Il n’y a rien ici.
server-refusal-method = Cela ne peut pas se faire ici.
server-refusal-needs-json = Le serveur n’accepte que du JSON (Content-Type: application/json).
server-refusal-too-large = C’est trop volumineux.
server-refusal-too-slow = Cela a pris trop de temps.
server-refusal-too-many = C’était trop à la fois. Attendez un peu.
server-refusal-too-many-connections = Vous avez trop de fenêtres ouvertes à cette table.
server-refusal-wrong-host = Ce serveur ne porte pas ce nom.
server-refusal-wrong-origin = La requête vient d’un autre site.
server-refusal-our-mistake = Le serveur a fait une erreur. Rien n’a changé ; réessayez.
server-refusal-protocol = La page est plus ancienne ou plus récente que le serveur (qui parle la version { $expected }) : rechargez-la.
server-refusal-no-client = Le client pour navigateur n’a pas été construit : dans un clone du dépôt, « make client » le construit. Redémarrez ensuite le serveur.
server-refusal-say-hello = Le premier message doit être « hello ».

## Tables

server-refusal-no-table = Cette table n’existe pas.
server-refusal-table-closed = Cette table est déjà fermée.
server-refusal-private = Cette table est privée : il faut l’invitation.
server-refusal-no-seat = La table n’a pas cette place.
server-refusal-seat-taken = Quelqu’un y est déjà assis.
server-refusal-one-seat = Vous avez déjà une place à cette table.
server-refusal-too-many-seats = Il y a plus de places que de joueurs.
server-refusal-too-many-tables = Vous avez trop de tables ouvertes : terminez-en ou fermez-en d’abord.
server-refusal-host-only = Seul l’hôte de la table peut le faire.
server-refusal-open-seats = Des places sont encore libres.
server-refusal-too-late = C’est trop tard : les cartes sont en cours de distribution.
server-refusal-not-over = La partie n’est pas encore finie.
server-refusal-no-record = Il n’y a pas encore d’enregistrement : les cartes ne sont pas distribuées.
server-refusal-rated-needs-account = Les parties classées sont réservées aux comptes.
server-refusal-no-lesson = Il n’y a pas de leçon « { $name } ».

## Jeu

server-refusal-not-your-seat = Cette place n’est pas la vôtre.
server-refusal-veiled = Découvrez d’abord cette place : rien d’une place couverte n’est montré.
server-refusal-not-your-turn = Ce n’est pas à vous.
server-refusal-not-playing = Aucune partie n’est en cours ici.
server-refusal-bot-plays = Un robot joue pour cette place.
server-refusal-not-asked = On ne vous a rien demandé, ou vous avez déjà répondu.
server-refusal-no-undo = Cela ne peut pas être repris : quelque chose a été vu, quelqu’un d’autre a joué, ou la table ne le permet pas.
server-refusal-no-aids = Les aides sont désactivées à cette table.
server-refusal-no-such-order = Une telle consigne n’existe pas.
server-refusal-wrong-nonce = Ce n’est pas le nombre promis pour cette place.
server-refusal-nothing-said = Il n’y a rien à dire là-dedans.

## Notifications

server-notice-turn = C’est à vous à la table { $table }.

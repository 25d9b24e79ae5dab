## Ce que le serveur limite, et les sessions

server-refusal-hint-waits = Un bot réfléchit encore à votre dernière question.
server-refusal-too-many-hints = Vous avez demandé beaucoup de conseils. Attendez un instant.
server-refusal-too-many-questions = Vous avez demandé l’effet de beaucoup d’actions. Attendez un instant.
server-refusal-session-ended = Cette session est terminée. Reconnectez-vous pour continuer.
server-refusal-no-session = Cette session n’existe pas.
server-refusal-no-account = Il faut un compte pour cela.
server-refusal-webhook-waits = Une recherche précédente est encore en cours pour vous. Attendez un instant.
server-refusal-webhook-port = Les webhooks ne vont qu’aux ports { $ports }.
server-refusal-overloaded = Le serveur est surchargé. Les parties continuent, mais rien de nouveau ne peut commencer : réessayez dans quelques minutes.
server-refusal-replay-often = Vous avez ouvert beaucoup d’enregistrements. Attendez un instant, puis réessayez.
server-refusal-too-much-log = Cette partie vous a déjà été envoyée plusieurs fois. Attendez un instant, puis revenez.
server-refusal-sent-away = L’hôte vous a renvoyé de cette table. Demandez une nouvelle invitation.
server-refusal-spectators-quiet = L’hôte a demandé aux spectateurs de ne pas écrire.
server-refusal-no-speaker = Personne d’autre à cette table n’a parlé sous ce nom.
server-refusal-too-much-talk = Vous écrivez très vite. Attendez un instant.
server-refusal-name-mixed = Un mot de ce nom mélange des lettres de plusieurs écritures qui se ressemblent.

### Ce dont le journal a besoin en plus des événements, et ce qui se dit des enregistrements de parties.

narration-hut = l’{ $tile }
narration-scoring-card = la carte Décompte { $number }
narration-exchange-card = le bureau de change pour les { $first } et les { $second }
    .name = bureau de change pour les { $first } et les { $second }

category-wall = mur le plus long
category-moat = tranchée la plus longue
category-wall-and-moat = mur le long d’une tranchée

## Vérifier un enregistrement

finding = Étape { $step } : { $reason }
finding-variation = Variante { $variation }, étape { $step } : { $reason }

unchecked-key = L’enregistrement n’a pas de clé : les mélanges n’ont pas pu être vérifiés.
unchecked-commitment = L’enregistrement n’a pas d’engagement : la clé n’a pas pu être vérifiée.
unchecked-rules = La partie a été jouée selon une autre version des règles : les actions n’ont pas été vérifiées.
unchecked-hidden = L’enregistrement garde des secrets : la suite n’a pas pu être vérifiée.
unchecked-nonces = Le serveur pouvait choisir librement certains de ses nonces : il aurait pu essayer plusieurs distributions.
own-nonces = Places qui ont donné leur propre nonce : { $seats }. Tous les autres découlent du secret du serveur.
own-nonces-none = Aucune place n’a donné de nonce : la distribution découle du seul secret du serveur.

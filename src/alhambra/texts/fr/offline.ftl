### Ce que dit le client quand il n’y a pas de serveur à qui demander les autres textes.

offline-title = Pas de connexion
offline-about = Le serveur Alhambra ne répond pas. Vos parties y sont gardées telles quelles ; cette page reprendra d’elle-même dès que vous serez en ligne.
offline-again = Réessayer

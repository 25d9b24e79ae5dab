### Ce que dit le client quand il n’y a pas de serveur à qui demander les autres textes.

offline-title = Pas de connexion
offline-about = Le serveur Alhambra est injoignable. Vos parties y sont en sûreté ; cette page reprendra d’elle-même dès que vous serez de nouveau en ligne.
offline-again = Réessayer

### Les phrases que chacun lit dans sa langue, et les notes personnelles.

phrase-hello = Bonjour !
phrase-luck = Bonne chance et bon jeu !
phrase-nice = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-good-game = Belle partie !
phrase-again = Une autre partie ?
web-phrases = Phrases toutes prêtes
web-phrases-about = Chacun les lit dans sa langue.
web-notes = Vos notes
web-notes-about = Personne d’autre ne peut les lire, à la table et dans la relecture.
web-notes-kept = Notes enregistrées.
server-refusal-too-many-notes = Vous avez des notes sur { $most } parties, c’est le maximum : effacez-en d’abord.

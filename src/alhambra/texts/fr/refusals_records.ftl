### Positions et enregistrements illisibles ou faux. $line est le nom d’une ligne, $header celui d’un en-tête.

## Configurations et positions

refusal-setup = « { $text } » n’est pas une configuration : elle s’écrit par exemple « alhambra+vizier family-box 3 ».
refusal-agenda = « { $text } » ne peut pas être une décision en attente dans ce jeu.
refusal-position-line = La ligne « { $line } » n’est pas valable : « { $text } ».
refusal-position-no-line = « { $text } » n’est pas une ligne d’une position : il faut d’abord un nom et un deux-points.
refusal-position-line-twice = La ligne « { $line } » s’y trouve deux fois.
refusal-position-line-missing = Il manque la ligne « { $line } ».
refusal-position-line-unknown = Aucune position de ce jeu n’a de ligne « { $line } ».
refusal-position-card = Le nombre de cartes { $card } devrait être { $wanted }, et non { $found }.
refusal-position-tile-twice = La tuile { $tile } y figure trop souvent.
refusal-position-tile-missing = Il manque la tuile { $tile }.

## Enregistrements

refusal-record-line = Cette ligne n’appartient ni aux en-têtes ni aux étapes d’un enregistrement : « { $text } ».
refusal-record-format = Le format de l’enregistrement est « { $found } » ; seul « { $known } » peut être lu.
refusal-record-header = L’en-tête { $header } n’est pas valable : « { $text } ».
refusal-record-header-missing = Il manque l’en-tête { $header }.
refusal-record-number = L’étape { $step } devrait venir ici, et non l’étape { $found }.
refusal-record-deal = Un enregistrement commence par la distribution, comme étape 0.
refusal-record-json = Ce n’est pas le texte JSON d’un enregistrement : { $text }.
refusal-record-draw = « { $text } » ne peut pas être tiré dans ce jeu.
refusal-record-draws = Selon l’enregistrement, « { $found } » a été tiré, mais c’était « { $expected } ».
refusal-record-pile = Une telle carte ne peut pas se trouver dans cette pile de la pioche.
refusal-record-seat = C’était à la place { $expected } de décider, et non à la place { $found }.
refusal-record-hidden = C’était encore un secret au moment de l’enregistrement.
refusal-record-impossible = « { $text } » était impossible.
refusal-record-commitment = La clé n’est pas celle qui était promise : son engagement est { $found }.
refusal-record-secret = Le secret n’est pas celui qui était promis : son SHA-256 est { $found }.
refusal-record-nonce = Le nonce de la place { $seat } n’est pas celui qui était promis.
refusal-record-derived = Le nonce de la place { $seat } ne découle pas du secret du serveur.
refusal-record-key = La clé ne provient pas du secret et des nonces : ils donnent { $expected }.
refusal-record-unfinished = La partie n’est pas terminée ici, bien que l’enregistrement le dise.
refusal-record-result = Les points sont { $expected }, et non { $found }.
refusal-record-components = La partie a été jouée avec d’autres données de matériel. Indiquez leur dossier avec --components.

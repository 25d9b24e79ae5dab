### Refus des données du matériel.

refusal-components-folder = Le dossier { $folder } ne contient aucun des fichiers { $files }.
refusal-components-json = { $file } n’est pas un objet JSON : { $reason }
refusal-components-form = Il manque quelque chose dans { $file }, ou une donnée n’a pas la bonne forme : { $reason }
refusal-components-count = { $file } devrait compter { $wanted } tuiles du type { $kind } ; il y en a { $found }.
refusal-components-types = { $file } devrait compter { $wanted } types de bâtiments ; il y en a { $found }.
refusal-components-edges = { $file }, tuile { $tile } : les côtés « { $edges } » ne sont pas des points cardinaux (N, E, S, W), chacun une fois et trois au plus.
refusal-components-price = { $file }, tuile { $tile } : ce prix n’est pas un prix du jeu.
refusal-components-twice = { $file } : { $tile } y figure deux fois.
refusal-components-open = { $file } devrait compter { $wanted } tuiles sans mur ; il y en a { $found }.
refusal-components-faces = { $file }, tuile { $tile } : les deux faces montrent le même type de bâtiment.
refusal-components-mirror = { $file }, tuile { $tile } : les tranchées de la face impaire ne sont pas celles de la face paire tournée comme une page.
refusal-components-slots = { $file } indique les emplacements { $found } ; il faut florin, dirham, denar, ducat.
refusal-components-money = { $file } doit indiquer les valeurs 1 à 9, chacune en trois exemplaires.
refusal-components-pairs = { $file } doit indiquer six paires de change, chacune de deux devises.
refusal-components-places = { $file } doit récompenser une place au décompte 1, deux au décompte 2 et trois au décompte 3.

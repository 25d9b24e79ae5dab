### Refusals of component data.

refusal-components-folder = The folder { $folder } holds none of the files { $files }.
refusal-components-json = { $file } is not a JSON object: { $reason }
refusal-components-form = Something is missing in { $file }, or has the wrong form: { $reason }
refusal-components-count = { $file } should have { $wanted } tiles of type { $kind }; it has { $found }.
refusal-components-types = { $file } should have { $wanted } building types; it has { $found }.
refusal-components-edges = { $file }: the edges “{ $edges }” of { $tile } are not compass letters (N, E, S, W), each once and at most three.
refusal-components-price = { $file }: the price of { $tile } is not one of the game.
refusal-components-twice = { $file }: { $tile } is listed twice.
refusal-components-open = { $file } should have { $wanted } tiles without a wall; it has { $found }.
refusal-components-faces = { $file }: both faces of { $tile } show the same building type.
refusal-components-mirror = { $file }: the moats of the odd face of { $tile } are not those of the even face turned over like a page.
refusal-components-slots = { $file } has the slots { $found }; they must be florin, dirham, denar, ducat.
refusal-components-money = { $file } must have the values 1 to 9 in three copies each.
refusal-components-pairs = { $file } must have six exchange pairs, each of two currencies.
refusal-components-places = { $file } must pay one place in scoring 1, two in scoring 2 and three in scoring 3.

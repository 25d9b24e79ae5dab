### The laboratory: programs from outside, clusters, extras. $file, $package and the like are put in as they are.

cli-help-ray = Play on a Ray cluster: its address, or “local” for one on this machine.

cli-fault = Fault
cli-times = Count
cli-first-game = First seen in game
cli-first-said = What it said
cli-fault-start = could not be started
cli-fault-time = lost on time
cli-fault-crash = ended during the game
cli-fault-rubbish = gave an invalid answer
cli-fault-illegal = chose an illegal action

cli-forfeits = { $games ->
    [one] forfeited a game
   *[other] forfeited { $games } games
}

refusal-bot-failed = { $bot } has not decided: it { $fault ->
    [start] could not be started
    [time] lost on time
    [crash] ended during the game
    [rubbish] gave an invalid answer
   *[illegal] chose an illegal action
} ({ $detail }).
refusal-no-bot-file = { $file } cannot be found: a class of your own is named FILE.py:CLASS.
refusal-broken-bot-file = { $file } cannot be loaded: { $error }.
refusal-no-bot-class = { $file } has no class { $name } with a method “{ $method }”.
refusal-no-program = There is no program { $file }: name a file after “outside:”.
refusal-extra = This needs the package “{ $package }”: install alhambra[{ $extra }].
refusal-no-cluster = There is no Ray cluster at “{ $address }”: start one (“ray start --head”), or say “--ray local”.

# --- training ---
cli-help-train = Train a network by self-play, or go on where it was stopped (needs the extra lab).
cli-help-train-folder = Samples, networks and the learning curve are kept there.
cli-help-train-minutes = How long it may take altogether.
cli-help-train-rounds = Rounds of self-play, learning and trial.
cli-help-train-every-set = Train for every game, set of modules and number of players, instead of the base game for three.
cli-help-train-start = A network’s file to begin with, instead of one that knows nothing.
cli-help-train-samples = How many sixteenths of all turns are kept of each game that a network plays: 16 keeps every turn.
cli-help-train-trust = How much of what a position should have said is how the game ended, from 0 to 1; the rest is what the network says of the position that came next.
cli-help-train-passes = How often each position is learned.
cli-help-train-rate = How fast to learn at first.
cli-help-train-dropout = How much of the network is left out at random while it learns: 0 is best where there are many games.
cli-help-train-window = How many positions of the newest games are learned, at most.
cli-train-samples = Round { $round }: { $samples } positions of { $games } games.
cli-train-epoch = Pass { $epoch }: margin within { $error } points, Brier score { $brier }, { $seconds } s.
cli-train-verdict = One against two of { $name }: { $verdict }.
cli-train-accepted = Round { $round }: accepted after { $seconds } s.
cli-train-refused = Round { $round }: no better than the last one, so not accepted ({ $seconds } s).
cli-train-done = The network is in { $file }; as a bot it is called champion:{ $file }
refusal-no-network = { $name } holds no network that this version can read: train one with “alhambra train”.

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

cli-advise-fault = { $bot } has not decided: it { $fault } ({ $detail }).

refusal-no-bot-file = { $file } cannot be found: a bot of your own is named FILE.py:CLASS.
refusal-broken-bot-file = { $file } cannot be loaded: { $error }.
refusal-no-bot-class = { $file } has no class { $name } with a method “choose”.
refusal-no-program = There is no program { $file }: name a file after “outside:”.
refusal-extra = This needs the package “{ $package }”: install alhambra[{ $extra }].
refusal-no-cluster = There is no Ray cluster at “{ $address }”: start one (“ray start --head”), or say “--ray local”.

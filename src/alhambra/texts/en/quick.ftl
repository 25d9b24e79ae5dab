### Quick games: waiting for other people.

web-quick = Play with others
web-quick-about = Say what you want to play. Everyone who wants the same waits with you, and you are matched with people of similar strength.
web-quick-pace = Pace
web-quick-pace-fast = 10 min + 10 s per turn
web-quick-pace-calm = 25 min + 30 s per turn
web-quick-pace-days = 3 days per turn
web-quick-bots = Bots take the free seats after { $pace ->
    [days] half a day
   *[other] a while
}
web-quick-find = Find opponents
web-quick-meanwhile = You are waiting. Play against bots in the meantime if you like.
web-quick-waiting = Waiting for: { $title }
web-quick-others = { $count ->
    [0] nobody else yet
    [one] { $count } other person
   *[other] { $count } other people
}
web-quick-stop = Stop waiting
web-quick-found = Your game is ready.
web-quick-go = Go to the table
web-quick-demand = { $count ->
    [one] One person is waiting:
   *[other] { $count } people are waiting:
}
web-quick-join = Join in
server-refusal-too-many-waiting = Too many people are waiting for a game right now. Try again in a moment, or open a table of your own.

"""Play a game by chance with its record, and walk through it again."""

from alhambra import Setup
from alhambra.engine.chance import Fast
from alhambra.record import Recorder, Replay, parse_record, record_text

recorder, luck = Recorder(Setup(players=2), seed=3), Fast(1)
while not recorder.game.is_over:
    actions = recorder.game.legal_actions()
    recorder.apply(actions[luck.draw_below(len(actions))])
record = parse_record(record_text(recorder.record()))
for game, _ in Replay(record).walk():
    if game.steps % 40 == 0:
        print(game.steps, game.points)
print("result:", record.result)

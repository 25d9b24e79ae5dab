"""A tournament between a bot of your own and two of the ladder, with ratings."""

from pathlib import Path

from alhambra import Setup
from alhambra.lab.arena import Arena
from alhambra.lab.schedule import Schedule

mine = f"{Path(__file__).with_name('my_bot.py')}:Thrifty"
arena = Arena(Schedule(Setup(players=3), (mine, "novice", "random"), (), "1"), games=12)
for _ in arena.play():
    pass
for one in arena.standings():
    print(f"{Path(one.bot).name:22} {one.win_rate:6.1%}  {one.mean_points:.1f} points")

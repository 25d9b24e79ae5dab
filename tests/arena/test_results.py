"""Results on disk survive whatever ends the program."""

from pathlib import Path

import pytest

from alhambra import Setup
from alhambra.lab.results import BrokenResults, Result, ResultsFile
from alhambra.lab.schedule import Schedule

SCHEDULE = Schedule(Setup(players=2), ("random", "random@1"), (), "1")
HEADER = SCHEDULE.make_header()
RESULTS = [Result(number, number // 2, ("random", "random@1"), (80 + number, 70, 9), 300, 40) for number in range(3)]


def written(path: Path) -> bytes:
    file = ResultsFile(path, HEADER)
    for result in RESULTS:
        file.add(result)
    file.close()
    return path.read_bytes()


def found(path: Path) -> list[Result]:
    file = ResultsFile(path, HEADER)
    file.close()
    return list(file.finished.values())


def test_what_was_written_is_found_again(tmp_path: Path) -> None:
    written(tmp_path / "a")
    assert found(tmp_path / "a") == RESULTS


def test_wherever_a_file_is_torn_the_whole_lines_remain_and_it_can_be_completed(tmp_path: Path) -> None:
    whole = written(tmp_path / "a")
    ends = [place for place, sign in enumerate(whole) if sign == ord("\n")]
    for size in sorted({*range(0, len(whole), 29), *ends, *(end + 1 for end in ends)}):
        file = tmp_path / "torn"
        file.write_bytes(whole[:size])
        kept = max(0, whole[:size].count(b"\n") - 1)
        assert found(file) == RESULTS[:kept]
        again = ResultsFile(file, HEADER)
        for result in RESULTS[kept:]:
            again.add(result)
        again.close()
        assert file.read_bytes() == whole


def test_a_damaged_last_line_is_dropped_but_no_other(tmp_path: Path) -> None:
    lines = written(tmp_path / "a").splitlines(keepends=True)
    for damage in (b"\0\0\0\0\n", b"{}\n", b"[1]\n", b'"a"\n', b"\xff\n", b'{"game":1}\n'):
        (tmp_path / "a").write_bytes(b"".join([*lines[:3], damage]))
        assert found(tmp_path / "a") == RESULTS[:2]
        (tmp_path / "a").write_bytes(b"".join([*lines[:2], damage, lines[3]]))
        with pytest.raises(BrokenResults, match="line 3 is not the result"):
            found(tmp_path / "a")


def test_a_game_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    lines = written(tmp_path / "a").splitlines(keepends=True)
    (tmp_path / "a").write_bytes(b"".join(lines + lines[1:]))
    assert found(tmp_path / "a") == RESULTS


def test_the_results_of_another_arena_are_left_alone(tmp_path: Path) -> None:
    whole = written(tmp_path / "a")
    with pytest.raises(BrokenResults, match=r"other games \(seed: 1, not 2\)"):
        ResultsFile(tmp_path / "a", HEADER | {"seed": "2"})
    with pytest.raises(BrokenResults, match=r"bots: random,random@1, not random,random@2"):
        ResultsFile(tmp_path / "a", HEADER | {"bots": ["random", "random@2"]})
    assert (tmp_path / "a").read_bytes() == whole


@pytest.mark.parametrize("content", [b"notes\n", b"[]\n", b'{"a":1}\n', b"\xff\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "a").write_bytes(content)
    with pytest.raises(BrokenResults, match="holds no results"):
        found(tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == content


def test_places_are_shared_and_dirk_has_none() -> None:
    assert Result(0, 0, ("a", "b", "c"), (90, 100, 100), 1, 1).places == [3, 1, 1]
    assert Result(0, 0, ("a", "b"), (80, 70, 99), 1, 1).places == [1, 2]

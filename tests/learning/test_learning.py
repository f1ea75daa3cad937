"""Learning a value: the fit, the file, the native twin, and a short course."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from ostrov.arena.fresh import FRESH
from ostrov.bots.weights import WeightsError, read_weights, shipped_weights
from ostrov.cli.train import SEEDS
from ostrov.learning.fit import Quality, fit, fresh, load, logits, save, slopes
from ostrov.learning.games import Order, gather, orders
from ostrov.learning.train import Course, as_weights, train
from ostrov.players.search.net import Net, opinion
from ostrov.testing import engine_mode

POSITIONS = {"compiled": 600, "sanitized": 100, "plain": 20}[engine_mode()]


def test_the_native_net_thinks_as_numpy_does() -> None:
    layers, rng = fresh(37, seed=3), np.random.default_rng(4)
    net = Net()
    net.learn(*as_weights(layers))
    positions = rng.normal(0, 1, (20, 37)).astype(np.float32)
    for position, expected in zip(positions, logits(layers, positions), strict=True):
        assert opinion(net, position) == pytest.approx(float(expected), abs=1e-4)


def test_slopes_are_those_of_the_loss() -> None:
    layers, rng = fresh(5, seed=1), np.random.default_rng(2)
    x = rng.normal(0, 1, (64, 5)).astype(np.float32)
    y = (rng.random(64) < 0.4).astype(np.float32)
    found = slopes(layers, x, y)
    for k, index in ((0, (2, 7)), (1, (3,)), (2, (5, 6)), (3, (1,)), (4, (9,)), (5, (0,))):
        losses = []
        for step in (1e-2, -1e-2):
            moved = [layer.astype(np.float64) for layer in layers]
            moved[k][index] += step
            losses.append(Quality.of(moved, x, y).log_loss)  # type: ignore[arg-type]
        assert found[k][index] == pytest.approx((losses[0] - losses[1]) / 2e-2, abs=2e-3)


def test_fitting_finds_what_there_is_to_find() -> None:
    rng = np.random.default_rng(5)
    x = rng.normal(0, 1, (6000, 8)).astype(np.float32)
    y = (rng.random(6000) < 1 / (1 + np.exp(-2 * x[:, 0] * x[:, 1]))).astype(np.float32)
    told: list[str] = []
    layers = fit(fresh(8, seed=1), x, y, epochs=12, seed=1, rate=3e-3, tell=told.append)
    assert Quality.of(layers, x[-600:], y[-600:]).order > 0.75
    assert len(told) == 12


def test_a_value_survives_its_file(tmp_path: Path) -> None:
    layers = fresh(shipped_weights("base")[0], seed=2)
    save(layers, tmp_path / "value.npz")
    assert all(
        np.array_equal(a, b) for a, b in zip(layers, load(tmp_path / "value.npz", "base"), strict=True)
    )
    assert read_weights(tmp_path / "value.npz") == as_weights(layers)


def test_other_files_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text.npz").write_text("no value")
    np.savez(tmp_path / "other.npz", first=np.zeros(3))
    np.savez(tmp_path / "wide.npz", first=np.zeros((2, 2)))
    for name, part in (("text", "holds no learned value"), ("other", "not <f4"), ("wide", "not <f4")):
        with pytest.raises(WeightsError, match=part):
            read_weights(tmp_path / f"{name}.npz")
    with pytest.raises(WeightsError, match="holds no learned value"):
        read_weights(tmp_path / "missing.npz")
    with pytest.raises(ValueError, match="a net of 7 inputs has"):
        Net().learn(7, (0.0, 1.0))


@pytest.mark.parametrize("name", ["base", "cities_knights", "base_opening", "cities_knights_opening"])
def test_the_shipped_value_is_complete(name: str) -> None:
    inputs, weights = shipped_weights(name)
    net = Net()
    net.learn(inputs, weights)
    assert net.inputs == inputs


@pytest.mark.parametrize("game", ["base", "cities_knights"])
def test_positions_are_gathered_with_their_results(game: str) -> None:
    order = Order(game, 3, POSITIONS, 7, None)
    positions, results = gather(order)
    assert len(positions) == len(results) >= POSITIONS
    assert set(np.unique(results)) <= {0.0, 1.0}
    assert 0.05 < results.mean() < 0.8
    assert np.isfinite(positions).all()
    assert np.abs(positions).max() < 12
    again = gather(order)
    assert np.array_equal(positions, again[0])
    assert np.array_equal(results, again[1])


@pytest.mark.parametrize("game", ["base", "cities_knights"])
@pytest.mark.parametrize("learned", [False, True])
def test_foundings_are_gathered_with_their_results(game: str, learned: bool) -> None:
    weights = shipped_weights(f"{game}_opening") if learned else None
    order = Order(game, 3, max(6, POSITIONS // 4), 7, weights, foundings=True)
    positions, results = gather(order)
    assert len(positions) == len(results) == order.positions // 3 * 3
    assert positions.shape[1] == shipped_weights(game)[0]
    assert (results.reshape(-1, 3).sum(axis=1) == 1).all()  # one seat of each game has won
    assert np.isfinite(positions).all()
    again = gather(order)
    assert np.array_equal(positions, again[0])
    assert np.array_equal(results, again[1])


@pytest.mark.skipif(engine_mode() == "plain", reason="games of self-play take minutes in plain Python")
def test_a_course_of_foundings_plays_fits_and_goes_on(tmp_path: Path) -> None:
    told: list[str] = []
    course = Course("base", rounds=2, positions=POSITIONS, seed=1, jobs=1, foundings=True)
    layers = train(course, tmp_path / "opening.npz", None, told.append)
    assert sum(line.startswith("round") for line in told) == 2
    assert len(layers[0]) == shipped_weights("base_opening")[0]


@pytest.mark.skipif(engine_mode() == "plain", reason="games of self-play take minutes in plain Python")
def test_games_of_a_value_are_labelled_by_results_and_opinions() -> None:
    positions, results = gather(Order("base", 3, POSITIONS, 7, shipped_weights("base")))
    assert len(positions) == len(results) >= POSITIONS
    assert results.min() >= 0
    assert results.max() <= 1
    assert len(np.unique(results)) > len(results) // 2  # not only lost and won
    assert 0.2 < results.mean() < 0.5


def test_orders_share_the_work_and_play_no_game_twice() -> None:
    parts = orders("base", 1000, 5, None, jobs=2)
    assert [part.players for part in parts] == [4, 4, 3, 3, 2, 2]
    assert len({part.seed for part in parts}) == 6
    assert 990 <= sum(part.positions for part in parts) <= 1000


def test_boards_of_the_arena_teach_nobody() -> None:
    last, many = SEEDS.max, 10**8
    parts = orders("base", many, int(last or 0), None, jobs=64)
    begun = [part.seed % 2**40 for part in parts]
    assert max(begun) + many < FRESH < 2**40 - many


@pytest.mark.skipif(engine_mode() == "plain", reason="games of self-play take minutes in plain Python")
def test_a_course_plays_fits_and_goes_on(tmp_path: Path) -> None:
    told: list[str] = []
    course = Course("base", rounds=2, positions=2 * POSITIONS, seed=1, jobs=2)
    layers = train(course, tmp_path / "value.npz", None, told.append)
    assert sum(line.startswith("round") for line in told) == 2
    assert all(
        np.array_equal(a, b) for a, b in zip(layers, load(tmp_path / "value.npz", "base"), strict=True)
    )
    more = Course("base", rounds=1, positions=4 * POSITIONS, seed=2, jobs=1)
    again = train(more, tmp_path / "more.npz", tmp_path / "value.npz", told.append)
    assert not np.array_equal(layers[0], again[0])

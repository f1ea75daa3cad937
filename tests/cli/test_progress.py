"""The progress bar: where it appears and where not."""

from __future__ import annotations

import io
import sys

import pytest

from ostrov.cli import progress
from ostrov.cli.progress import Bar


class Terminal(io.StringIO):
    """Standard error of somebody who looks."""

    def isatty(self) -> bool:
        return True


def look(monkeypatch: pytest.MonkeyPatch, stream: io.StringIO, patience: float) -> None:
    """Makes a stream standard error. In the test itself: pytest sets its own after the fixtures."""
    monkeypatch.setattr(sys, "stderr", stream)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")


def test_a_long_run_on_a_terminal_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    look(monkeypatch, terminal, 0)
    with Bar("playing", 40) as bar:
        bar(10)
        assert bar.progress is not None
        bar(30)
    assert "playing" in terminal.getvalue()
    assert "30/40" in terminal.getvalue()
    assert not bar.progress.live.is_started


def test_a_short_run_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    look(monkeypatch, terminal, 1000)
    with Bar("playing", 40) as bar:
        bar(40)
    assert terminal.getvalue() == ""


def test_nor_is_anything_in_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    pipe = io.StringIO()
    look(monkeypatch, pipe, 0)
    with Bar("playing", 40) as bar:
        bar(40)
    assert pipe.getvalue() == ""


def test_the_bar_goes_when_the_work_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    look(monkeypatch, Terminal(), 0)
    bar = Bar("playing", 40)

    def fail() -> None:
        with bar:
            bar(1)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        fail()
    assert bar.progress is not None
    assert not bar.progress.live.is_started

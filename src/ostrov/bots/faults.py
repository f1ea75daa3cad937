"""What a bot raised, in one line for its author."""

from __future__ import annotations

import traceback
from pathlib import Path

import ostrov

OURS = str(Path(ostrov.__file__).parent)

RAISED = (Exception, SystemExit)
"""What the code of somebody else may raise and must not end the caller with."""


def told(error: BaseException) -> tuple[str, str]:
    """The last line of a traceback with the line of the author's code; and what makes errors alike."""
    frames = traceback.extract_tb(error.__traceback__)
    frame = ([frame for frame in frames if not frame.filename.startswith(OURS)] or frames)[-1]
    last = traceback.format_exception_only(error)[-1].strip()
    line = f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}"
    return f"{last} ({line})", f"{type(error).__name__} {line}"

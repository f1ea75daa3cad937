"""Building the browser client: only when it is out of date, and one sentence when it cannot be done."""

from __future__ import annotations

from pathlib import Path

import pytest

import build_client


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Sources of a client, and nothing built."""
    client = tmp_path / "client"
    for name in build_client.SOURCES:
        if "." in name:
            client.mkdir(exist_ok=True)
            (client / name).write_text("{}", "utf-8")
        else:
            (client / name).mkdir(parents=True)
            (client / name / "file.ts").write_text("one", "utf-8")
    return tmp_path


@pytest.fixture
def npm(project: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What npm is asked to do; it does nothing but make the folders that it would fill."""
    asked: list[str] = []

    def run(npm: list[str], client: Path, *words: str) -> None:
        asked.append(words[0])
        (client / "node_modules").mkdir(exist_ok=True)
        (project / "src/ostrov/server/static").mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(build_client, "run_npm", run)
    monkeypatch.setattr(build_client, "system_npm", lambda: ["npm"])
    return asked


def test_it_is_built_once(project: Path, npm: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert build_client.build(project, "uv")
    assert capsys.readouterr().err == "ostrov: building the browser client …\n"
    assert not build_client.build(project, "uv")
    assert npm == ["install", "run"]
    assert capsys.readouterr().err == ""


def test_a_changed_source_is_built_again(project: Path, npm: list[str]) -> None:
    build_client.build(project, "uv")
    (project / "client/src/file.ts").write_text("two", "utf-8")
    assert build_client.build(project, "uv")
    assert npm == ["install", "run", "run"]  # the packages are the same


def test_a_renamed_source_is_built_again(project: Path, npm: list[str]) -> None:
    build_client.build(project, "uv")
    (project / "client/i18n/file.ts").rename(project / "client/i18n/other.ts")
    assert build_client.build(project, "uv")


def test_other_packages_are_installed(project: Path, npm: list[str]) -> None:
    build_client.build(project, "uv")
    (project / "client/package.json").write_text('{"other": 1}', "utf-8")
    build_client.build(project, "uv")
    assert npm == ["install", "run", "install", "run"]


def test_packages_of_tests_are_brought_when_they_are_missing(project: Path, npm: list[str]) -> None:
    package = '{"devDependencies": {"axe-core": "4.14.0"}}'
    (project / "client/package.json").write_text(package, "utf-8")
    build_client.bring_test_packages(project, "uv")
    assert npm == ["install"]
    brought = project / "client/node_modules/axe-core/package.json"
    brought.parent.mkdir(parents=True)
    brought.write_text('{"version": "4.14.0"}', "utf-8")
    build_client.bring_test_packages(project, "uv")
    assert npm == ["install"]  # they are there
    brought.write_text('{"version": "4.13.0"}', "utf-8")
    build_client.bring_test_packages(project, "uv")
    assert npm == ["install", "install"]


def test_without_node_there_is_one_sentence(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_client, "system_npm", lambda: None)
    with pytest.raises(
        build_client.ClientError, match=r"needs Node 20 or newer.*install Node, then try again"
    ):
        build_client.build(project, "false")

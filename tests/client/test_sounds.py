"""Sounds: silent before the first press, one for each thing, none where they are off."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.client.prepared import become, wait_for
from tests.server.player import Guest

COUNT_TONES = """() => {
    globalThis.made = { contexts: 0, tones: 0 };
    const { AudioContext: Context, OscillatorNode: Wave } = globalThis;
    globalThis.AudioContext = class extends Context { constructor() { super(); made.contexts += 1; } };
    globalThis.OscillatorNode = class extends Wave {
        constructor(...given) { super(...given); made.tones += 1; }
    };
}"""
SOUNDS = 21


def test_each_sound_can_be_tried_and_none_is_made_before_a_press(page: Page, server: str) -> None:
    page.add_init_script(f"({COUNT_TONES})()")
    page.goto(server)
    page.locator("details.plate > summary").wait_for()
    assert page.evaluate("made.contexts") == 0
    page.locator("details.plate > summary").click()
    page.locator("details.more > summary").first.click()
    buttons = page.locator("[data-sound]")
    expect(buttons).to_have_count(SOUNDS)
    for button in buttons.all():
        before = page.evaluate("made.tones")
        button.click()
        assert page.evaluate("made.tones") > before
    assert page.evaluate("made.contexts") == 1
    page.locator("input[type=range]").fill("0")
    expect(buttons.first).to_be_disabled()


AWAY = """() => {
    globalThis.notes = [];
    globalThis.Notification = class {
        static permission = 'default';
        static async requestPermission() { notes.push('asked'); return (this.permission = 'granted'); }
        constructor(title, { body }) { notes.push(body); }
        close() {}
    };
    globalThis.away = false;
    Object.defineProperty(document, 'visibilityState', { get: () => (away ? 'hidden' : 'visible') });
}"""


def test_who_is_elsewhere_is_told_when_it_is_their_turn(page: Page, server: str) -> None:
    olena, petr = wait_for(Guest.make(server, "Olena")), wait_for(Guest.make(server, "Petr"))
    made = wait_for(olena.make_table(["me", "open"], options={"start_player": "seat_0"}))
    table = wait_for(petr.accept(made["invitations"]["seat"]))
    for guest, command in ((petr, {"do": "sit", "seat": 1}), (olena, {"do": "start"})):
        wait_for(guest.call("POST", f"/api/tables/{table}/commands", {"id": command["do"], **command}))
    become(page.context, server, petr.token)
    page.add_init_script(f"({AWAY})()")
    page.goto(f"{server}/t/{table}")
    page.locator(".board").wait_for()
    assert page.evaluate("notes") == []  # nobody is asked for leave unasked
    page.locator("details.settings > summary").click()
    page.get_by_label("Notify me when I am away").check()
    page.wait_for_function("() => notes.length === 1")
    page.evaluate("away = true")
    while legal := wait_for(_first_legal(olena, table)):  # dice, a robber after a seven, the end of the turn
        wait_for(
            olena.call("POST", f"/api/tables/{table}/commands", {"id": legal, "do": "play", "action": legal})
        )
    page.wait_for_function("() => notes.length === 2")
    assert page.evaluate("notes") == ["asked", "It is your turn."]
    expect(page).to_have_title("● Your turn – Ostrov")


async def _first_legal(guest: Guest, table: str) -> str | None:
    """What the guest may do; None when it is somebody else's turn."""
    player = await guest.sit(table)
    assert player.scene
    found = player.scene["legal"]
    await player.leave()
    return str(found[0]["text"]) if found else None

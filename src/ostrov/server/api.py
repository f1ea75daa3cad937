"""The calls of the API: guests, tables, invitations, rules."""

from __future__ import annotations

from typing import get_args

import msgspec
from starlette.responses import Response

from ostrov import __version__
from ostrov.bots.ratings import SHARES, ratings
from ostrov.bots.registry import offered_bots
from ostrov.clauses import all_clauses
from ostrov.protocol import http as m
from ostrov.protocol.commands import ClientCommand
from ostrov.protocol.messages import Answer
from ostrov.protocol.replay import Moment, RecordStory, ReplayShown, Story
from ostrov.protocol.words import GameName
from ostrov.server.exchange import carry_out
from ostrov.server.guests import COOKIE, COOKIE_SECONDS, clean_name, new_guest
from ostrov.server.invitations import SCOPES, qr_code
from ostrov.server.options import options_shown
from ostrov.server.problems import malformed, slow_down
from ostrov.server.routes import JSON, LINES, Call, address_of, json_response, read_limited, route
from ostrov.server.service import id_of
from ostrov.server.session import TableSession, summary
from ostrov.server.stream import stream_response
from ostrov.table import DICE, PlanError, Problem, Table, TablePlan
from ostrov.table.prices import price_lists

CLOCKS = [
    m.ClockShown("none", 0, 0),
    m.ClockShown("slow", 180, 60),
    m.ClockShown("steady", 120, 45),
    m.ClockShown("brisk", 90, 30),
    m.ClockShown("quick", 60, 30),
]
SVG, PNG = "image/svg+xml", "image/png"
LONGEST_STEP = 9
"""Digits of a step's number."""


@route("POST", "/api/guests", body=m.GuestName, answer=m.NewGuest, status=201, guest=False)
async def make_guest(call: Call) -> Response:
    """Makes a guest. The token is also set as a cookie; only its hash is stored."""
    if wait := call.service.new_guests.take(address_of(call.request)):
        raise slow_down(wait)
    guest, token = await new_guest(call.service.store, clean_name(call.body.name))
    response = json_response(m.NewGuest(guest.id, guest.name, token), 201)
    secure = call.service.settings.secure_cookie or call.request.url.scheme == "https"
    response.set_cookie(COOKIE, token, COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return response


@route("GET", "/api/me", answer=m.Me)
async def who_am_i(call: Call) -> m.Me:
    """Who sent the request."""
    return m.Me(call.me.id, call.me.name)


@route("PATCH", "/api/me", body=m.GuestName, answer=m.Me)
async def rename_me(call: Call) -> m.Me:
    """Changes the own name; a game that has begun keeps the old one."""
    name = clean_name(call.body.name)
    await call.service.rename(call.me, name)
    return m.Me(call.me.id, name)


@route("GET", "/api/rules", answer=m.RulesPage, guest=False)
async def list_rules(call: Call) -> m.RulesPage:
    """What a table can be made of: options with values and clauses, levels of bots, clocks, dice, prices."""
    rated = {game: ratings(game) for game in SHARES}
    bots = [
        m.BotShown(
            name,
            [game for game in bot.games if game in get_args(GameName)],
            {game: rated[game][name] for game in bot.games if name in rated.get(game, {})},
        )
        for name, bot in offered_bots().items()
    ]
    return m.RulesPage(options_shown(), bots, CLOCKS, list(DICE), price_lists())


@route("GET", "/api/clauses", answer=m.ClausePage, guest=False)
async def list_clauses(call: Call) -> Response:
    """The clauses of the rules in English."""
    clauses = [
        m.ClauseShown(
            one.id,
            one.title,
            one.text,
            one.why,
            dict(one.cases),
            one.source,
            one.kind,
            list(one.option),
            list(one.see),
        )
        for one in all_clauses().values()
    ]
    response = json_response(m.ClausePage(clauses))
    response.headers["Cache-Control"] = "public, max-age=3600"
    return response


@route("GET", "/api/tables", answer=m.TableList, guest=False)
async def list_tables(call: Call) -> m.TableList:
    """Public tables that have a free seat or may be watched, the newest first."""
    rows = [
        {"id": row.id, "stage": row.stage, "created_at": row.created_at, **row.summary}
        for row in await call.service.store.public_tables()
    ]
    tables = msgspec.convert(rows, list[m.TableShown])
    return m.TableList([table for table in tables if table.stage == "open" or table.watching.allowed])


@route("POST", "/api/tables", body=m.NewTable, answer=m.TablePage, status=201)
async def make_table(call: Call) -> m.TablePage:
    """Makes a table whose host is the guest who asks."""
    try:
        plan = TablePlan.from_json(msgspec.to_builtins(call.body))
    except PlanError as error:
        raise malformed(f"{error}.") from None
    if wait := call.service.new_tables.take(address_of(call.request)):
        raise slow_down(wait)
    live = await call.service.hub.create(plan, call.me)
    await call.service.introduce(live, call.me)
    return await page_of(call, live)


@route("GET", "/api/tables/{table}", answer=m.TablePage, guest=False)
async def show_table(call: Call) -> m.TablePage:
    """What the lobby shows of one table, and the invitations that one may hand on."""
    return await page_of(call, await call.service.look(call.table, call.guest))


async def page_of(call: Call, live: TableSession) -> m.TablePage:
    """A table for somebody who may see it; those who only watch can invite others to watch."""
    links = {scope: call.service.invitation(live.id, scope) for scope in SCOPES}
    reader = id_of(call.guest)
    seat = links["seat"] if live.table.may_invite(reader) else None
    watch = links["watch"] if live.table.watching.allowed else None
    shown = await live.shown_to(reader)
    return m.TablePage(shown.info(live.here), m.Invitations(seat, watch))


@route("POST", "/api/invitations", body=m.InvitationText, answer=m.Accepted)
async def accept_invitation(call: Call) -> m.Accepted:
    """Lets the guest in to the table of an invitation: the last part of its link, `T.MAC`.

    With `sit` the guest has a seat at once, where the invitation allows it and one is free.
    """
    live, scope = await call.service.accept(call.me, call.body.invitation)
    if call.body.sit and live.table.may_sit(call.me.id):
        await call.service.seat(live, call.me)
    return m.Accepted(live.id, scope, live.table.seat_of(call.me.id))


@route("GET", "/api/invitations/{invitation}", answer=m.InvitationShown, guest=False)
async def show_invitation(call: Call) -> m.InvitationShown:
    """Who invites to what, before one accepts."""
    table, scope = await call.service.invited(call.request.path_params["invitation"], call.guest)
    shown = summary(table.info(()))
    return msgspec.convert(
        {
            **shown,
            "table": table.id,
            "allows": scope,
            "stage": table.stage,
            "host": table.people.get(table.host),
            "seat": table.seat_of(id_of(call.guest)),
        },
        m.InvitationShown,
    )


@route("GET", "/api/tables/{table}/invitation.svg", media=SVG, query=("scope",), guest=False)
async def draw_invitation(call: Call) -> Response:
    """The invitation link as a QR code, for those who may invite."""
    live = await call.service.look(call.table, call.guest)
    links = (await page_of(call, live)).invitations
    scope = call.request.query_params.get("scope", "seat")
    if scope not in SCOPES:
        raise malformed("A scope is seat or watch.")
    link = links.seat if scope == "seat" else links.watch
    if link is None:
        raise Problem("not-seated", f"You cannot invite others to this table with the scope {scope}.")
    base = str(call.request.base_url).rstrip("/")
    return Response(qr_code(base + link), media_type=SVG)


@route("GET", "/api/tables/{table}/record", media=LINES, guest=False)
async def show_record(call: Call) -> Response:
    """The record of a finished game, docs/records.md."""
    shown = await looked_at(call)
    if shown.stage != "over":
        raise Problem("not-now", "The record is there when the game is over.")
    return Response(shown.record(), media_type=LINES)


@route("GET", "/api/tables/{table}/replay", answer=Story, guest=False)
async def show_replay(call: Call) -> Story:
    """What there is to be seen again of a game that has ended."""
    return (await looked_at(call)).story(id_of(call.guest))


@route("GET", "/api/tables/{table}/replay/{step}", answer=Moment, guest=False)
async def show_step(call: Call) -> Moment:
    """The position after a step of a game that has ended, all hands open."""
    return (await looked_at(call)).moment(step_of(call))


async def looked_at(call: Call) -> Table:
    """The table of the path as its reader may know it, running or finished."""
    live = await call.service.look_back(call.table, call.guest)
    return await live.shown_to(id_of(call.guest))


@route("GET", "/api/tables/{table}/board", answer=m.BoardShown, guest=False)
async def show_board(call: Call) -> m.BoardShown:
    """The board, also before the start; how even it is; the same as a file."""
    return (await looked_at(call)).board()


@route("GET", "/api/tables/{table}/board.svg", media=SVG, guest=False)
async def draw_board(call: Call) -> Response:
    """The board with what stands on it as a spectator sees it, as a drawing."""
    table = await looked_at(call)
    return Response(await call.service.drawn(address_of(call.request), table.picture().svg), media_type=SVG)


@route("GET", "/api/tables/{table}/board.png", media=PNG, guest=False)
async def paint_board(call: Call) -> Response:
    """The same as a picture of dots, 1200 × 630, with the points beside it."""
    table = await looked_at(call)
    return Response(await call.service.drawn(address_of(call.request), table.picture().png), media_type=PNG)


def step_of(call: Call) -> int:
    """The step that the path names."""
    step = str(call.request.path_params["step"])
    if not (step.isascii() and step.isdigit() and len(step) <= LONGEST_STEP):
        raise malformed("A step is a whole number.")
    return int(step)


@route("POST", "/api/replays", takes=LINES, answer=ReplayShown, status=201, guest=False)
async def open_record(call: Call) -> ReplayShown:
    """Checks a record, docs/records.md, and keeps it for a week so that it can be looked at."""
    if wait := call.service.new_records.take(address_of(call.request)):
        raise slow_down(wait)
    data = await read_limited(call.request, call.service.settings.limits.record_bytes)
    return ReplayShown(await call.service.replays.open(data))


@route("GET", "/api/replays/{replay}", answer=RecordStory, guest=False)
async def show_opened(call: Call) -> Response:
    """What there is to be seen of a record that was opened; `example-game` is always there."""
    story = await call.service.replays.story(call.request.path_params["replay"])
    return Response(story, media_type=JSON)


@route("GET", "/api/replays/{replay}/{step}", answer=Moment, guest=False)
async def show_opened_step(call: Call) -> Moment:
    """The position after a step of a record that was opened, all hands open."""
    replay = call.request.path_params["replay"]
    return await call.service.replays.moment(replay, step_of(call))


@route("POST", "/api/tables/{table}/commands", body=ClientCommand, answer=Answer)
async def send_command(call: Call) -> Answer:
    """One command, as on the socket; the answer is the body."""
    if wait := call.service.commands.take(call.me.id):
        raise slow_down(wait)
    live = await call.service.enter(call.table, call.me)
    return await carry_out(live, call.me, call.body)


@route("GET", "/api/tables/{table}/stream", media=LINES, query=("since",), guest=False)
async def open_stream(call: Call) -> Response:
    """What the socket sends, one object a line, empty lines in between; stays open."""
    return await stream_response(call)


@route("GET", "/health", answer=m.Health, guest=False)
async def show_health(call: Call) -> m.Health:
    """The server answers, and so does its database."""
    await call.service.store.table("")
    tables, viewers = call.service.hub.census()
    return m.Health(True, __version__, tables, viewers)

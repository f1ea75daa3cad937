"""What goes over the wire, once: the documentation, the browser's types and OpenAPI come from these structs.

    words           literals and limits that several parts share
    commands        what players send, and what a server says for them and for itself
    base            the position of the base game as a viewer sees it
    cities_knights  what Cities & Knights adds to it
    scene, static   the whole: the base game and what every expansion adds
    table           what is not the game: people, seats, clocks, options
    messages        what a socket or stream carries
    replay, http    finished games, and the bodies of all other calls

An expansion is one more file beside `cities_knights` and one more link in the chains of `scene` and `static`.
docs/protocol.md tells the same to people; tools/gen_types.py tells it to the browser.
"""

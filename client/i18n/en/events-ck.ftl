# What happened in Cities & Knights. $who is "you" when the reader did it.
event-ship-sailed = The barbarian ship comes nearer: { $position } of { $of }
event-battle = The barbarians attack with { $barbarians }, the island defends with { $island }: { $contributions }
event-losses-due = To lose a city: { $players }
event-nothing-lost = No city can be lost
event-defender = { $who ->
    [you] You are
   *[other] { $player } is
} Defender of the Island
event-defender-cards-out = No Defender card is left for { $player }
event-defenders-tied = { $players } have defended the island best and draw progress cards
event-knights-passive = The knights that fought are passive now
event-city-lost = { $who ->
    [you] You lose
   *[other] { $player } loses
} a city
event-city-restored = { $who ->
    [you] You restore
   *[other] { $player } restores
} a city
event-wall-built = { $who ->
    [you] You build
   *[other] { $player } builds
} a city wall
event-wall-lost = { $who ->
    [you] You lose
   *[other] { $player } loses
} a city wall
event-improved = { $who ->
    [you] You improve
   *[other] { $player } improves
} { $track } to level { $level }
event-metropolis = { $who ->
    [you] You have
   *[other] { $player } has
} the metropolis of { $track }
event-aqueduct = { $who ->
    [you] You take
   *[other] { $player } takes
} { $goods } with the Aqueduct
event-knight-committed = { $who ->
    [you] You send
   *[other] { $player } sends
} a knight to battle
event-commitment-done = { $who ->
    [you] You have
   *[other] { $player } has
} sent all knights
event-knight-recruited = { $who ->
    [you] You recruit
   *[other] { $player } recruits
} a knight
event-knight-activated = { $who ->
    [you] You activate
   *[other] { $player } activates
} a knight of strength { $strength }
event-knight-promoted = { $who ->
    [you] You promote
   *[other] { $player } promotes
} a knight to strength { $strength }
event-knight-moved = { $who ->
    [you] You move
   *[other] { $player } moves
} a knight
event-knight-displaced = { $who ->
    [you] You drive out
   *[other] { $player } drives out
} a knight of { $displaced }
event-knight-refuge = { $who ->
    [you] Your
   *[other] { $player }’s
} knight finds another place
event-knight-removed = { $who ->
    [you] You lose
   *[other] { $player } loses
} a knight
event-knight-placed = { $who ->
    [you] You win over
   *[other] { $player } wins over
} a knight
event-robber-chased = { $who ->
    [you] You chase
   *[other] { $player } chases
} the robber away
event-deck-chosen = { $who ->
    [you] You choose
   *[other] { $player } chooses
} the { $deck } cards
event-progress-drawn = { $who ->
    [you] You draw { $card } ({ $deck })
   *[other] { $player } draws a { $deck } card
}
event-point-card = { $who ->
    [you] You have
   *[other] { $player } has
} a victory point card: { $card }
event-progress-returned = { $who ->
    [you] You put { $card } back
   *[other] { $player } puts a { $deck } card back
}
event-progress-played = { $who ->
    [you] You play
   *[other] { $player } plays
} { $card }
event-harvested = { $who ->
    [you] You take
   *[other] { $player } takes
} { $goods } from the bank
event-tokens-swapped = { $who ->
    [you] You swap
   *[other] { $player } swaps
} two number tokens
event-merchant-moved = { $who ->
    [you] You place
   *[other] { $player } places
} the merchant on { $to }
event-road-removed = { $who ->
    [you] You take
   *[other] { $player } takes
} a road of { $owner } off the board
event-road-relaid = { $who ->
    [you] You lay
   *[other] { $player } lays
} the road elsewhere
event-road-kept = { $who ->
    [you] You keep
   *[other] { $player } keeps
} the road
event-roll-goes-on = { $who ->
    [you] You go on
   *[other] { $player } goes on
} with the roll
event-cards-shown = You see the progress cards of { $victim }
event-progress-taken = { $who ->
    [you] You take { $card } from { $victim }
   *[other] { $player } takes a { $deck } card from { $victim }
}
event-hand-shown = You see the hand of { $victim }: { $goods }
event-goods-taken = { $who ->
    [you] You take { $goods } from { $victim }
   *[other] { $known ->
        [yes] { $player } takes { $goods } from { $victim }
       *[no] { $player } takes { $number } cards from { $victim }
    }
}
event-given = { $who ->
    [you] You give
   *[other] { $player } gives
} { $to } { $known ->
    [yes] { $goods }
   *[no] { $number ->
        [one] one card
       *[other] { $number } cards
    }
}
event-harbour-asked = { $who ->
    [you] You offer
   *[other] { $player } offers
} { $partner } { $good } for a commodity
event-harbour-exchange = { $who ->
    [you] You give
   *[other] { $player } gives
} { $partner } { $gives } for { $gets }

# What happened. $who is "you" when the reader did it; $player stands for the player.
# $known is "yes" when the reader may know the card or the cards.
event-at = { $text }, { $place }
event-dice = { $who ->
    [you] You roll
   *[other] { $player } rolls
} { $total } ({ $one } + { $two })
event-production = { $who ->
    [you] You receive
   *[other] { $player } receives
} { $goods }
event-blocked = Blocked by the robber: { $losers }
event-shortage = The bank is short of { $good }
event-no-production = { $total }: nobody receives anything
event-discards-due = To discard: { $due }
event-discard-chosen = { $who ->
    [you] You will discard { $goods }
   *[other] { $player } has chosen the cards to discard
}
event-discarded = { $who ->
    [you] You discard
   *[other] { $player } discards
} { $goods }
event-robber-moved = { $who ->
    [you] You move
   *[other] { $player } moves
} the robber to { $to }
event-robber-stays = { $who ->
    [you] You leave
   *[other] { $player } leaves
} the robber where it is: { $hex }
event-stolen = { $who ->
    [you] You steal { $good } from { $victim }
   *[other] { $known ->
        [yes] { $player } steals { $good } from { $victim }
       *[no] { $player } steals a card from { $victim }
    }
}
event-nothing-stolen = { $who ->
    [you] You steal
   *[other] { $player } steals
} nothing
event-built = { $who ->
    [you] You build
   *[other] { $player } builds
} { $what ->
    [road] a road
    [city] a city
   *[other] a settlement
}
event-income = { $who ->
    [you] You start
   *[other] { $player } starts
} with { $goods }
event-card-paid = { $who ->
    [you] You pay
   *[other] { $player } pays
} for a development card
event-card-bought = { $who ->
    [you] You draw { $card }
   *[other] { $player } draws a card, { $deck } left
}
event-card-played = { $who ->
    [you] You play
   *[other] { $player } plays
} { $card }
event-year-of-plenty = { $who ->
    [you] You take
   *[other] { $player } takes
} { $goods } from the bank
event-monopoly = { $who ->
    [you] You collect
   *[other] { $player } collects
} all { $good }: { $takings }
event-bank-trade = { $who ->
    [you] You give
   *[other] { $player } gives
} the bank { $gives } for { $gets }
event-offer = { $who ->
    [you] You offer
   *[other] { $player } offers
} { $addressed ->
    [yes] { $to }
   *[no] everybody
} { $gives } for { $wants }
event-counter-offer = { $who ->
    [you] You counter
   *[other] { $player } counters
} with { $gives } for { $wants }
event-accepted = { $who ->
    [you] You accept
   *[other] { $player } accepts
}
event-declined = { $who ->
    [you] You decline
   *[other] { $player } declines
}
event-called = { $who ->
    [you] You would like
   *[other] { $player } would like
} { $good }
event-call-withdrawn = { $who ->
    [you] You no longer ask
   *[other] { $player } no longer asks
} for anything
event-withdrawn = { $who ->
    [you] You withdraw the offer
   *[other] { $player } withdraws the offer
}
event-lapsed = { $who ->
    [you] Your offer lapses
   *[other] { $player }’s offer lapses
}
event-exchanged = { $who ->
    [you] You trade
   *[other] { $player } trades
} with { $partner }
event-exchanged-open = { $who ->
    [you] You give
   *[other] { $player } gives
} { $partner } { $gives } for { $gets }
event-route-gained = { $who ->
    [you] You have
   *[other] { $player } has
} the Longest Trade Route: { $length }
event-route-lost = { $who ->
    [you] You lose
   *[other] { $player } loses
} the Longest Trade Route
event-route-set-aside = Nobody has the Longest Trade Route now
event-army-gained = { $who ->
    [you] You have
   *[other] { $player } has
} the Largest Army: { $knights } knights
event-turn = { $who ->
    [you] Your turn
   *[other] { $player }’s turn
}
event-revealed = { $who ->
    [you] You reveal
   *[other] { $player } reveals
} { $cards ->
    [one] one victory point card
   *[other] { $cards } victory point cards
}
event-victory = { $who ->
    [you] You win
   *[other] { $player } wins
} with { $points } points

## The table itself

event-joined = { $name } joins
event-seated = { $name } sits down
event-more-time = More time for { $player }
event-away = { $who ->
    [you] You have
   *[other] { $player } has
} lost the connection: the clock stands still
event-back = { $who ->
    [you] You are
   *[other] { $player } is
} connected again
event-abort-voted = { $agree ->
    [yes] { $who ->
        [you] You would
       *[other] { $player } would
    } end the game
   *[no] { $who ->
        [you] You want
       *[other] { $player } wants
    } to play on
}
event-rematch-voted = { $who ->
    [you] You want
   *[other] { $player } wants
} to play again{ $order ->
    [rotated] , the next player begins
   *[same] { "" }
}
event-paced = The bots change their pace
event-map = The board is another one now
event-watching = { $allowed ->
    [no] Nobody may watch the game
   *[yes] { $delay ->
        [0] Everybody may watch the game live
       *[other] Everybody may watch the game { $delay } s late
    }
}
event-left = { $name } leaves
event-started = The game begins
event-undone = { $who ->
    [you] You take back
   *[other] { $player } takes back
} the last action
event-taken-over = A bot plays for { $player }
event-returned = { $who ->
    [you] You are
   *[other] { $player } is
} back
event-timed-out = { $who ->
    [you] You
   *[other] { $player }
} ran out of time
event-aborted = The game ends without a winner
event-over = The game is over
event-rematch = A new game is ready
event-said = { $name }: { $text }
event-excused = { $who ->
    [you] You do not mind that { $partner } left
   *[other] { $player } does not mind that { $partner } left
}

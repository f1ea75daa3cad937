# The almanac of the rules: its pages, contents and search.
rules-page = Rules
rules-title = { $title } · Rules
rules-lead = Look up what you want to know: each topic is half a page, with a picture, the exact rules, and positions to try them in.
rules-new-here = New here? How a turn goes
rules-glance = Prices and cards at a glance
rules-shortcuts = Ways in
rules-search = Search the rules
rules-found = { $topics ->
    [one] { $topics } topic
   *[other] { $topics } topics
}, { $n ->
    [one] { $n } clause
   *[other] { $n } clauses
}
rules-found-clauses = Clauses
rules-found-more = { $n } more: add a word to find fewer.
rules-words = Everything here is in our own words.
rules-base = Base game
rules-cities = Cities & Knights
rules-sea = Seafarers
rules-a-to-z = From A to Z
rules-look-under = { $word } → { $topic }
rules-where = You are here
rules-leaf = Next topics
rules-clauses = The rules
rules-more = { $n ->
    [one] One more rule on this
   *[other] { $n } more rules on this
}
rules-doubts = { $n ->
    [one] One open question and how it is settled
   *[other] { $n } open questions and how they are settled
}
rules-related = Read on
rules-link-here = Link to this clause
rules-setting = “{ $option }”
rules-setting-value = “{ $option }: { $value }”
rules-unknown = There is nothing called { $what } in these rules.
see-also = See

## Options, with or without a table

rules-usually = { $option } – usually: { $value }
rules-here-usual = { $option } – at this table as usual: { $value }
rules-here-other = { $option } – at this table: { $value } (usually: { $usual })
rules-back = Back to the table
rules-at-table = Your game goes on. The rules show how the options of your table stand.
rules-at-table-unknown = Your game goes on.

## Examples

rules-examples = Look and try
rules-try-this = What happens here?
rules-free-try = Or try what you like
rules-all-legal = { $n ->
    [one] The one action that is allowed
   *[other] All { $n } actions that are allowed
}
rules-acts-for = Who acts
rules-refused = Not allowed:
rules-take-back = One step back
rules-start-again = Start again
rules-dice-fall = Dice: { $one } and { $two }
rules-no-example = The example could not be fetched. Close it and try again.

## At a glance

rules-prices = What things cost
rules-points = { $n } points win
rules-development = Development cards
rules-progress-of = Progress cards: { $track }
rules-times = × { $n }
almanac-yields = { $terrain }: { $good }
almanac-chance = { $value }: { $ways } of 36 throws
price-road = Road
price-settlement = Settlement
price-city = City
price-card = Development card
price-knight = Knight
price-activate = Activate a knight
price-promote = Promote a knight
price-wall = City wall
points-for-settlement = each settlement
points-for-city = each city
points-for-route = Longest Trade Route
points-for-army = Largest Army
points-for-card = each Victory Point card
points-for-metropolis = each metropolis
points-for-defender = each Defender card
points-for-progress = Printer, Constitution
points-for-merchant = the merchant

## Themes of the contents

theme-begin = Before the game
theme-turn = Your turn
theme-trade = Trade
theme-build = Building
theme-cards = Development cards
theme-win = Winning
theme-knights-begin = The bigger game
theme-knights-turn = Dice and goods
theme-improving = Growing cities
theme-army = Knights and barbarians
theme-progress = Progress cards
theme-sea-begin = Setting out
theme-sailing = Ships
theme-exploring = Gold, fog and pirate
theme-sea-scenarios = Scenarios: new shores
theme-sea-stories = Scenarios: tales of the sea
theme-sea-knights = With Cities & Knights

# Progress cards: what each does, in one or two sentences.
card-alchemist-text = Before you roll: set both number dice as you like, then roll only the event die.
card-crane-text = One city improvement costs you one commodity less in this turn.
card-engineer-text = Build one city wall at no cost.
card-inventor-text = Swap two number tokens on the board. The numbers 2, 6, 8 and 12 stay where they are.
card-irrigation-text = Take 2 grain for every fields hex next to a settlement or city of yours.
card-medicine-text = Turn a settlement into a city for 2 ore and 1 grain.
card-mining-text = Take 2 ore for every mountains hex next to a settlement or city of yours.
card-printer-text = One victory point, open to all. It cannot be taken from you.
card-smith-text = Promote up to two of your knights by one level at no cost. A mighty knight needs the Fortress.
card-bishop-text = Move the robber and take one card from every player who has a building on its new hex. Not before the first attack of the barbarians.
card-constitution-text = One victory point, open to all. It cannot be taken from you.
card-deserter-text = Choose a player, who takes one knight of theirs off the board. You place one of the same strength and state.
card-diplomat-text = Take away an open road: one with nothing of its owner at one end. If it is your own, you may lay it elsewhere at once.
card-intrigue-text = Drive out a knight of another player from an intersection that one of your roads leads to. You need no knight for it.
card-saboteur-text = Everybody with as many points as you or more discards half of their hand, rounded down.
card-spy-text = Look at the progress cards of another player and take one of them.
card-warlord-text = Activate all your knights at no cost.
card-wedding-text = Everybody with more points than you gives you two cards of their choice.
card-commercial-harbour-text = In this turn you may offer one resource to each other player once. Whoever has a commodity must give you one for it.
card-master-merchant-text = Look at the hand of a player with more points than you and take two cards from it.
card-merchant-text = Place the merchant on a hex beside a settlement or city of yours. While it stands there you trade that resource two to one and have one point more.
card-merchant-fleet-text = { $fleet ->
    [one_named_kind] Name one kind of card: in this turn you trade it two to one with the bank, as often as you like.
   *[any_kind] In this turn you trade any two identical cards for one with the bank, as often as you like.
}
card-resource-monopoly-text = Name a resource: every other player gives you two of it, or the only one they have.
card-trade-monopoly-text = Name a commodity: every other player gives you one of it.

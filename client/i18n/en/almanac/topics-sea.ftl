# The topics of Seafarers: title, other words to look them up by, and what they are about.

## Setting out

topic-sea-board = Land and sea
    .also = Sea hexes; Coast; Frame; Seafarers
    .tells = Between the islands lies the sea, cut into hexes like the land. Roads need land beside them, ships need sea, and along the coast either may lie, but only one of them on each side of a hex. Settlements always stand on land.
topic-scenarios = Scenarios
    .also = Seafarers; Points to win; Choosing a map
    .tells = Seafarers is played in scenarios. Each has its own map, says where you may begin and how many points you need, and some add a rule or two. Four are about new land; five tell tales of their own.
topic-sea-founding = Founding by the sea
    .also = Start zones; First ship
    .tells = You found as on any island, but only where the scenario lets you begin; the rest is for exploring. A settlement on the coast may begin with a ship instead of a road.
topic-sea-winning = Winning at sea
    .also = Points of a scenario; Special points
    .tells = Every scenario names the points that win it. To settlements, cities, cards and the rest come the special points of the scenario, such as chips for new islands. As always you win in your own turn.

## Ships

topic-ships = Building ships
    .also = Ships; Lumber and wool; Shipping lines
    .tells = A ship costs a lumber and a wool and lies on a side with sea. It goes on from your ships, settlements or cities, just as roads do. You have fifteen of them, and where they reach land you may settle.
topic-ships-and-roads = Ships and roads
    .also = Coast; Settling by ship; Road Building
    .tells = Ships and roads are two networks that meet only at your settlements and cities. Wherever your ships lead, you may found a settlement, and from there go on by land or by sea. Road Building lays roads or ships, as you like.
topic-closed-lines = Closed shipping lines
    .also = Open ships; Joined settlements
    .tells = Ships that join two of your settlements or cities are a closed line and stay where they are. All others are open: lines that still lead nowhere, and branches of closed ones.
topic-moving-ships = Moving a ship
    .also = Open end; Rings of ships
    .tells = Once in your turn, after the roll, you may lift a ship and lay it elsewhere, for free. It must be at the open end of an open line, not new in this turn and not beside the pirate. It may go wherever you could build one.
topic-sea-route = Longest Trade Route at sea
    .also = Longest route; Roads and ships together
    .tells = Roads and ships count together for the Longest Trade Route. Where the line changes from one to the other, a settlement or city of yours must stand, or the line ends there.

## Gold, fog and pirate

topic-gold = Gold
    .also = Gold hexes; Free choice
    .tells = Gold is land that yields what you want: a settlement beside it brings one resource of your choice when its number is rolled, a city two. All other hexes are paid first, so you choose from what the bank has left.
topic-pirate = Pirate
    .also = Black ship; Robber or pirate; Seven
    .tells = With a seven or a Knight you move the robber on land or the pirate at sea. The pirate takes a card from somebody with a ship beside its hex, and while it is there no ship comes or leaves.
topic-fog = Fog
    .also = Discovering; Hidden hexes
    .tells = Some hexes are still hidden. When your road or ship reaches one, it is turned up at once: land gets a number and gives you a card of what it yields, gold one of your choice, and the sea nothing but a way on.
topic-chips = Chips for new land
    .also = Special points; Small islands; Unexplored
    .tells = In several scenarios your first settlement on new land is worth a chip, one or two points on top of its own. You keep it, whatever happens later. It does not matter whether others were there before you.

## Scenarios

topic-new-shores = New Shores
    .also = First scenario; Small islands
    .tells = The best scenario to begin with: a large island where everybody starts, and a few small ones across the water, some of them with gold. Each of them brings two more points to whoever settles there.
topic-four-islands = Four Islands
    .also = Six Islands; Home island
    .tells = Four islands of much the same size, six when five or six play, and you choose where to begin. The islands of your founding are your home; every other one is worth two points to you.
topic-fog-islands = Fog Islands
    .also = Discovery; Hidden hexes
    .tells = Some land is known, and all the rest lies in the fog. Nobody knows where land, gold or open sea will turn up, and every discovery of land pays its finder.
topic-through-desert = Through the Desert
    .also = Belt of deserts; Strip
    .tells = A belt of deserts parts the large island: you begin on one side, and on the other lies a strip of good land. You reach it by road or by ship, and it brings two points, as do the small islands.

## Tales of the sea

topic-forgotten-tribe = The Forgotten Tribe
    .also = Gifts; Harbours to lay
    .tells = On small islands lives a tribe that trades but wants no settlers. Ships that reach its coast receive gifts: points, development cards and harbours, which you lay beside your own buildings.
topic-cloth-trade = The Cloth Trade
    .also = Villages; Bolts of cloth; Trade relations
    .tells = Villages on the islands in the middle sell cloth. Reach one with your ships, and its number brings you cloth for the rest of the game; two of them are a point. It may end when the villages have sold out.
topic-pirate-islands = The Pirate Islands
    .also = Fortress; Warships; Fleet; Lairs
    .tells = Pirates hold your fortress in the west and sail along your coast at every roll. Build a line of ships there, arm it with Knights and drive them out: without your fortress you cannot win.
topic-wonders = The Wonders
    .also = Theatre; Great Bridge; Great Wall; Monument; Cathedral; Levels
    .tells = Each wonder asks for something before you may claim it, and is then built in four levels. Whoever finishes theirs wins, and so does who has the points and is further than everybody else.
topic-new-world = The New World
    .also = Random map; Own map
    .tells = Land and sea are dealt at random over the whole board, and the harbours are laid by the players. What you found on is your home; every other island brings a point.

## With Cities & Knights

topic-sea = Seafarers with Cities & Knights
    .also = Both expansions; Sixteen points
    .tells = Both expansions go together: ships and new land with knights, commodities and barbarians. You need two points more than the scenario says, gold yields resources only, and one battle decides for all islands.
topic-knights-at-sea = Knights at sea
    .also = Knights on ships; Held ships
    .tells = Knights travel over roads and ships alike and may even stand on a ship. A knight at the end of a line closes it, and one of somebody else on your line holds the ships beside it.
topic-knights-and-pirate = Knights and the pirate
    .also = Chasing the pirate; Pirate locked
    .tells = Until the barbarians have landed once, the pirate does not move, and neither does the robber. Afterwards an active knight beside the pirate can chase it away, as it would the robber.
topic-progress-at-sea = Progress cards at sea
    .also = Diplomat; Intrigue; Merchant; Inventor
    .tells = A few progress cards know the sea: the Diplomat takes up ships too, Intrigue works along your ships, and the merchant keeps away from gold.

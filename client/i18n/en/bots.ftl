# The bots: who they are and what they say.

bot-mira = Mira
bot-mira-trade = sailor
bot-mira-style = Always finds a harbour.
bot-mira-hello = Fair winds to all of you!
bot-mira-robbed = Hey! That was my cargo.
bot-mira-proud = Now that is a view of the sea.
bot-mira-thanks = A good trade keeps the ship afloat.
bot-mira-won = Land ahoy, and all of it mine!

bot-bruno = Bruno
bot-bruno-trade = miner
bot-bruno-style = Few words, much ore.
bot-bruno-hello = Morning. Let’s dig.
bot-bruno-robbed = Hmpf. I counted those.
bot-bruno-proud = Stone on stone. That holds.
bot-bruno-thanks = Fair weight. Deal.
bot-bruno-won = Struck the vein. Good game.

bot-vesna = Vesna
bot-vesna-trade = shepherdess
bot-vesna-style = Never has enough meadows.
bot-vesna-hello = How lovely that you are all here!
bot-vesna-robbed = Oh no, not my little flock!
bot-vesna-proud = Look how it grows!
bot-vesna-thanks = You are a dear, thank you.
bot-vesna-won = My sheep and I thank you for the game!

bot-otto = Otto
bot-otto-trade = miller
bot-otto-style = Reckons everything twice.
bot-otto-hello = Good day. I have done my sums.
bot-otto-robbed = By my reckoning, that was mine.
bot-otto-proud = Exactly as calculated.
bot-otto-thanks = The numbers agree. Thank you.
bot-otto-won = It came out even. A fine game, everyone.

bot-zora = Zora
bot-zora-trade = potter
bot-zora-style = Patient, until the kiln is hot.
bot-zora-hello = Hands in the clay, friends!
bot-zora-robbed = Careful, that breaks easily!
bot-zora-proud = Fired and glazed. Beautiful.
bot-zora-thanks = A deal as round as a bowl.
bot-zora-won = This one goes on the top shelf!

bot-tadeo = Tadeo
bot-tadeo-trade = woodcutter
bot-tadeo-style = Builds roads before he asks where to.
bot-tadeo-hello = Axe is sharp. Off we go!
bot-tadeo-robbed = Who took it? I will find your tracks.
bot-tadeo-proud = Timber! And up it goes.
bot-tadeo-thanks = Chips fly, everybody gains.
bot-tadeo-won = Felled in one stroke. Well played!

level-rated = { $level }, rating { $rating }
about-bots = About the bots
rating-about = Medium has a rating of 1000; 400 points more win ten times as often. The numbers come from thousands of games between the bots.

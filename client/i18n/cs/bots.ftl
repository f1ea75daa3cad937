# Boti: kdo jsou a co říkají.

bot-mira = Mira
bot-mira-trade = námořnice
bot-mira-style = Přístav najde vždycky.
bot-mira-hello = Příznivý vítr všem!
bot-mira-robbed = Hej! To byl můj náklad.
bot-mira-proud = Tomu říkám výhled na moře.
bot-mira-thanks = Dobrý obchod drží loď nad vodou.
bot-mira-won = Země na obzoru, a celá moje!

bot-bruno = Bruno
bot-bruno-trade = horník
bot-bruno-style = Málo slov, hodně rudy.
bot-bruno-hello = Zdař Bůh. Jdeme kopat.
bot-bruno-robbed = Hm. Měl jsem je spočítané.
bot-bruno-proud = Kámen na kámen. To vydrží.
bot-bruno-thanks = Poctivá váha. Platí.
bot-bruno-won = Narazil jsem na žílu. Dobrá hra.

bot-vesna = Vesna
bot-vesna-trade = pastýřka
bot-vesna-style = Pastvin nemá nikdy dost.
bot-vesna-hello = To je milé, že jste tu všichni!
bot-vesna-robbed = Ach ne, moje stádečko!
bot-vesna-proud = Podívejte, jak to roste!
bot-vesna-thanks = Máš dobré srdce, děkuji.
bot-vesna-won = Já i moje ovečky děkujeme za hru!

bot-otto = Otto
bot-otto-trade = mlynář
bot-otto-style = Všechno počítá dvakrát.
bot-otto-hello = Dobrý den. Mám to spočítané.
bot-otto-robbed = Podle mých výpočtů to bylo moje.
bot-otto-proud = Přesně podle výpočtu.
bot-otto-thanks = Čísla sedí. Děkuji.
bot-otto-won = Vyšlo to. Pěkná partie.

bot-zora = Zora
bot-zora-trade = hrnčířka
bot-zora-style = Trpělivá, dokud se pec nerozpálí.
bot-zora-hello = Ruce do hlíny, přátelé!
bot-zora-robbed = Opatrně, to se rozbije!
bot-zora-proud = Vypáleno a naglazováno. Krása.
bot-zora-thanks = Obchod hladký jako miska.
bot-zora-won = Tenhle kousek přijde na horní polici!

bot-tadeo = Tadeo
bot-tadeo-trade = dřevorubec
bot-tadeo-style = Nejdřív postaví cestu, pak se ptá kam.
bot-tadeo-hello = Sekera je nabroušená. Jdeme!
bot-tadeo-robbed = Kdo to vzal? Najdu vaše stopy.
bot-tadeo-proud = Padá! A už to stojí.
bot-tadeo-thanks = Lítají třísky, vydělají všichni.
bot-tadeo-won = Na jednu ránu. Dobře zahráno!

level-rated = { $level }, rating { $rating }
about-bots = O botech
rating-about = Střední úroveň má rating 1000; kdo má o 400 víc, vyhrává desetkrát častěji. Čísla pocházejí z tisíců her mezi boty.

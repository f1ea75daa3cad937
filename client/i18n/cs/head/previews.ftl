# Co ukazuje odkaz tam, kam ho někdo vloží. Čte server: jedna zpráva na řádek, jen údaje.
head-title = Ostrov
head-about = Osidluj ostrov, obchoduj a stav: s přáteli nebo proti botům. V prohlížeči, bez registrace.
head-game-base = Základní hra
head-game-cities_knights = Města a rytíři
head-invited-seat = { $host } tě zve ke hře
head-invited-watch = { $host } tě zve ke sledování
head-join = Volná místa: { $n }
head-watch = Sleduj hru.
head-winner = Vítězství: { $name }.
head-look-back = Projdi si hru tah po tahu, s odkrytými kartami.

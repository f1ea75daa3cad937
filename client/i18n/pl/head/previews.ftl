# Co pokazuje link tam, gdzie go wklejono. Czyta serwer: jedna wiadomość w wierszu, same fakty.
head-title = Ostrov
head-about = Zasiedlaj wyspę, handluj i buduj: z przyjaciółmi albo przeciwko botom. W przeglądarce, bez rejestracji.
head-game-base = Gra podstawowa
head-game-cities_knights = Miasta i Rycerze
head-invited-seat = { $host } zaprasza cię do gry
head-invited-watch = { $host } zaprasza cię do oglądania
head-join = Wolne miejsca: { $n }
head-watch = Obejrzyj grę.
head-winner = Zwycięstwo: { $name }.
head-look-back = Obejrzyj grę ruch po ruchu, z odkrytymi kartami.

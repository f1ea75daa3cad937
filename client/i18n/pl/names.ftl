# Nazwy rzeczy. `count-…` to liczba kart w bierniku („otrzymujesz 1 rudę”), `good-…` stoi w mianowniku.
nothing = nic
you = ty
you-badge = ty
your-move = twoja kolej
seat-unknown = miejsce { $n }
bot-named = { $colour }

colour-red = Czerwony
colour-blue = Niebieski
colour-orange = Pomarańczowy
colour-white = Biały

good-lumber = drewno
good-brick = glina
good-wool = wełna
good-grain = zboże
good-ore = ruda
good-paper = papier
good-cloth = sukno
good-coin = monety
count-lumber = { $n ->
    [one] { $n } drewno
    [few] { $n } drewna
   *[many] { $n } drewien
}
count-brick = { $n ->
    [one] { $n } glinę
    [few] { $n } gliny
   *[many] { $n } glin
}
count-wool = { $n ->
    [one] { $n } wełnę
    [few] { $n } wełny
   *[many] { $n } wełen
}
count-grain = { $n ->
    [one] { $n } zboże
    [few] { $n } zboża
   *[many] { $n } zbóż
}
count-ore = { $n ->
    [one] { $n } rudę
    [few] { $n } rudy
   *[many] { $n } rud
}
count-paper = { $n ->
    [one] { $n } papier
    [few] { $n } papiery
   *[many] { $n } papierów
}
count-cloth = { $n ->
    [one] { $n } sukno
    [few] { $n } sukna
   *[many] { $n } sukien
}
count-coin = { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}

terrain-forest = las
terrain-hills = wzgórze
terrain-pasture = pastwisko
terrain-fields = pole uprawne
terrain-mountains = góry
terrain-desert = pustynia
terrain-sea = morze
terrain-gold = pole złota

piece-road = droga
piece-settlement = osada
piece-city = miasto
piece-reduced-city = zredukowane miasto
piece-robber = złodziej

card-knight = Rycerz
card-victory-point = Punkt zwycięstwa
card-road-building = Budowa drogi
card-year-of-plenty = Wynalazek
card-monopoly = Monopol
card-knight-text = Przestaw złodzieja i zabierz komuś przy nowym polu jedną kartę. Trzy zagrane karty Rycerz mogą dać Najwyższą władzę rycerską.
card-victory-point-text = Jeden punkt zwycięstwa. Pozostaje zakryty aż do wygranej.
card-road-building-text = Zbuduj dwie drogi za darmo.
card-year-of-plenty-text = Weź z banku dwa dowolne surowce.
card-monopoly-text = Wybierz surowiec; wszyscy pozostali oddają ci wszystko, co z niego mają.

wonder-theatre = Teatr
wonder-great-bridge = Wielki most
wonder-monument = Pomnik
wonder-great-wall = Wielki mur
wonder-cathedral = Katedra

hex-numbered = { $terrain } { $number }
place-node = skrzyżowanie { $n }: { $hexes }
place-node-harbour = skrzyżowanie { $n }: { $hexes }, { $harbour }
place-edge = trasa { $n }: { $one } i { $other }
place-coast = trasa { $n }: wybrzeże, { $one }
harbour-any = port trzy do jednego
harbour-good = port dwa do jednego: { $good }
spoken-piece = { $player }: { $piece }
spoken-hex = { $hex }; { $there }
target = { $place }; { $act }

track-trade = handel
track-politics = polityka
track-science = nauka
face-ship = statek
face-yellow = żółta brama
face-blue = niebieska brama
face-green = zielona brama

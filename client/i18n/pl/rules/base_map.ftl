# Gra podstawowa: plansza dla początkujących.

text-B-MAP-1 =
    Rzędy z północy na południe, każdy z zachodu na wschód: góry 10, pastwisko 2, las 9; pole uprawne 12,
    wzgórze 6, pastwisko 4, wzgórze 10; pole uprawne 9, las 11, pustynia ze złodziejem, las 3, góry 8; las 8,
    góry 3, pole uprawne 4, pastwisko 5; wzgórze 5, pole uprawne 6, pastwisko 11.
text-B-MAP-2 =
    Dziewięć portów od północnego zachodu zgodnie z ruchem wskazówek zegara, każdy ze swoją trasą na wybrzeżu:
    3:1 przy (0,-2)NW, zboże przy (1,-2)NE, ruda przy (2,-1)NE, 3:1 przy (2,0)E, wełna przy (1,1)SE, 3:1 przy
    (-1,2)SE, 3:1 przy (-2,2)SW, glina przy (-2,1)W, drewno przy (-1,-1)W. Podany surowiec wymienia się 2:1.
text-B-MAP-3 =
    Każdy kolor ma dwie osady, a przy każdej jedną drogę; druga z podanych jest oznaczona i przynosi
    początkowe surowce. Czerwony: (0,-1)N z drogą (0,-1)NE; (-2,1)N z (-2,1)NE, surowce: 1 zboże i 2 drewna.
    Niebieski: (0,2)N z (0,1)E; (-2,2)N z (-2,2)NE, surowce: drewno, ruda i glina. Pomarańczowy: (2,-2)S z
    (1,-1)NE; (-1,2)N z (-1,2)NE, surowce: 1 ruda i 2 zboża. Biały: (-1,0)N z (-1,0)NW; (1,1)N z (1,0)E,
    surowce: drewno, ruda i wełna.
text-B-MAP-4 =
    Plansza zgadza się ze wszystkim, co włoska instrukcja z 2022 roku podaje słowami. Osada B daje drewno,
    rudę i glinę, osada C rudę i 2 zboża; osada D przylega do lasu 3, a B i C do gór 3, i są to jedyne dwa
    pola z liczbą 3. Przypisanie litery A czerwonemu to tylko wniosek, bo tekst nigdzie jej nie wymienia.
text-B-MAP-5 =
    Plansza nie zgadza się z rosyjską instrukcją z 2024 roku. W tamtym tekście liczby 3 leżą na lesie i na
    pastwisku, pomarańczowa osada na wybrzeżu przylega tylko do wzgórza i pastwiska, a początkowe surowce
    niebieskiego to drewno, ruda i wełna. Z samych słów nie da się tamtej planszy odtworzyć.
text-B-MAP-6 =
    Plansza nie zgadza się z ukraińską instrukcją z 2025 roku. Tam oznaczona osada niebieskiego daje glinę,
    rudę i zboże, a przy trzech graczach pomija się kolor biały, nie czerwony. Z samych słów nie da się tamtej
    planszy odtworzyć.
text-B-MAP-7 =
    Osiem początkowych osad stoi na różnych skrzyżowaniach, zachowuje zasadę odstępu, nie przylega do portów i
    każda ma obok siebie swoją drogę. Dziewięć tras z portami leży na wybrzeżu i ma 18 różnych skrzyżowań
    końcowych.
text-B-MAP-8 =
    Jeśli 30 tras na wybrzeżu ponumerować zgodnie z ruchem wskazówek zegara, zaczynając od (0,-2)NW jako 0,
    porty leżą na trasach 0, 3, 7, 10, 13, 17, 20, 23 i 27; układ ten powtarza się co 10 tras.
text-B-MAP-9 =
    Wybrzeże dzieli się na sześć części ramy po pięć tras, począwszy od trasy 0. Zgodnie z ruchem wskazówek
    zegara są na nich: 3:1 i zboże; ruda; 3:1 i wełna; 3:1; 3:1 i glina; drewno. Część z dwoma portami ma je
    na pierwszej i czwartej trasie, część z jednym – na trzeciej. Nie ma pewności, gdzie naprawdę przebiegają
    cięcia drukowanych części.
text-B-MAP-10 =
    Inne opublikowane opisy tej planszy są odmienne i się ich nie stosuje. Jeden stawia drugą osadę białego
    między wzgórzem 10, lasem 3 i górami 8, a początkowe surowce białego daje za (-1,0)N, wbrew tekstowi
    włoskiemu; dwa podają porty w innej kolejności.

# Pytania otwarte Żeglarzy, od SX-1 do SX-20: gdzie zasady milczą, są niejasne lub sprzeczne.

text-SX-1 =
    Czy pirat może pójść na ramę wokół mapy i co tam robi? Domyślnie rama jest jednym miejscem, na którym
    nikogo nie okrada i niczego nie blokuje. Ustawienie sea_pirate_frame może tego zabronić albo uczynić z
    każdego pola ramy pole jak każde inne, przy którym statki się okrada i blokuje.
text-SX-2 =
    Czy na drukowanej mapie, której rysunki pokazują rodzaje portów, porty się miesza? Domyślnie wydrukowane
    rodzaje zostają, a losuje się tylko puste. Ustawieniem sea_harbours można pomieszać wszystkie.
text-SX-3 =
    Czy złoto obok tej założonej osady, która daje surowce, coś przynosi? Żadna instrukcja o tym nie mówi.
    Domyślnie przynosi 1 dowolny surowiec. Przy sea_start_gold = none nie przynosi nic.
text-SX-4 =
    W której chwili tury wolno przesunąć statek? Domyślnie raz, w dowolnej chwili handlu i budowania. Przy
    sea_ship_move = end_of_turn jest to ostatnia rzecz w turze.
text-SX-5 =
    Czy statek w pętli może się przesunąć, choć nie ma wolnego końca? Zasada wymaga wolnego końca; odpowiedzi
    wydawcy dopuszczają dwa przypadki a domyślnie dopuszcza je i ten stół. Przy sea_loop_ships = strict żaden
    statek z pętli się nie przesuwa.
text-SX-6 =
    Kto jest pierwszy, gdy złoto należy się kilku graczom, a w banku brakuje kart? Domyślnie wybierają po
    kolei, najpierw gracz, którego tura trwa, każdy wszystko naraz. Przy sea_gold_order = simultaneous wszyscy
    wybierają jednocześnie, a potem w tej kolejności dostają, ile bank może dać.
text-SX-7 =
    Co przynosi odkryte pole złota i czy odkrywają osady? Domyślnie złoto przynosi 1 dowolny surowiec; przy
    sea_fog_gold = none nie przynosi nic. Osady nigdy nie odkrywają.
text-SX-8 =
    Ile punktów wygrywa scenariusz? Niektóre źródła żądają mniej w pierwszych czterech scenariuszach.
    Domyślnie obowiązują punkty z instrukcji z 2025 roku. Ustawieniem victory_points można określić inne.
text-SX-9 =
    Co mogą robić pozostali w cudzej turze, gdy gra pięć lub sześć osób? To należy do zasad dla pięciu i
    sześciu graczy, a nie do Żeglarzy. Nie ma na to ustawienia.
text-SX-10 =
    Czy na liczbie 12 scenariusza Ku nowym brzegom dla trzech graczy zaczyna pirat, czy złodziej? Jeden tekst
    mówi, że pirat, ale wzgórze to ląd, a mapa pokazuje złodzieja. Jest to złodziej. Nie ma na to ustawienia.
text-SX-11 =
    Do którego lądu należy skrzyżowanie, które przylega tylko do pustyń? Do żadnego: można się na nim później
    osiedlić i nie przynosi żetonu. Nie ma na to ustawienia.
text-SX-12 =
    Czy dwa pasy za pustyniami, przy pięciu lub sześciu graczach, przynoszą jeden żeton, czy dwa? Domyślnie
    każdy przynosi własny. Przy sea_two_strips = false liczą się jako jeden.
text-SX-13 =
    Czy w scenariuszu Przez pustynię dla pięciu lub sześciu graczy jest dziesięć, czy jedenaście portów?
    Rysunek pokazuje dziesięć, lista wymienia jedenaście. Domyślnie jest jedenaście. Przy
    sea_desert_11th_harbour = false jest dziesięć.
text-SX-14 =
    Czy port plemienia, na który nie było miejsca, trzeba położyć, gdy tylko miejsce się znajdzie? Domyślnie
    może czekać na dowolną późniejszą własną turę. Przy sea_gift_harbour_late = compulsory kładzie się go, gdy
    tylko miejsce się zwolni.
text-SX-15 =
    Czy Handel suknem kończy się od razu, gdy zbyt mało wiosek ma sukno, czy razem z turą? Domyślnie z turą, w
    której pustych jest 5 z 8 wiosek. Przy sea_cloth_end = at_once kończy się w tej samej chwili.
text-SX-16 =
    Kogo atakuje flota piratów, która zatrzyma się przy kilku graczach? Domyślnie wszystkich, najpierw gracza,
    którego tura trwa. Przy sea_fleet_attacks = single_only atakuje tylko wtedy, gdy jest tam jeden jedyny
    gracz.
text-SX-17 =
    Co to jest najkrótszy szlak do przyczółka i do fortecy? Taki, na który trzeba jak najmniej statków, licząc
    po trasach na morzu od początku linii; to, czy stoi na nim pirat, nie ma znaczenia. Nie ma na to
    ustawienia.
text-SX-18 =
    Czy musisz zaatakować swoją fortecę, gdy dotarła do niej twoja linia? Domyślnie możesz. Przy
    sea_fortress_attack = compulsory każda tura kończy się atakiem.
text-SX-19 =
    Czy na małych wyspach Cudów punkt przynosi każda osada, czy pierwsza? Jeden tekst można czytać na oba
    sposoby. Tylko pierwsza na każdej wyspie. Nie ma na to ustawienia.
text-SX-20 =
    Czy zajęcie cudu coś kosztuje? Domyślnie jest darmowe. Przy sea_wonder_ship = true na cudzie kładzie się
    statek z zasobów i od razu płaci za jego pierwszy poziom.

# Miasta i Rycerze: budowanie, mury, rycerze.

text-CK-BUILD-1 = Drogi, osady i miasta mają koszty i zasady z gry podstawowej.
text-CK-BUILD-2 =
    Najdłuższa droga handlowa zostaje w grze i daje 2 punkty zwycięstwa. Przerwać ją mogą rycerze, tak samo
    jak budowle.
text-CK-WALL-1 = Mur miejski kosztuje 2 gliny i kładzie się go pod własnym miastem. Osada muru mieć nie może.
text-CK-WALL-2 = Miasto ma najwyżej jeden mur, gracz najwyżej 3.
text-CK-WALL-3 = Dzięki każdemu murowi jego właściciel może mieć o 2 karty więcej, gdy wypadnie 7.
text-CK-WALL-4 = Mur traci się razem z miastem; wraca on do zasobów właściciela.
text-CK-KNIGHT-1 = Rycerz jest bierny albo aktywny. Bierny rycerz, czyli rycerz bez hełmu, nie może działać.
text-CK-KNIGHT-2 = Zwykły rycerz ma siłę 1, silny 2, a potężny 3.
text-CK-KNIGHT-3 =
    Powołanie kosztuje 1 rudę i 1 wełnę; nowego zwykłego, biernego rycerza stawia się na wolnym skrzyżowaniu,
    do którego prowadzi co najmniej jedna własna droga. Wolne znaczy bez budowli i bez rycerza.
text-CK-KNIGHT-4 = Zasada odstępu nie dotyczy rycerzy, a przy stosowaniu jej do osad rycerze się nie liczą.
text-CK-KNIGHT-5 =
    Rycerz, aktywny lub bierny, blokuje przeciwników: nie mogą poprowadzić drogi dalej przez jego
    skrzyżowanie.
text-CK-KNIGHT-6 =
    Rycerz przerywa drogę handlową przeciwnika na swoim skrzyżowaniu. Własni rycerze nigdy nie przerywają
    własnej drogi handlowej.
text-CK-KNIGHT-7 =
    Nikt nie może zbudować osady na skrzyżowaniu z rycerzem. Właściciel musi najpierw przemieścić go wzdłuż
    tej samej drogi handlowej na wolne skrzyżowanie; jeśli rycerz jest bierny albo nie ma dokąd pójść, budować
    tam nie można.
text-CK-KNIGHT-8 =
    Aktywowanie kosztuje 1 zboże, niezależnie od siły rycerza, i daje mu hełm. Aktywować można też rycerza
    powołanego w tej samej turze.
text-CK-KNIGHT-9 =
    Rycerz aktywowany w tej turze nie może w niej działać, lecz najwcześniej w następnej turze właściciela.
text-CK-KNIGHT-10 =
    Wzmocnienie kosztuje 1 rudę i 1 wełnę i zmienia zwykłego rycerza w silnego albo silnego w potężnego.
    Rycerz pozostaje aktywny lub bierny, tak jak był. Wzmocnić można też w turze powołania, ale każdego
    rycerza tylko raz na turę.
text-CK-KNIGHT-11 =
    Silnego rycerza można wzmocnić do potężnego tylko wtedy, gdy właściciel ma twierdzę, poziom 3 polityki.
text-CK-KNIGHT-12 =
    Gracz ma tylko 2 rycerzy każdej siły. Mając na planszy dwóch zwykłych, musi jednego wzmocnić, zanim powoła
    trzeciego, a do wzmocnienia potrzebny jest wolny pionek następnej siły.
text-CK-KNIGHT-13 = Choć wzmocnienie wymienia się wśród akcji rycerzy, rycerz zachowuje przy nim hełm.
text-CK-KNIGHT-14 = Na skrzyżowaniu stoi najwyżej jeden rycerz.

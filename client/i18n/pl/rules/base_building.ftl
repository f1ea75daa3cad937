# Gra podstawowa: koszty i zasoby, drogi, osady, miasta.

text-B-BUILD-1 =
    Droga kosztuje 1 glinę i 1 drewno. Osada kosztuje 1 glinę, 1 drewno, 1 wełnę i 1 zboże. Miasto kosztuje 3
    rudy i 2 zboża. Karta rozwoju kosztuje 1 wełnę, 1 zboże i 1 rudę; karty użyte do zapłaty wracają do banku.
text-B-BUILD-2 = Gracz może w turze zbudować i kupić, ile chce, dopóki starcza kart, pionków i kart rozwoju.
text-B-BUILD-3 =
    Gracz może budować tylko z pionków, które zostały w jego zasobach; łącznie ma 15 dróg, 5 osad i 4 miasta.
text-B-BUILD-4 = Opłacony pionek stawia się od razu.
text-B-BUILD-5 =
    Drogi i miasta zostają na swoich miejscach przez całą grę. Miasta i Rycerze wprowadzają wyjątki.
text-B-ROAD-1 = Na każdej trasie może leżeć najwyżej jedna droga.
text-B-ROAD-2 = Nowa droga musi jednym z końców stykać się z własną drogą, osadą lub miastem.
text-B-ROAD-3 =
    Drogi nie wolno prowadzić dalej przez skrzyżowanie z osadą lub miastem przeciwnika. Nowa droga może się
    przy takim skrzyżowaniu kończyć, jeśli jest połączona drugim końcem.
text-B-ROAD-4 = Drogi wolno budować na trasach wzdłuż wybrzeża.
text-B-ROAD-5 = Sama droga nie daje punktów zwycięstwa.
text-B-ROAD-6 = Po fazie zagospodarowania nowe osady mogą powstawać tylko tam, dokąd prowadzą własne drogi.
text-B-SETT-1 = Osadę buduje się na wolnym skrzyżowaniu.
text-B-SETT-2 =
    Po fazie zagospodarowania do skrzyżowania nowej osady musi prowadzić co najmniej jedna własna droga.
text-B-SETT-3 =
    Osadę wolno zbudować tylko wtedy, gdy na wszystkich sąsiednich skrzyżowaniach nie ma osad ani miast
    żadnego gracza, także budującego.
text-B-SETT-4 =
    Osada daje 1 punkt zwycięstwa i odtąd zarabia po 1 karcie na każdym przyległym polu, które daje zyski.
text-B-SETT-5 =
    Gracz, który ma na planszy wszystkie 5 osad, musi najpierw rozbudować którąś do miasta. Zwolniony pionek
    można zbudować ponownie.
text-B-CITY-1 =
    Miasto buduje się tylko w miejscu własnej osady, która stoi na planszy, nigdy na pustym skrzyżowaniu.
text-B-CITY-2 = Zastąpiona osada wraca do zasobów właściciela i można ją zbudować ponownie.
text-B-CITY-3 =
    Miasto daje 2 punkty zwycięstwa zamiast 1 i zarabia po 2 karty na każdym przyległym polu, które daje
    zyski.
text-B-CITY-4 =
    Osadę wolno zbudować i rozbudować do miasta w tej samej turze, jeśli zapłaci się za jedno i drugie.

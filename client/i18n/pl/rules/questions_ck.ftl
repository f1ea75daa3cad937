# Pytania otwarte Miast i Rycerzy, od X-50 do X-67.

text-X-50 =
    Jak długi jest tor statku barbarzyńców i co pokazuje kostka wydarzeń? Domyślnie statek potrzebuje 7
    ruchów, a kostka ma trzy statki i po jednej bramie każdego koloru. Zmieniają to ustawienia
    ck_barbarian_track i ck_event_die.
text-X-51 =
    Kto wykonuje pierwszą turę w Miastach i Rycerzach? Gracz, który jako ostatni postawił miasto, czyli ten z
    najwyższym rzutem. Nie ma na to ustawienia.
text-X-52 =
    Kiedy trzeba oddać piątą kartę postępu i dokąd ona trafia? Domyślnie w cudzej turze od razu, a w swojej
    najpóźniej na jej końcu; wybrana przez gracza karta trafia pod spód swojej talii. Przy
    ck_fifth_card = always_immediate także w swojej turze trzeba ją oddać od razu.
text-X-53 =
    Czy gracz może odmówić karty postępu z bramy? Tekst w jednym miejscu mówi, że może ją wziąć, w innym, że
    ją dostaje. Karty dobiera się automatycznie. Nie ma na to ustawienia.
text-X-54 =
    Co, jeśli talia postępu jest pusta? Domyślnie nie dobiera się karty. Przy
    ck_deck_empty = choose_other_deck gracz dobiera z innej, wybranej talii.
text-X-55 =
    Czy przy kradzieży i odrzucaniu liczą się towary? Jedno zdanie mówi tylko o kartach surowców, inne wlicza
    też towary. Liczą się wszystkie surowce i towary na ręce. Nie ma na to ustawienia.
text-X-56 = Czy metropolia może mieć mur miejski? Może, bo metropolia jest miastem. Nie ma na to ustawienia.
text-X-57 =
    Kto potrzebuje miasta bez metropolii, by kupić poziom 4 lub 5? Tekst mówi tylko o czwartym poziomie: kto
    ma jedyne miasto będące metropolią, nie może go kontynuować. Domyślnie więc takiego miasta wymaga poziom
    4, a poziom 5 tylko wtedy, gdy zdobywa się nim metropolię, która potrzebuje miejsca. Posiadacz metropolii
    tej dziedziny go nie potrzebuje. Przy ck_free_city_rule = level4_and_5 wymaga go każdy poziom 5, przy
    only_when_metropolis_won żaden zakup, który metropolii nie daje.
text-X-58 =
    Czy kartę dobraną przy bramie wolno zagrać przed zyskami? Tekst mówi, że kto dostaje ją w swojej turze,
    może ją od razu zagrać. Rzut rozpatruje się jednak w stałej kolejności, wydarzenie, karty, zyski, a
    zagrywanie kart należy do tego, co robi się potem; od razu znaczy więc: bez czekania na następną turę.
    Domyślnie wolno ją zagrać dopiero wtedy, gdy kostki są całkiem rozpatrzone. Przy ck_drawn_card = at_once
    aktywny gracz może zagrać właśnie otrzymaną kartę, i żadną inną, zanim dobierze następny gracz; to samo
    dotyczy nagrody przy remisie obrońców.
text-X-59 = Kto decyduje, które miasto zabierają barbarzyńcy? Jego właściciel. Nie ma na to ustawienia.
text-X-60 =
    Z której talii i w jakiej kolejności dobierają obrońcy, między którymi jest remis? Każdy wybiera talię, w
    kolejności zgodnej z ruchem wskazówek zegara, od gracza, którego tura trwa. Nie ma na to ustawienia.
text-X-61 =
    Co, jeśli sześć kart Obrońca wyspy już rozdano? Domyślnie punkt zwycięstwa nadal się liczy. Przy
    ck_defender_unlimited = false go nie ma.
text-X-62 =
    Czy kupca wolno postawić na pustyni? Tekst pozwala na każdy ląd, ale mówi o jego surowcu. Domyślnie
    dozwolone są tylko pola, które dają zyski. Przy ck_merchant_desert = true dozwolona jest też pustynia.
text-X-63 =
    Czy z Dźwigiem poziom 1 jest darmowy i czy na jeden poziom rozbudowy można użyć dwóch Dźwigów? Domyślnie
    poziom 1 jest darmowy, a na jeden poziom liczy się tylko jeden Dźwig. Przy ck_crane_stack = true zniżki
    się sumują.
text-X-64 =
    Czy Medycyną wolno odbudować zredukowane miasto? Domyślnie wolno, bo zredukowane miasto liczy się jako
    osada. Przy ck_medicine_restore = false nie wolno.
text-X-65 =
    Ile pionków kładzie Budowa drogi w grze z Żeglarzami? Karta mówi o 2 pionkach, objaśnienie o 1 statku i 2
    drogach. Kładzie się 2 pionki w dowolnym zestawie. Nie ma na to ustawienia.
text-X-66 =
    Którego słabszego rycerza się stawia, gdy do Dezertera nie ma już pionka o równej sile? Domyślnie
    najsilniejszego dostępnego, słabszego od usuniętego. Ustawieniem ck_deserter_fallback można pozwolić tylko
    na zwykłego rycerza albo na dowolnego słabszego do wyboru.
text-X-67 =
    Czy Flota handlowa służy jednemu rodzajowi kart, czy wszystkim? Tekst pozwala wielokrotnie wymieniać
    dowolny surowiec lub towar, żąda tylko, by oddawane karty były jednakowe, jeden rodzaj podaje jako
    przykład i nikomu nie każe rodzaju wybierać, jak robią to Monopole. Domyślnie więc dawać można każdy
    rodzaj, zawsze 2 jednakowe karty. Przy ck_fleet_scope = one_named_kind rodzaj podaje się przy zagraniu
    karty.

# Gra podstawowa: handel z graczami i z bankiem, porty, kolejność handlu i budowania.

text-B-TRADE-1 =
    Handel prowadzi tylko gracz, którego tura trwa, i dopiero po rzucie na zyski; po 7 dopiero wtedy, gdy jest
    całkiem rozpatrzona.
text-B-TRADE-2 = Liczbę wymian w turze ograniczają tylko karty na ręce.
text-B-TRADE-3 = W grze podstawowej wymieniać można tylko karty surowców. Kart rozwoju wymieniać nie można.
text-B-DOM-1 =
    Wymiana zachodzi między graczem, którego tura trwa, a dokładnie jednym przeciwnikiem. Przeciwnicy nigdy
    nie handlują między sobą.
text-B-DOM-2 =
    Gracz, którego tura trwa, mówi, czego chce i co za to oferuje. Przeciwnicy mogą wyrażać życzenia, składać
    własne oferty i odpowiadać kontrofertami, na które on również może odpowiedzieć kontrofertą.
text-B-DOM-3 = Wymieniać można dowolną liczbę kart w dowolnym zestawie na dowolne inne.
text-B-DOM-4 = Każda ze stron wymiany musi dać co najmniej jedną kartę.
text-B-DOM-5 =
    Domyślnie nie wolno wymieniać kart na karty tego samego rodzaju: na przykład 2 rudy za 1 rudę byłyby
    ukrytym prezentem.
text-B-DOM-6 = Żaden gracz nie ma obowiązku przyjąć oferty.
text-B-DOM-7 = W chwili wymiany obaj gracze muszą mieć na ręce karty, które dają.
text-B-MAR-1 = Bez portu gracz może w swojej turze oddać bankowi 4 jednakowe karty za 1 dowolną.
text-B-MAR-2 =
    Mając własną budowlę w zwykłym porcie, gracz może w swojej turze oddać bankowi 3 jednakowe karty za 1
    dowolną.
text-B-MAR-3 =
    Mając własną budowlę w porcie specjalnym, gracz może w swojej turze oddać bankowi 2 karty pokazanego tam
    surowca za 1 dowolną.
text-B-MAR-4 = Port specjalny nie daje lepszego kursu, nawet 3:1, za żaden inny rodzaj kart.
text-B-MAR-5 = Wymiany z bankiem można w turze powtarzać: w porcie drewna za 4 drewna dostaje się 2 karty.
text-B-MAR-6 =
    Karta, którą się bierze, musi być w banku i domyślnie musi być innego rodzaju niż karty, które się daje.
text-B-HARB-1 =
    Gracz może korzystać z portu, dopóki ma osadę lub miasto na jednym z jego dwóch skrzyżowań. Osada, która
    staje się miastem, zachowuje port.
text-B-HARB-2 =
    Gdy handel i budowanie są rozdzielone, z nowo zdobytego portu można korzystać dopiero od następnej tury
    właściciela. Gdy są połączone, można z niego korzystać od razu. Inaczej może zdecydować ustawienie
    harbour_same_turn.
text-B-PHASE-1 =
    Przy turn_phases = combined, czyli domyślnie, gracz w swojej turze po rzucie handluje i buduje w dowolnej
    kolejności.
text-B-PHASE-2 =
    Przy turn_phases = separate najpierw następują wszystkie wymiany, a po nich wszystkie budowy i zakupy. Gdy
    gracz zacznie budować, w tej turze już nie handluje.
text-B-PHASE-3 =
    Rozdzielenie faz samo opóźnia nowy port, bo handel już się skończył, gdy port powstaje. Osobnego
    ustawienia potrzebuje stół, który chce tego opóźnienia przy połączonych fazach albo nie chce go przy
    rozdzielonych.
text-B-PHASE-4 =
    Surowce zdobyte po handlu, na przykład dzięki karcie rozwoju zagranej podczas budowania, można w tej samej
    turze wydać jeszcze na budowę.

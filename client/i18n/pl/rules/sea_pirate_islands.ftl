# Żeglarze: Wyspy piratów.

text-S-PI-1 =
    Nie ma tu złodzieja, Najdłuższej drogi handlowej ani Najwyższej władzy rycerskiej. Każdy kolor zaczyna z
    osadą i statkiem na głównej wyspie; daleko od niej ma przyczółek i fortecę, czyli własną osadę pod trzema
    kryjówkami piratów.
text-S-PI-2 =
    Przy trzech graczach karty Punkt zwycięstwa usuwa się ze stosu. Przy czterech zagrywa się je jak Rycerzy.
text-S-PI-3 =
    Potem każdy jak zwykle zakłada na głównej wyspie dwie osady, tak że ma ich tam trzy, wartych 3 punkty.
    Forteca liczy się dopiero po zdobyciu.
text-S-PI-4 =
    Po każdym rzucie, a przed jego skutkami, flota piratów płynie swoim kursem o tyle pól, ile pokazuje niższa
    kostka.
text-S-PI-5 =
    Gdy flota zatrzyma się przy budowlach, atakuje ich właścicieli, domyślnie wszystkich, najpierw gracza,
    którego tura trwa. Jej siłę pokazuje niższa kostka, a siłą gracza jest liczba jego okrętów wojennych.
    Słabszy gracz traci losową kartę i jeszcze jedną za każde własne miasto, silniejszy bierze dowolny
    surowiec, a równe siły niczego nie zmieniają.
text-S-PI-6 =
    Po siódemce jak zwykle odrzuca się karty; potem ten, kto rzucał, może zabrać w ciemno jedną kartę
    dowolnemu przeciwnikowi.
text-S-PI-7 =
    Poza główną wyspą budujesz jedną linię statków bez odgałęzień, najkrótszym szlakiem do swojego przyczółka
    i najkrótszym szlakiem dalej do swojej fortecy, a za nią już nie. Wzdłuż głównej wyspy wolno budować inne
    statki.
text-S-PI-8 =
    Na swoim przyczółku możesz zbudować osadę, gdy dotrze do niego twoja linia. Niczego innego się na wyspach
    piratów nie buduje.
text-S-PI-9 =
    Rycerz, a przy czterech graczach także karta Punkt zwycięstwa, zmienia w okręt wojenny ten zwykły statek
    twojej linii, który leży najbliżej jej początku. Karta wychodzi z gry i nic więcej nie robi.
text-S-PI-10 =
    Statki linii przesuwa się według ogólnych zasad, jeśli linia pozostaje taka, jaka być musi. Okręty wojenne
    pozostają okrętami; utracony wraca do zasobów właściciela.
text-S-PI-11 =
    Gdy twoja linia dotrze do twojej fortecy, możesz ją domyślnie zaatakować na samym końcu swojej tury. Rzuć
    kostką: jeśli masz w linii więcej okrętów wojennych, niż pokazuje, usuwa się jedną kryjówkę; jeśli tyle
    samo, tracisz statek najbliżej fortecy; jeśli mniej, dwa najbliższe.
text-S-PI-12 =
    Bez trzeciej kryjówki forteca jest twoją zwykłą osadą: liczy się jako punkt, daje zyski i może stać się
    miastem. Gdy zdobyte są wszystkie fortece, pirat wychodzi z gry.
text-S-PI-13 =
    We własnej turze wygrywa ten, kto zdobył swoją fortecę i ma domyślnie 10 punktów. Mapa jest zawsze
    drukowana.

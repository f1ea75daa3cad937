# Pytania otwarte gry podstawowej, od X-1 do X-23: gdzie instrukcje milczą, są niejasne albo sobie przeczą.

text-X-1 =
    Kto wykonuje pierwszą turę na planszy dla początkujących: osoba z najwyższym rzutem czy najstarsza?
    Instrukcje nie są w tym zgodne. Domyślnie zaczyna osoba z najwyższym rzutem. Ustawieniem start_player
    można zamiast tego wybrać najstarszą osobę, pierwsze miejsce albo miejsce losowe.
text-X-2 =
    Który kolor pomija się przy trzech graczach? Instrukcja ukraińska podaje biały, rosyjska i włoska
    czerwony. Domyślnie jest to czerwony na planszy dla początkujących, a w innych przypadkach kolor jest
    dowolny. Ustawieniem unused_colour_3p można wskazać czerwony, biały albo dowolny kolor.
text-X-3 =
    Czy trzeba przestrzegać zasady odstępu? Jedno zdanie rosyjskiej instrukcji temu przeczy, a jej następne
    zdanie i wszystkie inne instrukcje tego wymagają; to jedno zdanie uznaje się za błąd w druku. Zasada
    obowiązuje zawsze. Nie ma na to ustawienia.
text-X-4 =
    Czy handel i budowanie to jedna faza, czy dwa kroki w stałej kolejności? Instrukcje nie są w tym zgodne.
    Domyślnie są połączone. Ustawienie turn_phases = separate umieszcza cały handel przed całym budowaniem.
text-X-5 =
    Czy z portu wolno korzystać w turze, w której się go zdobywa? Almanach mówi, że dopiero w następnej
    kolejce, w następnej fazie wymiany, a przy połączonych fazach od razu. Domyślnie więc tak przy połączonych
    fazach i nie przy rozdzielonych. Ustawienie harbour_same_turn pozwala na to albo tego zabrania w obu
    przypadkach: jeśli pozwala przy rozdzielonych fazach, właśnie zdobyty port wymienia z bankiem po swoim
    kursie także po rozpoczęciu budowania, a nic innego już nie.
text-X-6 =
    Czy róg na wybrzeżu, który przylega tylko do jednego pola lądowego, jest skrzyżowaniem? Jedna instrukcja
    mówi o dwóch polach na wybrzeżu, inna o dwóch lub tylko jednym. Skrzyżowaniami są wszystkie 54 rogi. Nie
    ma na to ustawienia.
text-X-7 =
    Czy zagrana karta Postęp zostaje przed swoim graczem, czy wychodzi z gry? Instrukcje nie są w tym zgodne.
    Trafia na odkryty stos kart odrzuconych i już się jej nie używa. Nie ma na to ustawienia.
text-X-8 =
    Czy złodzieja wolno przestawić z powrotem na pustynię? Dwie instrukcje mówią o żetonie z liczbą na polu, a
    pustynia takiego nie ma; dwie o dowolnym innym polu. Domyślnie wolno. Ustawienie robber_to_desert = false
    tego zabrania.
text-X-9 =
    Czy ten, kto przestawia złodzieja, musi kraść? Jedna instrukcja mówi, że może, trzy podają zwykłe
    polecenie. Domyślnie kradzież jest obowiązkowa, jeśli jest ofiara z kartami. Przy ustawieniu
    robber_steal_optional = true można z niej zrezygnować.
text-X-10 =
    Co, jeśli nie ma kogo okraść albo ofiara nie ma kart? Domyślnie złodziej i tak może tam pójść i nic się
    nie kradnie, ale nie można wybrać gracza bez kart, jeśli inna ofiara je ma. Ustawienie
    robber_empty_victim_selectable = true pozwala na taki wybór.
text-X-11 =
    Co się dzieje, gdy bank nie może wypłacić? Domyślnie nikt nie dostaje rodzaju, którego brakuje, chyba że
    należy się on tylko jednemu graczowi, który bierze resztę; kartami Górnictwo, Nawadnianie i Wynalazek
    bierze się to, co zostało. Ustawieniem bank_shortage można zamiast tego uczynić bank nieograniczonym albo
    wypłacać w kolejności tur, aż karty danego rodzaju się skończą.
text-X-12 =
    Czy można kupić kartę rozwoju, gdy stos jest pusty? Zakup nie jest możliwy. Nie ma na to ustawienia.
text-X-13 =
    Co, jeśli kartą Budowa drogi można położyć mniej niż dwie drogi? Domyślnie kładzie się tyle, ile można, a
    gdy nie można żadnej, karty nie wolno zagrać. Ustawienie road_building_partial = false wymaga dwóch.
text-X-14 =
    Co, jeśli w banku brakuje rodzaju, który chce się wziąć kartą Wynalazek? Domyślnie wybrać można tylko
    karty, które tam są. Przy bank_shortage = unlimited nigdy nie brakuje żadnego rodzaju.
text-X-15 =
    Czy częścią wymiany mogą być zakryte karty lub obietnice? Wymienia się tylko prawdziwe karty na jawnie
    podanych warunkach. Nie ma na to ustawienia.
text-X-16 =
    Czy ofertę muszą słyszeć wszyscy przeciwnicy? Domyślnie oferty są jawne. Ustawienie
    trade_offers_private = true pozwala składać oferty jednemu przeciwnikowi.
text-X-17 =
    Czy wolno wymieniać karty na karty tego samego rodzaju? Instrukcje zabraniają tylko wymiany z jedną pustą
    stroną. Domyślnie jest to zabronione. Ustawienie forbid_like_for_like = false na to pozwala.
text-X-18 =
    Czy karta wzięta z banku może być tego samego rodzaju co oddane? Trzy instrukcje mówią o dowolnym rodzaju,
    jedna o innym. Musi być innego rodzaju. Nie ma na to ustawienia.
text-X-19 =
    Czy gracz może wygrać przed rzutem, na przykład kartą Rycerz, która przynosi mu Najwyższą władzę rycerską?
    Domyślnie tak. Przy win_before_roll = false zwycięstwo jest możliwe dopiero po rzucie.
text-X-20 =
    Co, jeśli gracz zdobędzie potrzebne punkty w cudzej turze? Czeka i wygrywa na początku swojej tury, jeśli
    nadal je ma. Nie ma na to ustawienia.
text-X-21 =
    Czy gra kończy się sama, czy zwycięzca musi ogłosić zwycięstwo? Jedna instrukcja mówi, że zwycięzca może
    zakończyć grę, pozostałe, że gra się kończy. Domyślnie kończy się sama. Przy auto_claim_victory = false
    gracz musi ogłosić zwycięstwo.
text-X-22 =
    Czy wolno odkryć karty Punkt zwycięstwa, jeśli się przez to nie wygrywa? Jest to zabronione. Nie ma na to
    ustawienia.
text-X-23 = Co daje pustynia jako początkowe surowce? Nic, i nie ma na to ustawienia.

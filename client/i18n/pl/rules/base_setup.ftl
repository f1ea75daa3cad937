# Gra podstawowa: przygotowanie wspólne dla wszystkich gier i plansza dla początkujących.

text-B-SETUP-1 =
    Gra jest przeznaczona dla trzech lub czterech osób. Gra we dwie osoby wymaga rozszerzenia, którego te
    zasady nie obejmują.
text-B-SETUP-2 = Każdy gracz wybiera kolor i bierze jego 5 osad, 4 miasta i 15 dróg oraz kartę Koszty budowy.
text-B-SETUP-3 =
    Przy trzech graczach jeden kolor zostaje w pudełku. Poszczególne wydania wskazują różne kolory.
text-B-SETUP-4 = Karty surowców dzieli się według rodzajów na pięć odkrytych stosów, które tworzą bank.
text-B-SETUP-5 = Karty rozwoju tasuje się i układa w jeden zakryty stos.
text-B-SETUP-6 =
    Obie karty specjalne i kostki leżą obok planszy. Na początku żadna karta specjalna nie ma właściciela.
text-B-SETUP-7 = Złodziej zaczyna grę na pustyni.
text-B-SETUP-8 = Na pustyni nigdy nie leży żeton z liczbą.
text-B-BEG-1 =
    Na planszy dla początkujących ramę składa się tak, by pasowały do siebie liczby na końcach jej części, a
    pola i żetony leżą jak na ilustracji w danym wydaniu. Wydania pokazują różne plansze; domyślna jest ta,
    którą opisują postanowienia B-MAP.
text-B-BEG-2 =
    Na planszy dla początkujących każdy gracz ma dwie osady i dwie drogi w podanych miejscach. W jego zasobach
    zostają trzy osady, 13 dróg i 4 miasta.
text-B-BEG-3 =
    Na planszy dla początkujących jedna, oznaczona osada każdego gracza przynosi początkowe surowce: po jednej
    karcie za każde dające zyski pole, do którego przylega.
text-B-BEG-4 = Gracze trzymają karty tak, by inni ich nie widzieli.
text-B-BEG-5 = Każdy zaczyna z dwiema osadami, czyli z 2 punktami zwycięstwa, i potrzebuje jeszcze 8.

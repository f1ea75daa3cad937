# Karty postępu: co robi każda z nich, w jednym lub dwóch zdaniach.
card-alchemist-text = Przed rzutem: ustal liczby na obu kostkach, a potem rzuć tylko kostką wydarzeń.
card-crane-text = Jeden poziom rozbudowy kosztuje cię w tej turze o jeden towar mniej.
card-engineer-text = Zbuduj za darmo jeden mur miejski.
card-inventor-text = Zamień miejscami dwa żetony z liczbami. Liczby 2, 6, 8 i 12 zostają na miejscu.
card-irrigation-text = Weź 2 zboża za każde pole uprawne, przy którym masz osadę lub miasto.
card-medicine-text = Zamień osadę w miasto za 2 rudy i 1 zboże.
card-mining-text = Weź 2 rudy za każde góry, przy których masz osadę lub miasto.
card-printer-text = Jeden punkt zwycięstwa, jawny dla wszystkich. Nikt ci go nie zabierze.
card-smith-text = Wzmocnij za darmo o jeden stopień do dwóch swoich rycerzy. Potężny rycerz wymaga twierdzy.
card-bishop-text = Przestaw złodzieja i zabierz po jednej karcie każdemu, kto ma budowlę przy jego nowym polu. Nie przed pierwszym atakiem barbarzyńców.
card-constitution-text = Jeden punkt zwycięstwa, jawny dla wszystkich. Nikt ci go nie zabierze.
card-deserter-text = Wybierz przeciwnika, który usuwa jednego ze swoich rycerzy. Postaw własnego o tej samej sile i w tym samym stanie.
card-diplomat-text = Usuń otwartą drogę: taką, przy której końcu jej kolor nic nie ma. Własną możesz od razu położyć gdzie indziej.
card-intrigue-text = Przepędź cudzego rycerza ze skrzyżowania, do którego prowadzi twoja droga. Nie potrzebujesz do tego rycerza.
card-saboteur-text = Każdy, kto ma tyle punktów co ty lub więcej, odrzuca połowę kart z ręki, zaokrąglając w dół.
card-spy-text = Obejrzyj karty postępu jednego przeciwnika i zabierz jedną z nich.
card-warlord-text = Aktywuj za darmo wszystkich swoich rycerzy.
card-wedding-text = Każdy, kto ma więcej punktów niż ty, daje ci dwie wybrane przez siebie karty.
card-commercial-harbour-text = W tej turze możesz raz zaproponować każdemu przeciwnikowi jeden surowiec. Kto ma towar handlowy, musi ci za niego jeden oddać.
card-master-merchant-text = Obejrzyj karty przeciwnika, który ma więcej punktów niż ty, i zabierz dwie z nich.
card-merchant-text = Postaw kupca na polu, przy którym masz osadę lub miasto. Dopóki tam stoi, wymieniasz surowiec tego pola dwa do jednego i masz o punkt więcej.
card-merchant-fleet-text = { $fleet ->
    [one_named_kind] Wybierz jeden rodzaj karty: w tej turze wymieniasz go z bankiem dwa do jednego, ile razy chcesz.
   *[any_kind] W tej turze wymieniasz z bankiem dowolne dwie jednakowe karty na jedną, ile razy chcesz.
}
card-resource-monopoly-text = Wybierz surowiec: każdy przeciwnik daje ci dwie takie karty albo jedną, jeśli więcej nie ma.
card-trade-monopoly-text = Wybierz towar handlowy: każdy przeciwnik daje ci jedną taką kartę.

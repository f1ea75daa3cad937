# Stránka s pravidly.
rules-page = Pravidla
rules-search = Hledat v pravidlech
rules-found = { $n ->
    [one] { $n } pravidlo
    [few] { $n } pravidla
   *[other] { $n } pravidel
}
rules-english = Názvy a požadavky jsou česky, plné znění anglicky, našimi vlastními slovy.
rules-base = Základní hra
rules-cities = Města a rytíři
rules-questions = Otevřené otázky a jak jsou vyřešeny
rules-house = Domácí pravidla
clause-options = Nastavení: { $names }.
see-also = Viz

# Сторінка правил.
rules-page = Правила
rules-search = Пошук у правилах
rules-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункти
   *[many] { $n } пунктів
}
rules-english = Назви й вимоги подано українською, повний текст — англійською, нашими власними словами.
rules-base = Основна гра
rules-cities = Міста й лицарі
rules-questions = Спірні питання та їх розв’язання
rules-house = Домашні правила
clause-options = Налаштування: { $names }.
see-also = Див.

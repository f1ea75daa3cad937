# Страница правил.
rules-page = Правила
rules-search = Поиск в правилах
rules-found = { $n ->
    [one] { $n } пункт
    [few] { $n } пункта
   *[many] { $n } пунктов
}
rules-english = Названия и требования даны по-русски, полный текст — по-английски, нашими собственными словами.
rules-base = Основная игра
rules-cities = Города и рыцари
rules-questions = Спорные вопросы и их решения
rules-house = Домашние правила
clause-options = Настройка: { $names }.
see-also = См.

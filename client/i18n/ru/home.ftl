# Первая страница.
title = Остров
tagline = Заселяйте остров, торгуйте, стройте — с друзьями или против ботов.
your-name = Ваше имя
play-bots = Играть против трёх ботов
bot-strength = Уровень ботов
level-random = Лёгкий
level-greedy = Средний
failed = Не получилось: { $text }
not-found = Такой страницы нет.
seat-open = свободное место
sit-here = Сесть здесь
invite-link = Ссылка-приглашение
start-game = Начать игру
join-table = Сесть за стол

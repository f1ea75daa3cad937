# Перша сторінка.
title = Острів
tagline = Заселяйте острів, торгуйте, будуйте — з друзями чи проти ботів.
your-name = Ваше ім’я
play-bots = Грати проти трьох ботів
bot-strength = Рівень ботів
level-random = Легкий
level-greedy = Середній
failed = Не вийшло: { $text }
not-found = Такої сторінки немає.
seat-open = вільне місце
sit-here = Сісти тут
invite-link = Посилання-запрошення
start-game = Почати гру
join-table = Сісти за стіл

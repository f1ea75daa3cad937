# Боты: кто они и что говорят.

bot-mira = Мира
bot-mira-trade = морячка
bot-mira-style = Всегда найдёт гавань.
bot-mira-hello = Попутного ветра всем!
bot-mira-robbed = Эй! Это был мой груз.
bot-mira-proud = Вот это вид на море.
bot-mira-thanks = Хороший обмен держит корабль на плаву.
bot-mira-won = Земля на горизонте, и вся моя!

bot-bruno = Бруно
bot-bruno-trade = рудокоп
bot-bruno-style = Мало слов, много руды.
bot-bruno-hello = Здравствуйте. Копаем.
bot-bruno-robbed = Хм. Я их считал.
bot-bruno-proud = Камень на камень. Выстоит.
bot-bruno-thanks = Вес честный. Идёт.
bot-bruno-won = Напал на жилу. Хорошая игра.

bot-vesna = Весна
bot-vesna-trade = пастушка
bot-vesna-style = Пастбищ ей вечно мало.
bot-vesna-hello = Как славно, что вы все здесь!
bot-vesna-robbed = Ой нет, только не мои овечки!
bot-vesna-proud = Смотрите, как растёт!
bot-vesna-thanks = Какое доброе сердце, спасибо.
bot-vesna-won = Мы с овечками благодарим за игру!

bot-otto = Отто
bot-otto-trade = мельник
bot-otto-style = Всё пересчитывает дважды.
bot-otto-hello = Добрый день. Я уже всё посчитал.
bot-otto-robbed = По моим расчётам, это было моё.
bot-otto-proud = В точности по расчёту.
bot-otto-thanks = Числа сходятся. Спасибо.
bot-otto-won = Всё сошлось. Прекрасная партия.

bot-zora = Зора
bot-zora-trade = гончар
bot-zora-style = Терпелива, пока печь не раскалится.
bot-zora-hello = Руки в глину, друзья!
bot-zora-robbed = Осторожно, оно же бьётся!
bot-zora-proud = Обожжено и покрыто глазурью. Красота.
bot-zora-thanks = Обмен гладкий, как чаша.
bot-zora-won = Эту работу — на верхнюю полку!

bot-tadeo = Тадео
bot-tadeo-trade = лесоруб
bot-tadeo-style = Сначала проложит дорогу, потом спросит куда.
bot-tadeo-hello = Топор острый. Вперёд!
bot-tadeo-robbed = Кто взял? Найду по следам.
bot-tadeo-proud = Поберегись! И уже стоит.
bot-tadeo-thanks = Щепки летят, а в выигрыше все.
bot-tadeo-won = С одного удара. Хорошо сыграно!

level-rated = { $level }, рейтинг { $rating }
about-bots = О ботах
rating-about = Средний уровень имеет рейтинг 1000; у кого на 400 больше, выигрывает вдесятеро чаще. Числа взяты из тысяч игр между ботами.

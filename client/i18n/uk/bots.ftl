# Боти: хто вони і що кажуть.

bot-mira = Міра
bot-mira-trade = морячка
bot-mira-style = Завжди знайде гавань.
bot-mira-hello = Попутного вітру всім!
bot-mira-robbed = Гей! Це був мій вантаж.
bot-mira-proud = Оце вид на море.
bot-mira-thanks = Добрий обмін тримає корабель на плаву.
bot-mira-won = Земля на обрії, і вся моя!

bot-bruno = Бруно
bot-bruno-trade = гірник
bot-bruno-style = Мало слів, багато руди.
bot-bruno-hello = Добридень. Копаймо.
bot-bruno-robbed = Гм. Я їх рахував.
bot-bruno-proud = Камінь на камінь. Це встоїть.
bot-bruno-thanks = Вага чесна. Згода.
bot-bruno-won = Натрапив на жилу. Гарна гра.

bot-vesna = Весна
bot-vesna-trade = пастушка
bot-vesna-style = Пасовищ їй завжди замало.
bot-vesna-hello = Як гарно, що ви всі тут!
bot-vesna-robbed = Ой ні, тільки не моя отара!
bot-vesna-proud = Гляньте, як росте!
bot-vesna-thanks = Яке добре серце, дякую.
bot-vesna-won = Ми з овечками дякуємо за гру!

bot-otto = Отто
bot-otto-trade = мельник
bot-otto-style = Усе перераховує двічі.
bot-otto-hello = Вітаю. Я вже все порахував.
bot-otto-robbed = За моїми підрахунками, це було моє.
bot-otto-proud = Точнісінько як розраховано.
bot-otto-thanks = Числа сходяться. Дякую.
bot-otto-won = Усе зійшлося. Чудова партія.

bot-zora = Зора
bot-zora-trade = гончарка
bot-zora-style = Терпляча, доки піч не розжариться.
bot-zora-hello = Руки в глину, друзі!
bot-zora-robbed = Обережно, воно ж б’ється!
bot-zora-proud = Обпалено й полив’яно. Краса.
bot-zora-thanks = Обмін гладенький, мов миска.
bot-zora-won = Ця робота — на найвищу полицю!

bot-tadeo = Тадео
bot-tadeo-trade = лісоруб
bot-tadeo-style = Спершу прокладе дорогу, а тоді спитає куди.
bot-tadeo-hello = Сокира гостра. Рушаймо!
bot-tadeo-robbed = Хто взяв? Я знайду ваші сліди.
bot-tadeo-proud = Бережись! І вже стоїть.
bot-tadeo-thanks = Тріски летять, а виграють усі.
bot-tadeo-won = З одного удару. Гарно зіграно!

level-rated = { $level }, рейтинг { $rating }
about-bots = Про ботів
rating-about = Середній рівень має рейтинг 1000; хто має на 400 більше, виграє вдесятеро частіше. Числа походять із тисяч ігор між ботами.

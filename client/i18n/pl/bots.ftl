# Boty: kim są i co mówią.

bot-mira = Mira
bot-mira-trade = żeglarka
bot-mira-style = Zawsze znajdzie port.
bot-mira-hello = Pomyślnych wiatrów!
bot-mira-robbed = Hej! To był mój ładunek.
bot-mira-proud = To dopiero widok na morze.
bot-mira-thanks = Dobry handel utrzymuje statek na wodzie.
bot-mira-won = Ziemia na horyzoncie i cała moja!

bot-bruno = Bruno
bot-bruno-trade = górnik
bot-bruno-style = Mało słów, dużo rudy.
bot-bruno-hello = Szczęść Boże. Kopiemy.
bot-bruno-robbed = Hm. Miałem je policzone.
bot-bruno-proud = Kamień na kamieniu. To wytrzyma.
bot-bruno-thanks = Uczciwa waga. Zgoda.
bot-bruno-won = Trafiłem na żyłę. Dobra gra.

bot-vesna = Vesna
bot-vesna-trade = pasterka
bot-vesna-style = Pastwisk nigdy jej dość.
bot-vesna-hello = Jak miło, że wszyscy są!
bot-vesna-robbed = O nie, tylko nie moje stadko!
bot-vesna-proud = Patrzcie, jak rośnie!
bot-vesna-thanks = Masz dobre serce, dziękuję.
bot-vesna-won = Ja i moje owieczki dziękujemy za grę!

bot-otto = Otto
bot-otto-trade = młynarz
bot-otto-style = Wszystko liczy dwa razy.
bot-otto-hello = Dzień dobry. Już wszystko policzyłem.
bot-otto-robbed = Według moich obliczeń to było moje.
bot-otto-proud = Dokładnie jak w rachunkach.
bot-otto-thanks = Liczby się zgadzają. Dziękuję.
bot-otto-won = Rachunek się zgadza. Piękna partia.

bot-zora = Zora
bot-zora-trade = garncarka
bot-zora-style = Cierpliwa, dopóki piec nie jest gorący.
bot-zora-hello = Ręce w glinę, przyjaciele!
bot-zora-robbed = Ostrożnie, to się tłucze!
bot-zora-proud = Wypalone i poszkliwione. Cudo.
bot-zora-thanks = Wymiana gładka jak misa.
bot-zora-won = To dzieło idzie na najwyższą półkę!

bot-tadeo = Tadeo
bot-tadeo-trade = drwal
bot-tadeo-style = Najpierw zbuduje drogę, potem spyta dokąd.
bot-tadeo-hello = Siekiera ostra. W drogę!
bot-tadeo-robbed = Kto to wziął? Znajdę po śladach.
bot-tadeo-proud = Uwaga, leci! I już stoi.
bot-tadeo-thanks = Wióry lecą, a zyskują wszyscy.
bot-tadeo-won = Jednym uderzeniem. Dobra gra!

level-rated = { $level }, ranking { $rating }
about-bots = O botach
rating-about = Średni poziom ma ranking 1000; kto ma o 400 więcej, wygrywa dziesięć razy częściej. Liczby pochodzą z tysięcy gier między botami.

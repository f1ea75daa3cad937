# I bot: chi sono e che cosa dicono.

bot-mira = Mira
bot-mira-trade = marinaia
bot-mira-style = Un porto lo trova sempre.
bot-mira-hello = Buon vento a tutti!
bot-mira-robbed = Ehi! Quello era il mio carico.
bot-mira-proud = Questa sì che è vista mare.
bot-mira-thanks = Un buono scambio tiene a galla la nave.
bot-mira-won = Terra in vista, ed è tutta mia!

bot-bruno = Bruno
bot-bruno-trade = minatore
bot-bruno-style = Poche parole, molto minerale.
bot-bruno-hello = Salve. Si scava.
bot-bruno-robbed = Uhm. Li avevo contati.
bot-bruno-proud = Pietra su pietra. Questa tiene.
bot-bruno-thanks = Peso onesto. Affare fatto.
bot-bruno-won = Ho trovato la vena. Bella partita.

bot-vesna = Vesna
bot-vesna-trade = pastora
bot-vesna-style = I pascoli non le bastano mai.
bot-vesna-hello = Che bello, ci siete tutti!
bot-vesna-robbed = Oh no, non il mio piccolo gregge!
bot-vesna-proud = Guardate come cresce!
bot-vesna-thanks = Che buon cuore, grazie.
bot-vesna-won = Io e le mie pecore vi ringraziamo!

bot-otto = Otto
bot-otto-trade = mugnaio
bot-otto-style = Fa i conti due volte.
bot-otto-hello = Buongiorno. Ho già fatto i conti.
bot-otto-robbed = Secondo i miei calcoli era mio.
bot-otto-proud = Proprio come calcolato.
bot-otto-thanks = I numeri tornano. Grazie.
bot-otto-won = I conti tornano. Bella partita a tutti.

bot-zora = Zora
bot-zora-trade = vasaia
bot-zora-style = Paziente, finché il forno non è caldo.
bot-zora-hello = Mani nell’argilla, amici!
bot-zora-robbed = Attenti, è roba fragile!
bot-zora-proud = Cotto e smaltato. Una bellezza.
bot-zora-thanks = Uno scambio liscio come una ciotola.
bot-zora-won = Questa va sullo scaffale più alto!

bot-tadeo = Tadeo
bot-tadeo-trade = boscaiolo
bot-tadeo-style = Prima costruisce la strada, poi chiede per dove.
bot-tadeo-hello = L’ascia è affilata. Si parte!
bot-tadeo-robbed = Chi l’ha preso? Seguirò le tracce.
bot-tadeo-proud = Attenti, cade! Ed è già su.
bot-tadeo-thanks = Volano schegge, ci guadagnano tutti.
bot-tadeo-won = Con un colpo solo. Ben giocato!

level-rated = { $level }, punteggio { $rating }
about-bots = I bot
rating-about = Il livello medio ha un punteggio di 1000; chi ne ha 400 in più vince dieci volte più spesso. I numeri vengono da migliaia di partite tra i bot.

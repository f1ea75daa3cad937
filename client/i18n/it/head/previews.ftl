# What a link shows where it is posted. Read by the server: whole messages on one line, facts only.
head-title = Ostrov
head-about = Colonizza un'isola, scambia, costruisci: in compagnia o contro i bot. Nel browser, senza registrazione.
head-game-base = Gioco base
head-game-cities_knights = Città e Cavalieri
head-invited-seat = { $host } ti invita a giocare
head-invited-watch = { $host } ti invita a guardare
head-join = Posti liberi: { $n }
head-watch = Guarda la partita.
head-winner = Vince { $name }.
head-look-back = Rivedi la partita mossa per mossa, a carte scoperte.

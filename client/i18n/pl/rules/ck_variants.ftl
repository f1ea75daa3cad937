# Miasta i Rycerze: wariant dla ekspertów.

text-CK-EXPERT-1 =
    W wariancie dla ekspertów, gdy atakują barbarzyńcy, gracze po kolei, od gracza, którego tura trwa,
    decydują, których ze swoich aktywnych rycerzy wysyłają do walki.
text-CK-EXPERT-2 =
    W wariancie dla ekspertów do obrony liczą się tylko wysłani rycerze i tylko oni stają się bierni.
text-CK-EXPERT-3 = W wariancie dla ekspertów gracz może celowo nie wysłać żadnego rycerza.
text-CK-EXPERT-4 =
    W wariancie dla ekspertów najmniejszy i największy wkład mierzy się siłą wysłanych rycerzy. Wysłany rycerz
    walczy z pełną siłą.

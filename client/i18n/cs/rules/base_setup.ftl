# Příprava hry: počet hráčů, figurky, banka, balíček a plán pro začátečníky.

text-B-SETUP-1 = Hra je pro tři nebo čtyři hráče. Pro dva hráče je potřeba rozšíření, které tu není popsáno.
text-B-SETUP-2 =
    Každý hráč si vybere barvu a vezme si 5 vesnic, 4 města a 15 silnic této barvy a jednu kartu stavebních
    nákladů.
text-B-SETUP-3 = Při hře tří hráčů zůstává jedna barva v krabici. Jednotlivá vydání uvádějí různé barvy.
text-B-SETUP-4 = Karty surovin se roztřídí podle druhu do pěti hromádek lícem nahoru; ty tvoří banku.
text-B-SETUP-5 = Akční karty se zamíchají do jednoho balíčku lícem dolů.
text-B-SETUP-6 = Obě zvláštní karty a kostky leží vedle plánu. Na začátku nemá zvláštní kartu nikdo.
text-B-SETUP-7 = Zloděj začíná hru na poušti.
text-B-SETUP-8 = Na poušti nikdy neleží žeton s číslem.
text-B-BEG-1 =
    Rám plánu pro začátečníky se spojuje podle shodných čísel na koncích dílů a krajiny i žetony leží jako na
    obrázku příslušného vydání. Vydání ukazují různé plány; běžně se používá ten, který popisují ustanovení
    B-MAP.
text-B-BEG-2 =
    Na plánu pro začátečníky má každý hráč dvě vesnice a dvě silnice na určených místech. V zásobě mu
    zůstávají tři vesnice, 13 silnic a 4 města.
text-B-BEG-3 =
    Na plánu pro začátečníky přináší počáteční suroviny jedna označená vesnice každého hráče: po jedné kartě
    suroviny za každou krajinu, které se dotýká a která něco vynáší.
text-B-BEG-4 = Hráči své karty před ostatními skrývají.
text-B-BEG-5 = Každý začíná se dvěma vesnicemi, tedy se 2 výherními body, a potřebuje dalších 8.

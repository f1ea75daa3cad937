# Karty pokroku: co která dělá, jednou nebo dvěma větami.
card-alchemist-text = Před hodem: urči čísla na obou kostkách a pak hoď jen kostkou událostí.
card-crane-text = Jedna stavba ve městě tě v tomto tahu stojí o jedno obchodní zboží méně.
card-engineer-text = Postav zdarma jedny městské hradby.
card-inventor-text = Prohoď dva žetony s čísly na plánu. Čísla 2, 6, 8 a 12 zůstávají na místě.
card-irrigation-text = Vezmi si 2× obilí za každé pole, u kterého máš vesnici nebo město.
card-medicine-text = Přestav vesnici na město za 2× rudu a 1× obilí.
card-mining-text = Vezmi si 2× rudu za každé hory, u kterých máš vesnici nebo město.
card-printer-text = Jeden výherní bod, viditelný všem. Nikdo ti ho nevezme.
card-smith-text = Posil zdarma až dva své rytíře o jeden stupeň. Mocný rytíř potřebuje pevnost.
card-bishop-text = Přesuň zloděje a vezmi po jedné kartě každému, kdo má u jeho nové krajiny vesnici nebo město. Ne před prvním útokem barbarů.
card-constitution-text = Jeden výherní bod, viditelný všem. Nikdo ti ho nevezme.
card-deserter-text = Vyber soupeře, který odstraní jednoho svého rytíře. Postav svého o stejné síle a ve stejném stavu.
card-diplomat-text = Odstraň otevřenou silnici: takovou, na jejímž konci její barva nic nemá. Vlastní smíš hned položit jinam.
card-intrigue-text = Zažeň cizího rytíře z křižovatky, ke které vede tvá silnice. Vlastního rytíře k tomu nepotřebuješ.
card-saboteur-text = Každý, kdo má stejně bodů jako ty nebo víc, odhodí polovinu karet z ruky, zaokrouhleno dolů.
card-spy-text = Prohlédni si karty pokroku jednoho soupeře a jednu z nich si vezmi.
card-warlord-text = Aktivuj zdarma všechny své rytíře.
card-wedding-text = Každý, kdo má víc bodů než ty, ti dá dvě karty podle svého výběru.
card-commercial-harbour-text = V tomto tahu smíš každému soupeři jednou nabídnout jednu surovinu. Kdo má obchodní zboží, musí ti za ni jedno dát.
card-master-merchant-text = Prohlédni si karty soupeře, který má víc bodů než ty, a dvě z nich si vezmi.
card-merchant-text = Postav obchodníka na krajinu, u které máš vesnici nebo město. Dokud tam stojí, měníš její surovinu dva ku jedné a máš o bod víc.
card-merchant-fleet-text = { $fleet ->
    [one_named_kind] Urči jeden druh karty: v tomto tahu ho měníš s bankou dva ku jedné, kolikrát chceš.
   *[any_kind] V tomto tahu měníš s bankou kterékoli dvě stejné karty za jednu, kolikrát chceš.
}
card-resource-monopoly-text = Urči surovinu: každý soupeř ti dá dvě takové karty, nebo jednu, má-li jen ji.
card-trade-monopoly-text = Urči obchodní zboží: každý soupeř ti dá jednu takovou kartu.

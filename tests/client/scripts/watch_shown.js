(() => {
    // For how many milliseconds each thing was on the page, in turn: badges, the ticker, the scene of the attack.
    const WATCHED = {
        slot: '.slot .change.loss', seat: '.gift.loss', ticker: '.ticker.loss, .pill.loss', battle: '.battle',
    };
    const shown = [];
    const now = {};
    globalThis.shownThings = () => shown.map(({ element, ...rest }) => ({ ...rest, ms: (rest.to ?? performance.now()) - rest.from }));
    const nameOf = (element) => element.dataset.lost ?? element.textContent;
    const look = () => {
        const time = performance.now();
        for (const [what, selector] of Object.entries(WATCHED)) {
            const element = document.querySelector(selector);
            const text = element ? nameOf(element) : null;
            if (now[what] && now[what].text !== text) {
                now[what].to = time;
                now[what] = undefined;
            }
            if (element && !now[what]) {
                now[what] = { what, text, from: time };
                shown.push(now[what]);
            }
        }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true, attributes: true, attributeFilter: ['class'] });
})();

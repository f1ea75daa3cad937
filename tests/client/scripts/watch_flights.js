(() => {
    // What was in the layer over the table, and when the scene of the attack was there.
    const flown = {};
    const scenes = [];
    globalThis.flights = () => ({ flown, now: document.querySelectorAll('.flyer').length, scenes });
    globalThis.moving = () => document.getAnimations().filter((one) => one.effect?.target?.closest?.('.table')).length;
    new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
            for (const node of addedNodes) {
                const kind = node.className?.match?.(/^flyer of-(\S+)/)?.[1];
                if (kind) flown[kind] = (flown[kind] ?? 0) + 1;
            }
        }
        const there = document.querySelector('.battle') !== null;
        const last = scenes.at(-1);
        if (there && (!last || last.to)) scenes.push({ from: performance.now() });
        if (!there && last && !last.to) last.to = performance.now();
    }).observe(document, { childList: true, subtree: true });
})();

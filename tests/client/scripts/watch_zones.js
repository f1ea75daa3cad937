(() => {
    // Where the zones of the table have been, and by how much anything shifted, whoever caused it.
    const names = {
        board: '.board', prompt: '.prompt', hand: '.hand', seats: '.players',
        builds: '.builds', mains: '.mains', tray: '.tray',
    };
    const zones = Object.fromEntries(Object.keys(names).map((name) => [name, new Set()]));
    const shifts = [];
    globalThis.still = { zones, shifts };
    globalThis.stillness = () => ({
        zones: Object.fromEntries(Object.entries(zones).map(([name, found]) => [name, [...found]])),
        shifted: shifts.reduce((sum, one) => sum + one.value, 0),
        worst: shifts.sort((a, b) => b.value - a.value).slice(0, 5).map((one) => `${one.value.toFixed(5)} ${one.what}`),
    });
    const look = () => {
        for (const [name, selector] of Object.entries(names)) {
            const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
            if (x !== undefined) zones[name].add([x, y, width, height].map(Math.round).join(' '));
        }
    };
    new MutationObserver(() => requestAnimationFrame(look)).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries()) {
            const what = (sources ?? []).map(({ node, previousRect: a, currentRect: b }) => {
                const one = node?.nodeType === 3 ? node.parentElement : node;
                return `${one?.className?.baseVal ?? one?.className ?? one?.tagName} ${a.x},${a.y}→${b.x},${b.y}`;
            });
            if (document.querySelector('.table')) shifts.push({ value, what: what.join('; ') });
        }
    }).observe({ type: 'layout-shift', buffered: true });
})();

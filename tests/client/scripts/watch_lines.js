(() => {
    // Counts the lines that come and go; `rebuilt` are batches in which even the newest line so far was taken away.
    globalThis.lines = { added: 0, removed: 0, rebuilt: 0 };
    let newest = null;
    const isLine = (node) => node instanceof HTMLLIElement && !node.matches('.empty');
    new MutationObserver((changes) => {
        const gone = new Set();
        for (const { addedNodes, removedNodes, target } of changes) {
            if (!target.matches?.('.log')) {
                for (const node of addedNodes) lines.added += node.querySelectorAll?.('.log li:not(.empty)').length ?? 0;
                continue;
            }
            lines.added += [...addedNodes].filter(isLine).length;
            for (const node of removedNodes) {
                lines.removed += isLine(node);
                gone.add(node);
            }
        }
        if (newest && gone.has(newest)) lines.rebuilt += 1;
        newest = document.querySelector('.log li:last-child');
    }).observe(document, { childList: true, subtree: true });
})();

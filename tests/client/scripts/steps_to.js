(wanted) => {
    const inFolded = (one) => one.closest('details:not([open])') && !one.matches('details > summary');
    const order = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter((one) => one.tabIndex >= 0 && !one.disabled && !inFolded(one) && one.checkVisibility({ visibilityProperty: true }));
    const now = document.activeElement;
    const from = order.indexOf(now);
    if (from >= 0) return order.indexOf(wanted) - from;
    const later = order.findIndex((one) => now.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
    const steps = order.indexOf(wanted) - (later < 0 ? order.length : later);
    return steps < 0 ? steps : steps + 1;
}

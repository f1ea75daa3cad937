(smallest) => {
    const found = new Set();
    const wanted = 'button, a[href], summary, select, input, [role=button], [role=tab]';
    for (const one of document.querySelectorAll(wanted)) {
        if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (one.matches('[disabled], p a, li p a, .sr-only') || one.closest('[inert]')) continue;
        const label = one.closest('label');
        const parts = [one.getBoundingClientRect(), ...(label ? [label.getBoundingClientRect()] : [])];
        if (parts.some((part) => part.width === 0)) continue;
        if (!parts.some((part) => part.width >= smallest - 0.5 && part.height >= smallest - 0.5)) {
            const { width, height } = parts[0];
            const name = one.getAttribute('aria-label') ?? one.textContent.trim();
            found.add(`${width.toFixed(0)} x ${height.toFixed(0)}: ${name} (${one.className.baseVal ?? one.className})`);
        }
    }
    return [...found];
}

() => {
    const slack = 1.5;
    const boxes = 'button, .track-head, [role=button], a.button, .rule-chips > li, .badge, .chip, summary, legend, h1, h2, h3';
    const found = new Set();
    const layered = (over, text) => {  // a menu or a sheet over the page; a small chip is none
        for (let one = over; one && !one.contains(text); one = one.parentElement)
            if (getComputedStyle(one).position !== 'static' && one.getBoundingClientRect().width > 120) return true;
        return false;
    };
    const hidden = (text) => {  // said to screen readers only
        for (let one = text; one; one = one.parentElement)
            if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
        return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        const text = node.data.trim();
        if (!text || parent.closest('svg, select, bdi, .emote') || hidden(parent)) continue;
        if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        range.selectNodeContents(node);
        for (const part of range.getClientRects()) {
            if (!part.width || !part.height) continue;
            const middle = (part.top + part.bottom) / 2;
            const ends = [part.left + 2, (part.left + part.right) / 2, part.right - 2];
            const [first, centre, last] = ends.map((x) => document.elementFromPoint(x, middle));
            const seen = (hit) => !hit || hit.contains(parent) || parent.contains(hit);
            if (centre && seen(centre) && !(seen(first) && seen(last))) {
                const over = seen(first) ? last : first;
                if (!layered(over, parent)) found.add(`half covered: ${text} in ${parent.className || parent.tagName}, by ${over.outerHTML.slice(0, 60)}`);
            }
            const box = parent.closest(boxes)?.getBoundingClientRect();
            if (box && (part.left < box.left - slack || part.right > box.right + slack))
                found.add(`sticks out: ${text} in ${parent.className || parent.tagName}`);
            if (box && !parent.matches('.badge') && (part.top < box.top - 4 || part.bottom > box.bottom + 4))
                found.add(`sticks out upwards or downwards: ${text} in ${parent.className || parent.tagName}`);
            for (let above = parent; above && above !== document.body; above = above.parentElement) {
                const style = getComputedStyle(above);
                if (['auto', 'scroll'].includes(style.overflowX) || ['auto', 'scroll'].includes(style.overflowY)) break;
                const edge = above.getBoundingClientRect();
                if (style.overflowX !== 'visible' && (part.left < edge.left - slack || part.right > edge.right + slack))
                    found.add(`cut: ${text} in ${above.className || above.tagName}`);
                if (style.overflowY !== 'visible' && (part.top < edge.top - 4 || part.bottom > edge.bottom + 4))
                    found.add(`cut above or below: ${text} in ${above.className || above.tagName}`);
                if (style.position === 'fixed') break;
            }
        }
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const one of document.querySelectorAll('select')) {
        if (!one.checkVisibility() || !one.selectedOptions.length) continue;
        const style = getComputedStyle(one);
        pen.font = style.font;
        const room = one.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const text = one.selectedOptions[0].text;
        if (pen.measureText(text).width > room + slack) found.add(`cut in a list: ${text}`);
    }
    for (const one of document.querySelectorAll('*')) {
        if (one.scrollWidth <= one.clientWidth + slack || !one.checkVisibility({ visibilityProperty: true })) continue;
        const { overflowX, overflowY } = getComputedStyle(one);  // who scrolls downwards only would hide the rest
        if (['auto', 'scroll'].includes(overflowY) && overflowX !== 'hidden') found.add(`scrolls sideways: ${one.className}`);
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.add(`the page is ${wide} px wider than the window`);
    return [...found];
}

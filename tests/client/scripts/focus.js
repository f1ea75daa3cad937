() => {
    const one = document.activeElement;
    const part = one.querySelector(':scope > .grip, :scope > g > .sign, :scope > g > .outline');
    const style = getComputedStyle(part ?? one);
    const ring = part ? parseFloat(style.strokeWidth) >= 3 || style.fillOpacity === '1'
        : style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 3;
    return { lost: one === document.body, ring, name: one.outerHTML.slice(0, 120) };
}

() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.data);
    for (const one of document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]'))
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext'])
            texts.push(one.getAttribute(name) ?? '');
    return texts.map((text) => text.trim()).filter(Boolean);
}

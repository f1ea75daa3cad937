(language) => {
    const chooser = document.querySelector('select:has(option[value="uk"])');
    if (!chooser) return false;
    chooser.value = language;
    chooser.dispatchEvent(new Event('change'));
    return true;
}

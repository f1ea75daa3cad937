(language) => {
    const chooser = document.querySelector('select:has(option[value="uk"])');
    if (chooser) {
        chooser.value = language;
        chooser.dispatchEvent(new Event('change'));
        return true;
    }
    const kept = JSON.parse(localStorage.getItem('ostrov.preferences') ?? '{}');
    localStorage.setItem('ostrov.preferences', JSON.stringify({ ...kept, language }));
    return false;
}

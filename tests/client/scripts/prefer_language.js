(language) => {
    if (location.protocol === 'about:') return;
    const kept = JSON.parse(localStorage.getItem('ostrov.preferences') ?? '{}');
    localStorage.setItem('ostrov.preferences', JSON.stringify({ ...kept, language }));
}

/** What the modules need of a browser, for tests that run without one. */
const nothing = () => undefined;
Object.assign(globalThis, {
  location: { pathname: '/', hash: '', host: 'localhost', protocol: 'http:' },
  addEventListener: nothing,
  document: { documentElement: { lang: 'en' } },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
});
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });

// Words are fetched before a page is shown; so they are here.
const { followLanguage } = await import('../src/i18n/bundle');
await followLanguage();
export {};

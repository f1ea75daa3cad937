/** The letters of a language are asked for as soon as the language is known, beside its words. */
const SAMPLES: Record<string, string> = { uk: 'aя', ru: 'aя', cs: 'ač', pl: 'ał' };
const FACES = ["16px 'Source Sans 3'", "600 16px 'Literata'"];

/** Starts loading; nothing waits for it, as stand-ins of the same width are shown until then. */
export function fetchFonts(language: string): void {
  for (const face of FACES) {
    void document.fonts.load(face, SAMPLES[language] ?? 'a').catch((error: unknown) => console.error(face, error));
  }
}

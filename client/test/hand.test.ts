import { expect, test } from 'vitest';
import { followLanguage, LANGUAGES } from '../src/i18n/bundle';
import { GOODS } from '../src/i18n/names';
import { prefs } from '../src/state/prefs';
import { pileName } from '../src/table/Hand';

const numbers = Array.from({ length: 25 }, (_, n) => n);

/** The name as those hear it who leave out what stands in brackets. */
const heard = (name: string) => name.replace(/\([^()]*\)/g, '');

test.each(LANGUAGES)('in %s the name of a pile begins with the number that is seen on it, whatever it is pressed for', async (language) => {
  prefs.value = { ...prefs.value, language };
  await followLanguage();
  const wrong: string[] = [];
  for (const good of GOODS) {
    for (const held of numbers) {
      const resting = pileName(good, held, 'rest');
      if (!heard(resting).match(RegExp(`^${held}\\b`))) wrong.push(resting);
      for (const use of ['give', 'discard'] as const) {
        for (const given of numbers.slice(0, held + 1)) {
          const name = pileName(good, held, use, given);
          if (!heard(name).match(RegExp(`^${held}\\b.*\\b${given}\\b`))) wrong.push(name);
        }
      }
    }
  }
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { makeBundle } from '../src/i18n/bundle';
import { fleetScope } from '../src/ck/cardText';
import type { TableInfo } from '../src/net/types';
import { table } from '../src/state/store';

const files = import.meta.glob<string>('../i18n/*/cards.ftl', { query: '?raw', import: 'default', eager: true });
const LANGUAGES = ['en', 'cs', 'it', 'pl', 'ru', 'uk'];

const playing = (scope: string): void => {
  table.value = { options: { ck_fleet_scope: scope } } as unknown as TableInfo;
};

test('what a Merchant Fleet carries is what the table has agreed', () => {
  table.value = null;
  expect(fleetScope()).toBe('any_kind');
  playing('one_named_kind');
  expect(fleetScope()).toBe('one_named_kind');
});

test.each(LANGUAGES)('the card says so in %s', (language) => {
  const texts = Object.entries(files).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text);
  const bundle = makeBundle(language, texts);
  const message = bundle.getMessage('card-merchant-fleet-text');
  const said = ['any_kind', 'one_named_kind'].map((fleet) => bundle.formatPattern(message?.value ?? '', { fleet }));
  expect(said.every((text) => text.length > 20)).toBe(true);
  expect(said[0]).not.toBe(said[1]);
});

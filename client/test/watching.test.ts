import { expect, test } from 'vitest';
import { choiceOf, choiceText, watchingChoices, watchingOf } from '../src/home/watching';

test('every choice is what it says', () => {
  for (const choice of watchingChoices({ allowed: true, delay: 0 })) expect(choiceOf(watchingOf(choice))).toBe(choice);
  expect(choiceText('0')).toBe('Live');
  expect(choiceText('60')).toBe('60 s late');
  expect(choiceText(choiceOf({ allowed: false, delay: 60 }))).toBe('Nobody');
});

test('a delay that a program has chosen is among the choices', () => {
  expect(watchingChoices({ allowed: true, delay: 45 })).toEqual(['0', '30', '45', '60', '120', '300', 'nobody']);
});

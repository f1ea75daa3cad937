/** Clauses name settings as programs write them, `ck_drawn_card = at_once`: here they have the words of the page. */
import { optionText, valueText } from '../home/options';
import { t } from '../i18n/bundle';
import { clauseText } from '../i18n/bodies';
import { rules } from '../net/catalogue';
import type { OptionShown, OptionValue } from '../net/types';

/** A word with an underscore, and a value after it, if any; a text may go on in another line. */
const SETTING = /([a-z][a-z0-9]*(?:_[a-z0-9]+)+)(?:\s=\s([a-z0-9_]+))?/g;

const written = (option: OptionShown, word: string): OptionValue | undefined => option.values.find((value) => String(value) === word);

/** The text with settings by their names; a value alone is one of the first setting that has it. */
export function namedSettings(text: string, options: readonly OptionShown[]): string {
  return text.replace(SETTING, (whole, word: string, value: string | undefined) => {
    const option = options.find((one) => one.name === word);
    if (!option) {
      const owner = options.find((one) => written(one, word) !== undefined);
      return owner ? t('rules-setting', { option: valueText(owner.name, word) }) : whole;
    }
    const args = { option: optionText(word), value: value ? valueText(word, written(option, value) ?? value) : '' };
    return t(value ? 'rules-setting-value' : 'rules-setting', args);
  });
}

/** What a clause says in full, with settings by their names; nothing until the text is there. */
export function clauseBody(id: string): string | undefined {
  const text = clauseText(id);
  return text && namedSettings(text, rules()?.options ?? []);
}

/** One clause: its title with the id small, its text, and how the options stand that change it. */
import { t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import type { ClauseShown } from '../net/types';
import { link } from '../state/route';
import { OptionNote } from './atTable';
import { clauseBody } from './settings';
import { addressOf } from './ways';

const gameOf = (id: string) => (id.startsWith('CK-') ? 'cities_knights' : 'base');

export function Clause({ clause, chosen }: { clause: ClauseShown; chosen: boolean }) {
  const text = clauseBody(clause.id);
  return (
    <article id={clause.id} class={chosen ? 'clause chosen' : 'clause'} tabIndex={-1}>
      <h3>
        {clauseWords(clause.id)?.title ?? ''}{' '}
        <a class="clause-id" href={`#${clause.id}`} title={t('rules-link-here')}>
          {clause.id}
        </a>
      </h3>
      {text && <p>{text}</p>}
      {clause.option.map((name) => (
        <OptionNote key={name} name={name} game={gameOf(clause.id)} />
      ))}
      {clause.see.length > 0 && (
        <p class="small-print">
          {t('see-also')}{' '}
          {clause.see.map((id) => (
            <a key={id} {...link(addressOf({ clause: id }))}>
              {clauseWords(id)?.title ?? id} <small>{id}</small>
            </a>
          ))}
        </p>
      )}
    </article>
  );
}

/** Games that ended and can be read here without a network; when there is none, why nothing else can be done. */
import { useEffect, useState } from 'preact/hooks';
import { People } from '../home/People';
import { language, t } from '../i18n/bundle';
import { link } from '../state/route';
import { type KeptGame, keptGames, offline } from './keep';

const day = (when: Date) => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(when);

function Game({ id, story, when }: KeptGame) {
  return (
    <li class="table-row">
      <People seats={story.table.seats} />
      <small>{day(when)}</small>
      <a class="button" {...link(`/r/${id}`)}>
        {t('replay')}
      </a>
    </li>
  );
}

export function KeptGames() {
  const [games, setGames] = useState<KeptGame[]>([]);
  useEffect(() => {
    void keptGames().then(setGames);
  }, []);
  if (!games.length && !offline.value) return null;
  return (
    <section class="plate tables kept">
      <h2>{t('kept-games')}</h2>
      {offline.value && (
        <p class="hint" role="status">
          {t('offline')}
        </p>
      )}
      <ul>
        {games.map((game) => (
          <Game key={game.id} {...game} />
        ))}
      </ul>
    </section>
  );
}

/** How well bots play: what there is to choose for a game. */
import { t } from '../i18n/bundle';
import { rules } from '../net/catalogue';
import type { RulesPage } from '../net/types';

const MEDIUM = 'greedy';

/** The levels that play a game, the easiest first; never none, even before the server has told. */
export function levelsFor(found: RulesPage | null, game: string): string[] {
  const levels = (found?.bots ?? []).filter((bot) => bot.games.includes(game)).map((bot) => bot.level);
  return levels.length ? levels : [MEDIUM];
}

/** A level, or the usual one where that does not play. */
export function levelAmong(levels: string[], wanted: string = MEDIUM): string {
  return levels.includes(wanted) ? wanted : MEDIUM;
}

/** How strong a level is in a game, as docs/bots.md tells; null for those that were not measured. */
export function ratingOf(level: string, game: string): number | null {
  return rules()?.bots.find((bot) => bot.level === level)?.ratings[game] ?? null;
}

export const levelName = (level: string) => t(`level-${level}`);

/** What the levels that bots have at a table mean. */
export function LevelNotes({ levels }: { levels: string[] }) {
  if (!levels.length) return null;
  return (
    <ul class="hint level-notes">
      {levels.map((level) => (
        <li key={level}>
          <b>{levelName(level)}.</b> {t(`level-${level}-about`)}
        </li>
      ))}
    </ul>
  );
}

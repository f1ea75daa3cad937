/** All sounds, to know them when they come. */
import { t } from '../i18n/bundle';
import { hear } from '../sound/play';
import { SOUND_NAMES } from '../sound/sounds';
import { prefs } from '../state/prefs';

export function TrySounds() {
  return (
    <div class="try-sounds">
      {SOUND_NAMES.map((name) => (
        <button type="button" key={name} class="small" data-sound={name} disabled={prefs.value.volume <= 0} onClick={() => hear(name)}>
          {t(`sound-${name}`)}
        </button>
      ))}
    </div>
  );
}

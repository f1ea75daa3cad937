/** A free seat for somebody who sits at the same device. */
import { useState } from 'preact/hooks';
import { useAttempt } from '../home/attempt';
import { Failure } from '../home/Failure';
import { t } from '../i18n/bundle';
import { table } from '../state/store';
import { seatHere } from './people';

const LONGEST = 24;

export function SeatHere({ seat }: { seat: number }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const { attempt, failure, waiting } = useAttempt();
  const id = table.value?.id;
  if (!id) return null;
  if (!open) {
    return (
      <button type="button" class="small" data-act={`seat-here ${seat}`} onClick={() => setOpen(true)}>
        {t('device-add')}
      </button>
    );
  }
  return (
    <form
      class="seat-here"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim()) attempt(() => seatHere(id, seat, name.trim()));
      }}
    >
      <input value={name} maxLength={LONGEST} aria-label={t('device-name')} placeholder={t('device-name')} onInput={(event) => setName(event.currentTarget.value)} />
      <button type="submit" class="small primary" disabled={waiting}>
        {t('sit-here')}
      </button>
      <Failure text={failure} />
    </form>
  );
}

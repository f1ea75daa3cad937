/** Between two people at one device: a page that shows nothing of either. */
import { useEffect, useRef } from 'preact/hooks';
import { Frame } from '../home/Frame';
import { t } from '../i18n/bundle';
import { Face } from '../persona/Face';
import { seats, you } from '../state/store';
import { atDevice, callFor, handTo, takeDevice } from './handing';

export function Handover() {
  const heading = useRef<HTMLHeadingElement>(null);
  const seat = seats.value.find((one) => one.guest === handTo.value);
  useEffect(() => heading.current?.focus(), [handTo.value]);
  if (!seat?.guest) return null;
  const { guest, name } = seat;
  const player = name ?? '';
  return (
    <Frame title={t('device-turn')}>
      <section class="plate handover" data-hand-to={seat.seat}>
        <Face seat={seat} size={96} />
        <h2 ref={heading} tabIndex={-1}>
          {t('device-hand', { player })}
        </h2>
        <p>{t('device-about')}</p>
        <button type="button" class="primary big" data-act="take-device" onClick={() => takeDevice(guest)}>
          {t('device-ready', { player })}
        </button>
      </section>
    </Frame>
  );
}

/** In the menu of the table: the others here may have the device at any time, to answer an offer or to look at their cards. */
export function HandOn() {
  const others = seats.value.filter((seat) => seat.guest !== null && seat.guest !== you.value?.guest && atDevice.value.includes(seat.guest));
  return (
    <>
      {others.map((seat) => (
        <button type="button" key={seat.seat} data-act={`hand-on ${seat.seat}`} onClick={() => callFor(seat.guest ?? '')}>
          {t('device-hand', { player: seat.name ?? '' })}
        </button>
      ))}
    </>
  );
}

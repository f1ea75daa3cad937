/** One option of the rules with what it means and the clause that it is about. */
import { t } from '../i18n/bundle';
import { clauseWords } from '../i18n/clauses';
import type { OptionShown, OptionValue } from '../net/types';
import { aboutText, optionText, valueText } from './options';

interface Props {
  option: OptionShown;
  game: string;
  value: OptionValue;
  onChoose: (value: OptionValue) => void;
}

function Control({ option, game, value, onChoose, id }: Props & { id: string }) {
  const values = option.games[game]?.values ?? [];
  if (option.low !== null && option.high !== null) {
    return (
      <input
        id={id}
        type="number"
        required
        min={option.low}
        max={option.high}
        value={String(value)}
        aria-describedby={`${id}-about`}
        onInput={(event) => {
          if (event.currentTarget.value) onChoose(event.currentTarget.valueAsNumber);
        }}
      />
    );
  }
  if (values.length === 2 && typeof values[0] === 'boolean') {
    return <input id={id} type="checkbox" checked={value === true} aria-describedby={`${id}-about`} onChange={(event) => onChoose(event.currentTarget.checked)} />;
  }
  return (
    <select id={id} value={values.indexOf(value)} aria-describedby={`${id}-about`} onChange={(event) => onChoose(values[Number(event.currentTarget.value)] ?? value)}>
      {values.map((one, i) => (
        <option key={String(one)} value={i}>
          {valueText(option.name, one)}
        </option>
      ))}
    </select>
  );
}

const FACES = ['ship', 'yellow', 'blue', 'green'];

/** The event die: what each of its six faces shows. */
function Faces({ value, onChoose, id }: Props & { id: string }) {
  const faces = String(value).split(',');
  return (
    <span class="faces" role="group" aria-labelledby={`${id}-name`} aria-describedby={`${id}-about`}>
      {faces.map((face, i) => (
        <select key={i} class={`die-side ${face}`} aria-label={t('event-die-face', { n: i + 1 })} value={face} onChange={(event) => onChoose(faces.with(i, event.currentTarget.value).join(','))}>
          {FACES.map((one) => (
            <option key={one} value={one}>
              {t(`face-${one}`)}
            </option>
          ))}
        </select>
      ))}
    </span>
  );
}

export function OptionField(props: Props) {
  const { option, game, value } = props;
  const id = `option-${option.name}`;
  const hasFaces = option.name === 'ck_event_die';
  const changed = value !== option.games[game]?.default;
  return (
    <div class={`option${changed ? ' changed' : ''}`}>
      {hasFaces ? <span id={`${id}-name`}>{optionText(option.name)}</span> : <label for={id}>{optionText(option.name)}</label>}
      {hasFaces ? <Faces {...props} id={id} /> : <Control {...props} id={id} />}
      <p id={`${id}-about`}>
        {aboutText(option.name)}{' '}
        <a href={`/rules#${option.clause}`} target="_blank" rel="noopener" aria-label={t('clause', { id: option.clause })} title={clauseWords(option.clause)?.title}>
          {option.clause}
        </a>
      </p>
    </div>
  );
}

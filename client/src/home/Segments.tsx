/** A choice of few: radio buttons that look like one bar. */
interface Props<Value extends string> {
  label: string;
  name: string;
  value: Value;
  values: readonly Value[];
  text: (value: Value) => string;
  onChoose: (value: Value) => void;
}

export function Segments<Value extends string>({ label, name, value, values, text, onChoose }: Props<Value>) {
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div>
        {values.map((one) => (
          <label key={one} class={one === value ? 'chosen' : ''}>
            <input type="radio" name={name} value={one} checked={one === value} onChange={() => onChoose(one)} />
            {text(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

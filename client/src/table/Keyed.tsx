/** The words of a button and its key; where there is no room for both, the words stay. */
import type { ComponentChildren } from 'preact';
import { keyLabel } from '../settings/bindings';

export function Keyed({ by, children }: { by: string; children: ComponentChildren }) {
  return (
    <>
      <span class="words">{children}</span>
      <kbd data-mark={keyLabel(by)} />
    </>
  );
}

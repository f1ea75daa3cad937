/** What all pages around the table have: a way home, a heading. */
import type { ComponentChildren } from 'preact';
import { Masthead } from './Masthead';

export function Frame({ title, wide = false, children }: { title: string; wide?: boolean; children: ComponentChildren }) {
  return (
    <div class="around">
      <Masthead />
      <main class={`sheet${wide ? ' wide' : ''}`}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}

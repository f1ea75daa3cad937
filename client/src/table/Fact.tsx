/** One number about a player, with its sign. */
interface FactProps {
  n: number | string | null;
  label: string;
  warn?: boolean;
  held?: boolean;
  /** Given up first where there is little room. */
  extra?: boolean;
  children: preact.ComponentChildren;
}

export function Fact({ n, label, warn = false, held = false, extra = false, children }: FactProps) {
  return (
    <span class={`fact${warn ? ' warn' : ''}${held ? ' held' : ''}${extra ? ' extra' : ''}`} role="img" aria-label={label} title={label}>
      {children}
      {n ?? '?'}
    </span>
  );
}

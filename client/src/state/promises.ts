/** The fingerprints of seeds as this browser heard them first: what is said later does not change them. */
const KEY = 'ostrov.promises';
const KEPT = 50;

function stored(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, string][]) : [];
  } catch {
    return []; // no storage, or somebody else's text in it
  }
}

/** The fingerprint that a table promised first; `now` is kept when there was none before. */
export function promised(table: string, now: string): string {
  const all = stored();
  const known = all.find(([id]) => id === table)?.[1];
  if (known) return known;
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, now], ...all].slice(0, KEPT)));
  } catch {
    // private windows may have no room: then the server's own word has to do
  }
  return now;
}

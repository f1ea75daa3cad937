/** Keeps the focus of the keyboard at the table: when a control goes away under it, the next useful one has it. */

/** Where a player looks next, the most pressing first. */
const NEXT = [
  '.end h2',
  '.targets .target[tabindex="0"]',
  '.stage .choices button:not([disabled])',
  '.stage .primary:not([disabled])',
  '.pile[data-discard]:not([disabled])',
  '.stage .ends button:not([disabled])',
  '.main',
  '.prompt p',
];

const isLost = () => document.activeElement === null || document.activeElement === document.body;
const isUsable = (one: Element) => one.isConnected && !one.matches(':disabled') && one.checkVisibility();

function rescue(): void {
  for (const selector of NEXT) {
    const found = document.querySelector<HTMLElement | SVGElement>(selector);
    if (found && isUsable(found)) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

export function followFocus(): () => void {
  let last: Element | null = null;
  let frame = 0;
  const remember = (event: FocusEvent) => {
    last = event.target as Element;
  };
  const forget = () => {
    last = null; // a press on nothing lets the focus go on purpose
  };
  const look = () => {
    if (last && isLost() && !isUsable(last)) rescue();
  };
  const changed = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => setTimeout(look)); // the browser takes the focus away after the frame
  });
  addEventListener('focusin', remember);
  addEventListener('pointerdown', forget);
  changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'class'] });
  return () => {
    removeEventListener('focusin', remember);
    removeEventListener('pointerdown', forget);
    changed.disconnect();
    cancelAnimationFrame(frame);
  };
}

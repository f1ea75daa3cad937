/** A sheet follows the finger that pulls its head down, and closes when it was pulled far enough. */
import { sheetOpen } from './Side';

const FAR_ENOUGH = 56;

function follow(sheet: HTMLElement, head: HTMLElement): void {
  let from: number | null = null;
  const pulled = (event: PointerEvent) => Math.max(0, event.clientY - (from ?? event.clientY));
  const end = () => {
    from = null;
    sheet.style.transform = '';
  };
  head.addEventListener('pointerdown', (event) => {
    if (sheetOpen.value && event.pointerType !== 'mouse') from = event.clientY;
  });
  head.addEventListener('pointermove', (event) => {
    if (from !== null) sheet.style.transform = `translateY(${pulled(event)}px)`;
  });
  head.addEventListener('pointerup', (event) => {
    if (from !== null && pulled(event) > FAR_ENOUGH) sheetOpen.value = false;
    end();
  });
  head.addEventListener('pointercancel', end);
}

/** For the `ref` of a sheet whose first child is its head. */
export function followSwipe(sheet: HTMLElement | null): void {
  const head = sheet?.firstElementChild;
  if (!sheet || !(head instanceof HTMLElement) || sheet.dataset.swipe) return;
  sheet.dataset.swipe = 'down';
  follow(sheet, head);
}

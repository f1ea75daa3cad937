/** The first line of what is on the stage: what it is, a fact about it, and perhaps the way out. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/bundle';

export function StageHead({ title, onClose, children }: { title: ComponentChildren; onClose?: () => void; children?: ComponentChildren }) {
  return (
    <header>
      <h2>{title}</h2>
      {children}
      {onClose && (
        <button type="button" class="quiet close" aria-label={t('close')} onClick={onClose}>
          ✕
        </button>
      )}
    </header>
  );
}

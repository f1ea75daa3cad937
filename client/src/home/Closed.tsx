/** A table that does not let one in: a finished game is shown again instead, else it is said why. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/bundle';
import { story } from '../net/catalogue';
import { replace } from '../state/route';
import { Lost } from './Lost';

/** The close code of a table that is not there, or that one has no invitation to. */
const NO_TABLE = 4404;

export function Closed({ id, code }: { id: string; code: number }) {
  const [asking, setAsking] = useState(code === NO_TABLE);
  useEffect(() => {
    if (code !== NO_TABLE) return;
    void story(id).then(
      () => replace(`/r/${id}`),
      () => setAsking(false),
    );
  }, [id, code]);
  if (asking) return <main class="page">{t('connecting')}</main>;
  return <Lost title={t(`closed-${code}`)} />;
}

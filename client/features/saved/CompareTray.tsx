import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COMPARE_MAX } from '#client/config/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { compareVar } from '#client/state/compare.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './CompareTray.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/only.ts';

/** Pages where products are listed or shown: elsewhere, over a form or a text, it would be in the way. */
const WITH_TRAY = /^\/(rizq-|shop[/-]|banner-|fashion|product[/-]|catalog-single-vendor|wishlist|user-history|$)/;
/** Here phones have the bar to buy with, or the buttons of the cards, at the same place. */
const WIDE_ONLY = /^\/(product(\/|-)|wishlist(\/|$))/;

/** How many products are being compared, at the foot of the page, with the way to the table. Hidden it stays so until the number changes. */
export function CompareTray() {
  const t = useT();
  const { pathname } = useLocation();
  const count = usePersisted(compareVar, ({ entries }) => entries.length);
  const [hiddenAt, setHiddenAt] = useState<number | null>(null);
  if (count === 0 || count === hiddenAt || !WITH_TRAY.test(pathname)) return null;
  return (
    <aside className={cx(styles.tray, only.screen, WIDE_ONLY.test(pathname) && only.fromMd)} aria-label={t('compare.tray')}>
      <p>{t('compare.trayCount', { n: count, max: COMPARE_MAX })}</p>
      <ButtonLink to="/compare" size="small">
        {t('compare.open')}
      </ButtonLink>
      <IconButton icon="close" size={18} label={t('compare.hide')} onClick={() => setHiddenAt(count)} />
    </aside>
  );
}

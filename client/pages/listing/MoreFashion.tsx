import type { BuiltPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Listing.module.css';

/** Fills the row that the words among the pieces have left open: on to the next page. */
export function MoreFashion({ to, left }: { to: BuiltPath; left: number }) {
  const t = useT();
  return (
    <AppLink to={to} className={styles.moreFashionMore}>
      <span>{t('fashion.morePieces', { n: left })}</span>
      <Icon name="arrowRight" size={28} />
    </AppLink>
  );
}

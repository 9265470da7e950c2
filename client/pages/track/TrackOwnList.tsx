import { timelinePath, trackPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { TrackVariant } from './trackedView.ts';
import styles from './Track.module.css';

interface TrackOwnListProps {
  orders: readonly { number: string; placedAt: string }[];
  variant: TrackVariant;
}

/** Orders of one's own, a press away: those of the account that are under way, or those that this device remembers. */
export function TrackOwnList({ orders, variant }: TrackOwnListProps) {
  const t = useT();
  const locale = useLocale();
  if (orders.length === 0) return null;
  const pathOf = variant === 'timeline' ? timelinePath : trackPath;
  return (
    <nav className={styles.mine} aria-label={t('track.yours')}>
      <span>{t('track.yours')}</span>
      <ul>
        {orders.map(({ number, placedAt }) => (
          <li key={number}>
            <AppLink to={pathOf(number)}>
              <b>{number}</b> {formatDate(placedAt, locale)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { CopyText } from '#client/features/orders/CopyText.tsx';
import { headline } from '#client/features/orders/packageWords.ts';
import { StatusPill } from '#client/features/orders/StatusPill.tsx';
import { contactAboutOrder, ownOrderPath, timelinePath, trackPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { handoverOf } from '#client/lib/handover.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tabs } from '#client/ui/Tabs.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { TrackedView, TrackVariant } from './trackedView.ts';
import { TrackParcel } from './TrackParcel.tsx';
import { TrackParcelTimeline } from './TrackParcelTimeline.tsx';
import styles from './TrackResult.module.css';

interface TrackResultProps {
  order: TrackedView;
  variant: TrackVariant;
  /** A guest's key to an order of their own. */
  accessToken: string | null;
}

/** An order's progress: its packages one below the other with their five steps, or one tab each with all that has happened. */
export function TrackResult({ order, variant, accessToken }: TrackResultProps) {
  const t = useT();
  const locale = useLocale();
  const { number, parcels } = order;
  const handover = handoverOf(parcels.map(({ pickup }) => pickup !== null));
  const spoken = order.isSure ? headline(parcels, { t, locale, now: new Date() }) : null;
  const partOf = (index: number) => ({ order, parcel: parcels[index]!, position: index + 1, accessToken });
  return (
    <div className={styles.order}>
      <header className={styles.header}>
        <div>
          <h2>
            {t('ord.title', { number })}
            <CopyText text={number} label={t('ord.copyNumber')} />
          </h2>
          {spoken && <p className={styles.spoken}>{spoken}</p>}
          <p className={styles.facts}>
            <StatusPill status={order.status} />
            <span>{t('track.placed', { date: formatDate(order.placedAt, locale, 'moment') })}</span>
            {handover !== 'fetched' && <span>{t('track.to', { place: order.place })}</span>}
          </p>
        </div>
        <ul className={styles.links}>
          <li>
            <AppLink to={variant === 'timeline' ? trackPath(number) : timelinePath(number)}>
              {t(variant === 'timeline' ? 'track.showProgress' : 'track.showTimeline')}
            </AppLink>
          </li>
          {order.own && accessToken === null && (
            <li>
              <AppLink to={ownOrderPath(number)}>{t('ords.view')}</AppLink>
            </li>
          )}
          <li>
            <CopyLink to={variant === 'timeline' ? timelinePath(number) : trackPath(number)} />
          </li>
          <li>
            <AppLink to={contactAboutOrder(number)}>{t('own.report')}</AppLink>
          </li>
        </ul>
      </header>
      {variant === 'timeline' && parcels.length > 1 ? (
        <Tabs
          label={t('track.packages')}
          tabs={parcels.map((parcel, index) => ({
            key: parcel.number,
            label: t('track.tab', { n: index + 1, vendor: parcel.vendorName }),
            panel: <TrackParcelTimeline {...partOf(index)} />,
          }))}
        />
      ) : (
        parcels.map((parcel, index) =>
          variant === 'timeline' ? (
            <TrackParcelTimeline key={parcel.number} {...partOf(index)} />
          ) : (
            <TrackParcel key={parcel.number} {...partOf(index)} />
          ),
        )
      )}
    </div>
  );
}

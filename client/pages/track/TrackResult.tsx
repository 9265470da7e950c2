import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { headline } from '#client/features/packages/packageWords.ts';
import { StatusPill } from '#client/features/packages/StatusPill.tsx';
import { contactAboutOrder, ownOrderPath, timelinePath, trackPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import { CopyLink } from './CopyLink.tsx';
import type { TrackedView, TrackVariant } from './trackedView.ts';
import { TrackPackage } from './TrackPackage.tsx';
import { TrackPackageTimeline } from './TrackPackageTimeline.tsx';
import styles from './Track.module.css';

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
  const { number, packages } = order;
  const fulfilmentMode = fulfilmentModeOf(packages.map(({ pickup }) => pickup !== null));
  const spoken = order.isSure ? headline(packages, { t, locale, now: new Date() }) : null;
  const partOf = (index: number) => ({ order, orderPackage: packages[index]!, position: index + 1, accessToken });
  return (
    <div className={styles.order}>
      <header className={styles.trackResultHeader}>
        <div>
          <h2>
            {t('ord.title', { number })}
            <CopyText text={number} label={t('ord.copyNumber')} />
          </h2>
          {spoken && <p className={styles.spoken}>{spoken}</p>}
          <p className={styles.facts}>
            <StatusPill status={order.status} />
            <span>{t('track.placed', { date: formatDate(order.placedAt, locale, 'moment') })}</span>
            {fulfilmentMode !== 'pickup' && <span>{t('track.to', { place: order.place })}</span>}
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
      {variant === 'timeline' && packages.length > 1 ? (
        <Tabs
          label={t('track.packages')}
          tabs={packages.map((orderPackage, index) => ({
            key: orderPackage.number,
            label: t('track.tab', { n: index + 1, vendor: orderPackage.vendorName }),
            panel: <TrackPackageTimeline {...partOf(index)} />,
          }))}
        />
      ) : (
        packages.map((orderPackage, index) =>
          variant === 'timeline' ? (
            <TrackPackageTimeline key={orderPackage.number} {...partOf(index)} />
          ) : (
            <TrackPackage key={orderPackage.number} {...partOf(index)} />
          ),
        )
      )}
    </div>
  );
}

import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { packageStatusLabel } from './packageStatus.ts';
import { RETURN_STATUS_LABEL } from './ReturnRecord.tsx';
import type { Timeline_EventFragment } from './Timeline.generated.ts';
import styles from './Packages.module.css';

interface TimelineProps {
  events: readonly Timeline_EventFragment[];
  /** The later part of a list: its first entry is not where the package is now. */
  isOlder?: boolean;
  /** Its buyer fetches it. */
  isPickupPackage?: boolean;
}

/** What has happened to a parcel, the latest first. Nothing that has not happened is here. */
export function Timeline({ events, isOlder = false, isPickupPackage = false }: TimelineProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <ol className={styles.timeline} data-older={isOlder || undefined}>
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.status} ${event.returnStatus ?? ''}`}>
          <b>{t(event.returnStatus ? RETURN_STATUS_LABEL[event.returnStatus] : packageStatusLabel(event.status, isPickupPackage))}</b>
          <span className={styles.timelineWhen}>
            <time dateTime={event.at}>{formatDate(event.at, locale, 'hour')}</time>
            {event.place !== null && (
              <>
                {' · '}
                {/* A place keeps together: it goes to the next line whole. */}
                <span className={styles.timelinePlace}>{event.place}</span>
              </>
            )}
          </span>
          {event.note && <span className={styles.note}>{event.note}</span>}
        </li>
      ))}
    </ol>
  );
}

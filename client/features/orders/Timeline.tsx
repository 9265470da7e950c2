import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { PACKAGE_STATUS_LABEL } from './packageStatus.ts';
import type { Timeline_EventFragment } from './Timeline.generated.ts';
import styles from './Timeline.module.css';

/** What has happened to a parcel, the latest first. Nothing that has not happened is here. */
export function Timeline({ events }: { events: readonly Timeline_EventFragment[] }) {
  const t = useT();
  const locale = useLocale();
  return (
    <ol className={styles.timeline}>
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.status}`}>
          <b>{t(PACKAGE_STATUS_LABEL[event.status])}</b>
          <time dateTime={event.at}>{[formatDate(event.at, locale, 'moment'), event.place].filter(Boolean).join(' · ')}</time>
          {event.note && <span>{event.note}</span>}
        </li>
      ))}
    </ol>
  );
}

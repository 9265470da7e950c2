import { useT } from '#client/i18n/useT.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { remainingTime } from '#client/ui/feedback/remainingTime.ts';
import { useNow } from '#client/ui/feedback/useNow.ts';

/** The clock of an offer. Its place is kept while the time is not known; it is never read out by itself. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const t = useT();
  const now = useNow();
  const left = now === null ? null : remainingTime(Date.parse(endsAt), now);
  if (left?.isOver) return <p className={styles.over}>{t('deal.over')}</p>;
  const figures = left ? [left.hours, left.minutes, left.seconds].map((figure) => String(figure).padStart(2, '0')) : ['00', '00', '00'];
  return (
    <p className={styles.line}>
      <span className={styles.ends} aria-hidden="true">
        {t('deal.ends')}
      </span>
      <time dateTime={endsAt} className={left ? styles.clock : styles.waiting} aria-hidden="true">
        {figures.map((figure, index) => (
          <span key={index} className={styles.part}>
            <b>{figure}</b>
            {index < 2 && <i>:</i>}
          </span>
        ))}
      </time>
      {left && <VisuallyHidden>{t('deal.endsSpoken', { hours: left.hours, minutes: left.minutes })}</VisuallyHidden>}
    </p>
  );
}

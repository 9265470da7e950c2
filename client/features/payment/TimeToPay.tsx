import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { useSecondsLeft } from '#client/lib/useSecondsLeft.ts';
import styles from './Payment.module.css';

/** Longer than this, the moment says more than a count of minutes. */
const HOUR_SECONDS = 3600;

/** How long there is to pay: counted down, and the goods with it. */
export function TimeToPay({ until }: { until: string }) {
  const t = useT();
  const locale = useLocale();
  const left = useSecondsLeft(until);
  if (left === null || left > HOUR_SECONDS) {
    return <p className={styles.time}>{t('pay.until', { moment: formatDate(until, locale, 'moment') })}</p>;
  }
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <p className={styles.time} role="timer">
      {left === 0 ? t('pay.timeOver') : t('pay.timeLeft', { clock })}
    </p>
  );
}

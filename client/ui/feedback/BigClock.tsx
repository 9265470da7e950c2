import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import styles from './feedback.module.css';
import { remainingTime } from './remainingTime.ts';
import { useNow } from './useNow.ts';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';

interface BigClockProps {
  endsAt: string;
  /** Shows seconds even while there are days left. */
  hasSeconds?: boolean;
  className?: string;
}

/** Countdown in large figures above their units. Reserves its space until the browser's time is known. Deliberately not a live region. */
export function BigClock({ endsAt, hasSeconds = false, className }: BigClockProps) {
  const t = useT();
  const now = useNow();
  const left = now === null ? null : remainingTime(Date.parse(endsAt), now);
  if (left?.isOver) return <p className={className}>{t('fashion.over')}</p>;
  const { hours, minutes, seconds } = left ?? { hours: 0, minutes: 0, seconds: 0 };
  const days = Math.floor(hours / 24);
  const figures = [
    ...(days > 0 ? [{ key: 'days', figure: String(days), unit: t('fashion.days', { n: days }) }] : []),
    { key: 'hours', figure: twoDigits(hours % 24), unit: t('fashion.hours', { n: hours % 24 }) },
    { key: 'minutes', figure: twoDigits(minutes), unit: t('fashion.minutes', { n: minutes }) },
    ...(hasSeconds || days === 0 ? [{ key: 'seconds', figure: twoDigits(seconds), unit: t('fashion.seconds', { n: seconds }) }] : []),
  ];
  return (
    <p className={className}>
      {left && <VisuallyHidden>{t('fashion.endsSpoken', { days, hours: hours % 24, minutes })}</VisuallyHidden>}
      <time dateTime={endsAt} className={cx(styles.clock, !left && only.space)} aria-hidden="true">
        {figures.map(({ key, figure, unit }) => (
          <span key={key}>
            <b>{figure}</b>
            <small>{unit}</small>
          </span>
        ))}
      </time>
    </p>
  );
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, '0');
}

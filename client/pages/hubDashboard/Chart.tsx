import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { axisMarks, labelledDays } from './chartScale.ts';
import styles from './Chart.module.css';
import type { Measure } from './hubQuery.ts';
import type { Earnings_PeriodFragment } from './HubDashboardPage.generated.ts';

type Day = Earnings_PeriodFragment['byDay'][number];

interface ChartProps {
  measure: Measure;
  days: readonly Day[];
  /** As many days before, drawn as a dotted line. */
  before: readonly Day[];
}

/** Bars by day, the best one dark, with the days before as a dotted line. Says the same in a sentence; the table beside it has every figure. */
export function Chart({ measure, days, before }: ChartProps) {
  const t = useT();
  const locale = useLocale();
  const isMoney = measure === 'earnings';
  const valueOf = (day: Day) => (isMoney ? day.revenue.minorUnits : day.orders);
  const shown = (value: number) => (isMoney ? formatMoney(value) : String(value));
  const values = days.map(valueOf);
  const past = before.map(valueOf);
  const marks = axisMarks(Math.max(...values, ...past), !isMoney);
  const top = marks.at(-1) ?? 1;
  const best = values.indexOf(Math.max(...values));
  const hasAny = (values[best] ?? 0) > 0;
  const points = past.map((value, at) => `${at + 0.5},${100 - (value / top) * 100}`).join(' ');
  const [first, last, bestDay] = [days[0], days.at(-1), days[best]].map((day) => day && formatDate(day.day, locale, 'weekday'));
  const summary = hasAny
    ? t('hub.chartSpoken', { from: first ?? '', to: last ?? '', best: bestDay ?? '', amount: shown(values[best] ?? 0) })
    : t('hub.chartNone', { from: first ?? '', to: last ?? '' });
  return (
    <div className={styles.chart} role="img" aria-label={summary}>
      <div className={styles.plot}>
        {marks.map((mark) => (
          <span key={mark} className={styles.mark} style={{ bottom: `${(mark / top) * 100}%` }}>
            {isMoney ? formatMoney(mark).replace(/\.00$/, '') : mark}
          </span>
        ))}
        <div className={styles.bars} data-many={days.length > 40 || undefined} style={{ '--days': days.length } as React.CSSProperties}>
          {values.map((value, at) => (
            <i
              key={days[at]?.day}
              style={{ height: `${(value / top) * 100}%` }}
              data-best={(hasAny && at === best) || undefined}
              title={shown(value)}
            >
              {hasAny && at === best && (
                <b data-side={at < days.length / 4 ? 'start' : at > (days.length * 3) / 4 ? 'end' : undefined}>{shown(value)}</b>
              )}
            </i>
          ))}
        </div>
        <svg className={styles.line} viewBox={`0 0 ${Math.max(1, past.length)} 100`} preserveAspectRatio="none">
          <polyline points={points} />
        </svg>
      </div>
      <div className={styles.dates}>
        {labelledDays(days.length).map((at) => (
          <span key={at}>{formatDate(days[at]?.day ?? '', locale, 'dayMonth')}</span>
        ))}
      </div>
    </div>
  );
}

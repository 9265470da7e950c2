import { useEffect, useRef, useState } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { axisMarks, labelledDays } from './chartScale.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import styles from './VendorDashboard.module.css';
import type { Measure } from './dashboardQuery.ts';
import type { Earnings_PeriodFragment } from './VendorDashboardPage.generated.ts';
import type { drawChart } from './drawChart.ts';

type Day = Earnings_PeriodFragment['byDay'][number];

interface ChartProps {
  measure: Measure;
  days: readonly Day[];
  /** As many days before, drawn as a dotted line. */
  before: readonly Day[];
  /** It could not be drawn. */
  onFailed: () => void;
}

const VALUE_OF: Record<Measure, (day: Day) => number> = {
  earnings: ({ revenue }) => revenue.minorUnits,
  orders: ({ orders }) => orders,
  units: ({ units }) => units,
};

/**
 * Bars by day, the best one dark and named, with the days before as a dotted line. It is drawn in the browser once it is seen; until then, and
 * without scripts, its place holds the same in a sentence. The table beside it has every figure.
 */
export function Chart({ measure, days, before, onFailed }: ChartProps) {
  const t = useT();
  const locale = useLocale();
  const plotRef = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [point, setPoint] = useState<{ index: number; left: number } | null>(null);
  const isMoney = measure === 'earnings';
  const shown = (value: number) => (isMoney ? formatMoney(value) : String(value));
  const valueAt = (from: readonly Day[], at: number) => VALUE_OF[measure](from[at] as Day);
  const nameOfDay = (at: number) => formatDate(days[at]?.day ?? '', locale, 'weekday');
  const values = days.map(VALUE_OF[measure]);
  const best = values.indexOf(Math.max(...values));
  const hasAny = (values[best] ?? 0) > 0;

  useEffect(() => {
    const root = plotRef.current;
    if (root === null) return;
    let isGone = false;
    let takeAway = () => {};
    const draw = async () => {
      const { drawChart } = await loadChart();
      if (isGone) return;
      const [now, past] = [days.map(VALUE_OF[measure]), before.map(VALUE_OF[measure])];
      const greatest = Math.max(...now);
      takeAway = drawChart(root, {
        values: now,
        before: past,
        marks: axisMarks(Math.max(greatest, ...past), measure !== 'earnings'),
        best: greatest > 0 ? now.indexOf(greatest) : null,
        labelled: labelledDays(now.length),
        nameOf: (value) => (measure === 'earnings' ? formatMoney(value) : String(value)),
        markOf: (value) => (measure === 'earnings' ? shortMoney(value) : String(value)),
        dateOf: (at) => formatDate(days[at]?.day ?? '', locale, 'dayMonth'),
        onPoint: setPoint,
      });
      setDrawn(true);
    };
    const sight = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        sight.disconnect();
        // What cannot be fetched or drawn leaves the sentence in its place.
        draw().catch(onFailed);
      },
      { rootMargin: '200px' },
    );
    sight.observe(root);
    return () => {
      isGone = true;
      sight.disconnect();
      takeAway();
      setPoint(null);
    };
  }, [measure, days, before, locale, onFailed]);

  const [from, to] = [nameOfDay(0), nameOfDay(days.length - 1)];
  const summary = hasAny
    ? t('console.chartSpoken', { from, to, best: nameOfDay(best), amount: shown(values[best] ?? 0) })
    : t('console.chartNone', { from, to });
  return (
    <div className={styles.chart} role="img" aria-label={summary}>
      {!isDrawn && <p className={styles.summary}>{summary}</p>}
      <div ref={plotRef} className={styles.plot} />
      {point && days[point.index] && (
        <Text
          as="p"
          size="small"
          weight="strong"
          className={styles.point}
          style={{ left: point.left }}
          data-side={point.index > days.length / 2 ? 'end' : undefined}
        >
          {t('sales.point', { day: nameOfDay(point.index), amount: shown(valueAt(days, point.index)) })}
          {before[point.index] && (
            <Text as="small" size="small" weight="regular">
              <br />
              {t('sales.pointBefore', { amount: shown(valueAt(before, point.index)) })}
            </Text>
          )}
        </Text>
      )}
    </div>
  );
}

/** Fetches what draws. The library asks for numbers in the browser's language as soon as it is there: where that is no language, it gets the page's. */
async function loadChart(): Promise<{ drawChart: typeof drawChart }> {
  if (isLanguage(navigator.language)) return import('./drawChart.ts');
  const own = Object.getOwnPropertyDescriptor(navigator, 'language');
  Object.defineProperty(navigator, 'language', { value: document.documentElement.lang, configurable: true });
  try {
    return await import('./drawChart.ts');
  } finally {
    if (own) Object.defineProperty(navigator, 'language', own);
    else Reflect.deleteProperty(navigator, 'language');
  }
}

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

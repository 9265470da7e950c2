import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { ConsoleChips } from '#client/features/vendorConsole/ConsoleList.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster, Grid, Split, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { DayTable } from './DayTable.tsx';
import styles from './VendorDashboard.module.css';
import { dashboardPath, type DashboardQuery, type Measure, PERIODS, type ViewerVendor } from './dashboardQuery.ts';
import { axisMarks, labelledDays } from './chartScale.ts';
import type { Earnings_PeriodFragment } from './VendorDashboardPage.generated.ts';
import type { drawChart } from './drawChart.ts';

type Stats = NonNullable<ViewerVendor['stats']>;

/** Sales section: five figures, a chart, and the chart's data as a table. Three of the figures select what the chart shows. */
export function Earnings({ stats: { period, previous, month, products }, query }: { stats: Stats; query: DashboardQuery }) {
  const t = useT();
  const locale = useLocale();
  const [isChartless, setChartless] = useState(false);
  const fail = useCallback(() => setChartless(true), []);
  const { days } = period;
  const compare = (now: number, then: number) => {
    if (then === 0) return t('console.noneBefore', { n: days });
    const percent = Math.round((now / then - 1) * 100);
    if (percent === 0) return t('console.asBefore', { n: days });
    return percent > 0 ? t('console.moreThanBefore', { p: percent, n: days }) : t('console.lessThanBefore', { p: -percent, n: days });
  };
  /** Without any, there is no scale to draw, and a table would be rows of zeros. */
  const hasSales = period.orders > 0 || previous.orders > 0;
  const { onOffer, outOfStock: out, disabled: hidden } = products;
  const onShelves = out > 0 ? t('sales.onSaleAndOut', { onOffer, out, hidden }) : t('sales.onSale', { onOffer, hidden });
  const choice = (measure: Measure, label: string, figure: string, note: string) => (
    <Stack
      as={AppLink}
      gap={1}
      to={dashboardPath({ ...query, measure }, 'earnings')}
      aria-current={query.measure === measure ? 'true' : undefined}
      className={styles.figure}
      preventScrollReset
    >
      <Figure label={label} figure={figure} note={note} />
    </Stack>
  );
  /** Daily average. A very small one has a second decimal, so that it is not shown as zero. */
  const dailyAverage = (count: number) => (count / days).toFixed(count > 0 && count / days < 0.1 ? 2 : 1);
  return (
    <Split
      as="section"
      id="earnings"
      side={hasSales ? 'minmax(0, 0.385fr)' : '0'}
      from="xl"
      gap={hasSales ? 10 : 0}
      aria-labelledby="earnings-title"
    >
      <Stack gap={4}>
        <Cluster justify="between">
          <h2 id="earnings-title">{t('console.earnings')}</h2>
          <ConsoleChips
            label={t('console.period')}
            choices={PERIODS.map((option) => ({
              label: t('console.days', { n: option }),
              to: dashboardPath({ ...query, days: option }, 'earnings'),
              isCurrent: option === query.days,
            }))}
          />
        </Cluster>
        <Grid columns={{ base: 2, sm: 5 }} gap={['none', 2]} align="stretch" className={styles.figures}>
          {choice(
            'earnings',
            t('console.earningsADay'),
            formatMoney(Math.round(period.revenue.minorUnits / days)),
            compare(period.revenue.minorUnits, previous.revenue.minorUnits),
          )}
          {choice('orders', t('console.ordersADay'), dailyAverage(period.orders), compare(period.orders, previous.orders))}
          {choice('units', t('sales.units'), dailyAverage(period.units), compare(period.units, previous.units))}
          <Stack gap={1} className={styles.figure}>
            <Figure label={t('sales.products')} figure={String(products.total)} note={onShelves} />
          </Stack>
          <Stack gap={1} className={styles.figure}>
            <Figure
              label={t('console.salesThisMonth')}
              figure={formatMoney(month.revenue.minorUnits)}
              note={t('console.daysSoFar', { n: month.days })}
            />
          </Stack>
        </Grid>
        {hasSales ? (
          <>
            <Chart measure={query.measure} days={period.byDay} before={previous.byDay} onFailed={fail} />
            <Text size="compact" tone="subtle">
              {t('sales.legend', { n: days, from: formatDate(period.byDay[0]?.day ?? '', locale, 'dayMonth') })}
            </Text>
          </>
        ) : (
          <NoSales days={days} hasProducts={products.onOffer > 0} />
        )}
      </Stack>
      {hasSales && <DayTable days={period.byDay} isOpen={isChartless} />}
    </Split>
  );
}

/** Takes the place of the chart: what the first sales depend on. */
function NoSales({ days, hasProducts }: { days: number; hasProducts: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon="bag"
      headingLevel={3}
      isCompact
      title={t('sales.none', { n: days })}
      actions={
        <ButtonLink variant="outline" size="small" to={hasProducts ? '/vendor-demand' : '/vendor-upload'}>
          {t(hasProducts ? 'sales.seeDemand' : 'vendorProducts.addProduct')}
        </ButtonLink>
      }
    >
      <p>{t(hasProducts ? 'sales.noneText' : 'sales.noneYet')}</p>
    </EmptyState>
  );
}

function Figure({ label, figure, note }: { label: ReactNode; figure: string; note: string }) {
  return (
    <>
      <Text as="span" size="body" tone="muted">
        {label}
      </Text>
      <b>{figure}</b>
      <Text as="small" size="small" tone="subtle">
        {note}
      </Text>
    </>
  );
}

type Day = Earnings_PeriodFragment['byDay'][number];

interface ChartProps {
  measure: Measure;
  days: readonly Day[];
  /** Previous period of the same length, drawn as a dotted line. */
  before: readonly Day[];
  onFailed: () => void;
}

const VALUE_OF: Record<Measure, (day: Day) => number> = {
  earnings: ({ revenue }) => revenue.minorUnits,
  orders: ({ orders }) => orders,
  units: ({ units }) => units,
};

/**
 * Bar chart by day. The best day is highlighted, and the previous period is a dotted line. The chart is drawn when it is almost scrolled
 * into view; until then, and without scripts, a text summary takes its place. The table contains all figures.
 */
function Chart({ measure, days, before, onFailed }: ChartProps) {
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
    let destroy = () => {};
    const draw = async () => {
      const { drawChart } = await loadChart();
      if (isGone) return;
      const [now, past] = [days.map(VALUE_OF[measure]), before.map(VALUE_OF[measure])];
      const greatest = Math.max(...now);
      destroy = drawChart(root, {
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
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // If the import fails, the text summary stays.
        draw().catch(onFailed);
      },
      { rootMargin: '200px' },
    );
    observer.observe(root);
    return () => {
      isGone = true;
      observer.disconnect();
      destroy();
      setPoint(null);
    };
  }, [measure, days, before, locale, onFailed]);

  const [from, to] = [nameOfDay(0), nameOfDay(days.length - 1)];
  const summary = hasAny
    ? t('console.chartSpoken', { from, to, best: nameOfDay(best), amount: shown(values[best] ?? 0) })
    : t('console.chartNone', { from, to });
  return (
    <div className={styles.chart} role="img" aria-label={summary}>
      {!isDrawn && (
        <Surface as="p" tone="sunken" radius="m" className={styles.summary}>
          {summary}
        </Surface>
      )}
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
          <span>{t('sales.point', { day: nameOfDay(point.index), amount: shown(valueAt(days, point.index)) })}</span>
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

/**
 * Imports the chart library. While it loads, it reads the browser's language and fails if that is invalid; the page's language replaces it.
 */
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

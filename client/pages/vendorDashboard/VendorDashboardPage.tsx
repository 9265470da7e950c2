import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import { useLocation } from 'react-router-dom';
import { type BuiltPath, productPath, vendorStorePath, vendorPackagesPath, withQuery } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './VendorDashboard.module.css';
import { Earnings } from './Earnings.tsx';
import { TopProductTable } from './TopProductTable.tsx';
import { FirstSteps } from '#client/features/vendorConsole/FirstSteps.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { dashboardPath, type DashboardQuery, readDashboardQuery, type ViewerVendor } from './dashboardQuery.ts';
import { PackageTable } from './PackageTable.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { ConsoleRowSubject } from '#client/features/vendorConsole/ConsoleList.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { cx } from '#client/ui/primitives/cx.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster, Stack, Message, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { CancellationNotice } from '#client/features/fulfilment/CancellationNotice.tsx';
import type { PackageStage } from '#client/features/fulfilment/packageStages.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { VendorDashboardDocument } from './VendorDashboardPage.generated.ts';

export function VendorDashboardPage() {
  const { data, retry } = usePageQuery(VendorDashboardDocument);
  const viewer = data?.viewer;
  return (
    <ConsolePage title="console.dashboard" viewer={viewer} onRetry={retry}>
      {(vendor) => <Dashboard vendor={vendor} firstName={viewer?.firstName ?? ''} onRetry={retry} />}
    </ConsolePage>
  );
}

/** The dashboard's sections: tasks, sales, recent packages and products. */
function Dashboard({ vendor, firstName, onRetry }: { vendor: ViewerVendor; firstName: string; onRetry: () => void }) {
  const t = useT();
  const locale = useLocale();
  const query = readDashboardQuery(new URLSearchParams(useLocation().search));
  const { profile, todo, stats, packages, products } = vendor;
  /** Whether there are neither products nor tasks, in which case the first steps replace the band of tasks. */
  const isFresh = vendor.allProducts?.totalCount === 0 && [todo.toPack, todo.toShip, todo.returns].every((count) => count === 0);
  const hasSold = (packages?.nodes.length ?? 1) > 0 || [stats?.period, stats?.previous].some((period) => (period?.orders ?? 0) > 0);
  const failed = <SectionError onRetry={onRetry} message={t('ui.wrong')} />;
  return (
    <>
      <ConsoleHead
        title={t(vendor.allProducts?.totalCount === 0 ? 'console.welcomeNew' : 'console.welcome', { name: firstName })}
        links={[
          { to: vendorStorePath(profile.slug), label: t('console.asShopper') },
          { to: '/vendor-upload', variant: 'primary', label: t('sales.upload') },
        ]}
      >
        {stats && t('console.asOf', { shop: profile.name, time: formatDate(stats.asOf, locale, 'moment') })}
      </ConsoleHead>
      {profile.holidayUntil && (
        <Message tone="notice" below={5}>
          <Icon name="sun" size={20} />
          <span>
            {t('vendorSettings.holidayNow', { date: formatDate(profile.holidayUntil, locale) })}{' '}
            <AppLink to="/vendor-setting-edit">{t('console.endHoliday')}</AppLink>
          </span>
        </Message>
      )}
      <CancellationNotice count={todo.cancellations} />
      <FirstSteps vendor={vendor} hasSold={hasSold} />
      {!isFresh && <TodoBand todo={todo} unansweredReviews={vendor.unansweredReviews} query={query} />}
      <Stack gap={14} above={10}>
        {stats ? <Earnings stats={stats} query={query} /> : failed}
        {stats && <BestSellers products={stats.topProducts} days={stats.period.days} />}
        {packages ? <PackageTable packages={packages} todo={todo} query={query} /> : failed}
        {products ? <TopProductTable products={products} query={query} /> : <SectionError onRetry={onRetry} />}
        {vendor.missedSearches ? <MissedSearches searches={vendor.missedSearches} /> : failed}
      </Stack>
    </>
  );
}

function BestSellers({ products, days }: { products: NonNullable<ViewerVendor['stats']>['topProducts']; days: number }) {
  const t = useT();
  return (
    <Stack as="section" gap={2} id="best" aria-labelledby="best-title">
      <h2 id="best-title">{t('sales.bestSellers')}</h2>
      <Text size="compact" tone="subtle">
        {products.length > 0 ? t('sales.bestSellersOf', { n: days }) : t('sales.noBestSellers', { n: days })}
      </Text>
      {products.length > 0 && (
        <ol className={cx(shared.rows, styles.best)}>
          {products.map(({ product, units, revenue }) => (
            <Cluster key={product.id} as="li" noWrap gap={3}>
              <ConsoleRowSubject image={product.images[0]}>
                <AppLink to={productPath(product.slug)}>{product.title}</AppLink>
                <Text as="small" size="compact" tone="muted">
                  {t('sales.soldUnits', { n: units })}
                </Text>
              </ConsoleRowSubject>
              <Text as="b" weight="strong" isTabular>
                {formatMoney(revenue.minorUnits)}
              </Text>
            </Cluster>
          ))}
        </ol>
      )}
    </Stack>
  );
}

/** Marketplace searches without results, as ideas for products. */
function MissedSearches({ searches }: { searches: NonNullable<ViewerVendor['missedSearches']> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Stack as="section" gap={2} id="missed" aria-labelledby="missed-title" measure="620px">
      <h2 id="missed-title">{t('console.missed')}</h2>
      {searches.length === 0 ? (
        <Surface as="p" tone="sunken" radius="m">
          {t('console.missedNone')}
        </Surface>
      ) : (
        <>
          <Text size="compact" tone="subtle">
            {t('console.missedNote')}
          </Text>
          <DataTable
            caption={t('console.missed')}
            rows={searches}
            rowKey={({ words }) => words}
            columns={[
              { key: 'words', label: t('console.missedWords'), isRowHeading: true, render: ({ words }) => words },
              { key: 'times', label: t('console.missedTimes'), isNumeric: true, render: ({ count }) => count },
              { key: 'last', label: t('console.missedLast'), isNumeric: true, render: ({ lastDay }) => formatDate(lastDay, locale) },
            ]}
          />
        </>
      )}
    </Stack>
  );
}

/** Tasks with counts, each linked to its list. The packages waiting to be packed are the most prominent. */
interface TodoBandProps extends Pick<ViewerVendor, 'todo' | 'unansweredReviews'> {
  query: DashboardQuery;
}

function TodoBand({ todo, unansweredReviews, query }: TodoBandProps) {
  const t = useT();
  const orders = (stage: PackageStage) => vendorPackagesPath({ stage });
  const rest: [count: number, label: string, hint: PlainMessageKey, to: BuiltPath][] = [
    [todo.toShip, t('console.toShip'), 'console.toShipHint', orders('to-ship')],
    [
      todo.lowStock,
      t('console.lowStock'),
      'console.lowStockHint',
      dashboardPath({ ...query, isLowStock: true, productsAfter: null }, 'goods'),
    ],
    [
      todo.returns,
      t('sales.returns', { n: todo.returns }),
      todo.returns === 0 ? 'sales.returnsNone' : 'sales.returnsHint',
      orders('returns'),
    ],
    [
      unansweredReviews,
      t('sales.reviews', { n: unansweredReviews }),
      unansweredReviews === 0 ? 'sales.reviewsNone' : 'sales.reviewsHint',
      withQuery('/vendor-reviews', { show: 'unanswered' }),
    ],
  ];
  return (
    <section aria-labelledby="todo">
      <VisuallyHidden as="h2" id="todo">
        {t('console.todo')}
      </VisuallyHidden>
      <ul className={styles.band}>
        <Cluster as="li" gap={4} className={styles.first} data-none={todo.toPack === 0 || undefined}>
          <b>{todo.toPack}</b>
          <Stack as="span" gap={0}>
            <Text as="strong" weight="strong">
              {t('console.toPack')}
            </Text>
            <Text as="small" size="compact" tone="muted">
              {t(todo.toPack === 0 ? 'console.toPackNone' : 'console.toPackHint')}
            </Text>
          </Stack>
          {todo.toPack > 0 && (
            <ButtonLink to={orders('to-pack')} size="small">
              {t('sales.startPacking')}
            </ButtonLink>
          )}
        </Cluster>
        {rest.map(([count, label, hint, to]) => (
          <li key={hint}>
            <Stack as={AppLink} gap={1} to={to} className={styles.cell}>
              <b>{count}</b>
              <Text as="strong" weight="strong">
                {label}
              </Text>
              <Text as="small" size="compact" tone="muted">
                {t(hint)}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </section>
  );
}

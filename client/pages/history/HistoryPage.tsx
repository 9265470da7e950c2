import { useLocation } from 'react-router-dom';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { historyPath, withParams, ownOrderPath, productPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { HistoryTabs, HistorySearch } from '#client/features/orders/HistorySearch.tsx';
import { Stack, Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { readHistoryQuery, type HistoryQuery } from './historyQuery.ts';
import { RecentlyViewed } from '#client/features/catalog/RecentlyViewed.tsx';
import { RECENT_MAX } from '#client/config/limits.ts';
import { cardSlots } from '#client/pages/cardSlots.tsx';
import { recentVar } from '#client/state/recent.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { capitalised } from '#schema/rules/capitalised.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { HistoryPageDocument, type HistoryPageQuery, type PurchaseRow_PurchaseFragment } from './HistoryPage.generated.ts';
import styles from './History.module.css';
import { formatMoney } from '#schema/rules/money.ts';
import { packageStatusLabel } from '#client/features/packages/packageStatus.ts';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';

/** Purchases by product, and products viewed on this device, as two tabs with separate URLs. */
export function HistoryPage() {
  const t = useT();
  const { data, retry } = usePageQuery(HistoryPageDocument);
  const params = new URLSearchParams(useLocation().search);
  const query = readHistoryQuery(params);
  const purchases = data?.viewer?.purchases;
  return (
    <AccountFrame>
      <title>{`${t('hist.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <h1 tabIndex={-1}>{t('hist.title')}</h1>
        <HistoryTabs
          label={t('hist.title')}
          tabs={[
            { to: historyPath(), label: t('hist.bought'), isCurrent: !query.isRecent },
            { to: historyPath({ tab: 'recent' }), label: t('product.recent'), isCurrent: query.isRecent },
          ]}
        />
        {query.isRecent ? (
          <Viewed />
        ) : purchases ? (
          <Purchases purchases={purchases} query={query} isLaterPage={params.has('after')} />
        ) : (
          <p role="alert">
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        )}
      </Stack>
    </AccountFrame>
  );
}

/** Recently viewed products. They are stored in the browser, so they render after hydration. */
function Viewed() {
  const t = useT();
  const isHydrated = useHydrated();
  const isEmpty = usePersisted(recentVar).entries.length === 0;
  if (!isHydrated || !isEmpty) return <RecentlyViewed most={RECENT_MAX} {...cardSlots} />;
  return (
    <NothingHere title={t('hist.noneViewed')} text={t('hist.viewedHint')} links={[{ to: '/rizq-marketplace', label: t('ords.start') }]} />
  );
}

interface PurchasesProps {
  purchases: NonNullable<HistoryPageQuery['viewer']>['purchases'];
  query: HistoryQuery;
  isLaterPage: boolean;
}

/** Purchases, with search and filters. */
function Purchases({ purchases, query, isLaterPage }: PurchasesProps) {
  const t = useT();
  const { search } = useLocation();
  const { nodes, categories, pageInfo, totalCount } = purchases;
  const { q, category, from, to } = query;
  const isRequested = q !== '' || category !== null || from !== null || to !== null;
  const inPage = (after: string | null) => {
    const params = new URLSearchParams(search);
    params.delete('after');
    if (after !== null) params.set('after', after);
    return withParams('/user-history', params);
  };
  if (totalCount === 0 && !isRequested) {
    return <NothingHere title={t('hist.none')} text={t('hist.noneHint')} links={[{ to: '/rizq-marketplace', label: t('ords.start') }]} />;
  }
  return (
    <>
      <HistorySearch
        name={t('hist.search')}
        label={t('hist.searchFor')}
        action="/user-history"
        values={query}
        clearTo={isRequested ? historyPath() : null}
      >
        <SelectField
          key={category}
          name="category"
          label={t('hist.category')}
          defaultValue={category ?? ''}
          empty={t('hist.allCategories')}
          options={categories.map(({ slug, name }) => [slug, capitalised(name)])}
        />
      </HistorySearch>
      <Text tone="muted" role="status">
        {t('hist.found', { n: totalCount })}
      </Text>
      {nodes.length === 0 ? (
        <NothingHere
          icon="search"
          title={t('hist.noMatch')}
          links={[{ to: historyPath(), variant: 'outline', label: t('hist.showAll') }]}
        />
      ) : (
        <PurchaseTable purchases={nodes} />
      )}
      <Cluster gap={3}>
        <ButtonLinks
          variant="outline"
          links={[
            isLaterPage && { to: inPage(null), label: t('hist.newest') },
            pageInfo.hasNextPage && { to: inPage(pageInfo.endCursor), label: t('hist.more') },
          ]}
        />
      </Cluster>
    </>
  );
}

/** A table with one row per purchased product. Below `md`, date and status are under the name. */
function PurchaseTable({ purchases }: { purchases: readonly PurchaseRow_PurchaseFragment[] }) {
  const t = useT();
  const locale = useLocale();
  const stateOf = ({ status, isPickup }: PurchaseRow_PurchaseFragment) => t(packageStatusLabel(status, isPickup));
  const actionsOf = ({ order, line }: PurchaseRow_PurchaseFragment) => (
    <Cluster as="span" gap={4} noWrap className={styles.actions}>
      <ButtonLink variant="text" to={ownOrderPath(order.number)} aria-label={t('ords.viewThis', { number: order.number })}>
        {t('hist.view')}
      </ButtonLink>
      <ReorderButton
        number={order.number}
        lineId={line.id}
        variant="text"
        label={t('hist.again')}
        name={t('hist.againThis', { name: line.title })}
      />
    </Cluster>
  );
  return (
    <DataTable
      caption={t('hist.bought')}
      className={styles.table}
      rows={purchases}
      rowKey={({ line }) => line.id}
      columns={[
        {
          key: 'product',
          label: t('hist.product'),
          isRowHeading: true,
          render: (purchase) => {
            const { line, at } = purchase;
            return (
              <Cluster gap={4} noWrap>
                <ProductImage image={line.image} sizes={64} radius="l" isDecorative className={styles.tile} />
                <div>
                  <span>{line.product ? <AppLink to={productPath(line.product.slug)}>{line.title}</AppLink> : line.title}</span>
                  <Text size="compact" tone="subtle" weight="regular">
                    {[...line.options.map(({ label }) => label), t('co.qty', { n: line.quantity })].join(' · ')}
                  </Text>
                  <div className={only.belowMd}>
                    <Text size="compact" tone="muted" weight="regular">
                      {formatDate(at, locale)} · {stateOf(purchase)}
                    </Text>
                    {actionsOf(purchase)}
                  </div>
                </div>
              </Cluster>
            );
          },
        },
        { key: 'date', label: t('ord.date'), isWideOnly: true, render: ({ at }) => <time dateTime={at}>{formatDate(at, locale)}</time> },
        { key: 'status', label: t('ord.status'), isWideOnly: true, render: stateOf },
        {
          key: 'price',
          label: t('inv.price'),
          isNumeric: true,
          render: ({ line }) => (
            <Text as="span" weight="strong">
              {formatMoney(line.unitPrice.minorUnits)}
            </Text>
          ),
        },
        { key: 'actions', label: t('ords.actions'), isWideOnly: true, render: actionsOf },
      ]}
    />
  );
}

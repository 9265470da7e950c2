import { useLocation } from 'react-router-dom';
import { historyPath, orderPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { HistorySearch, HistoryTabs } from '#client/features/orders/HistorySearch.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ordersVar } from '#client/state/orders.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { OrderCards, OrderTable } from './OrderList.tsx';
import { ordersHref, readOrdersQuery, statusParam } from './ordersQuery.ts';
import { OrdersPageDocument } from './OrdersPage.generated.ts';

/** An account's orders, newest first, as cards or a table. The choice between the two is stored. */
export function OrdersPage() {
  const t = useT();
  const { data, retry } = usePageQuery(OrdersPageDocument);
  const params = new URLSearchParams(useLocation().search);
  const query = readOrdersQuery(params);
  const { isTable } = usePersisted(ordersVar);
  const viewer = data?.viewer;
  const counts = viewer?.orderCounts;
  const all = counts ? counts.pending + counts.completed + counts.cancelled : 0;
  const orders = viewer?.orders;
  const List = isTable ? OrderTable : OrderCards;
  const isSearched = query.q !== '' || query.from !== null || query.to !== null;
  const tab = (status: typeof query.status, label: string, count: number) => ({
    to: ordersHref({ ...query, status }),
    isCurrent: status === query.status,
    label: <Counted label={label} count={count} />,
  });
  return (
    <AccountFrame>
      <title>{`${t('ords.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Stack gap={5}>
        <Cluster as="header" gap={3} justify="between">
          <h1 tabIndex={-1}>{t('ords.title')}</h1>
          {all > 0 && (
            <Cluster gap={5}>
              <ButtonLink variant="text" to={historyPath()}>
                {t('ords.bought')}
              </ButtonLink>
              <Button
                variant="quiet"
                size="small"
                icon={isTable ? 'grid' : 'list'}
                aria-label={`${t('ords.display')}: ${t(isTable ? 'ords.cards' : 'ords.table')}`}
                onClick={() => ordersVar({ ...ordersVar(), isTable: !isTable })}
              >
                {t(isTable ? 'ords.cards' : 'ords.table')}
              </Button>
            </Cluster>
          )}
        </Cluster>
        {data === undefined && (
          <p role="alert">
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        )}
        {counts && all === 0 && (
          <NothingHere title={t('ords.none')} text={t('ords.noneHint')} links={[{ to: '/rizq-marketplace', label: t('ords.start') }]} />
        )}
        {counts && orders && all > 0 && (
          <>
            <HistoryTabs
              label={t('ords.filter')}
              tabs={[
                tab(null, t('ords.all'), all),
                // The account's figure links to all orders in progress; the other tabs split them.
                ...(query.status === 'PENDING' ? [tab('PENDING', t('ord.pending'), counts.pending)] : []),
                tab('TO_PAY', t('ords.toPay'), counts.toPay),
                tab('TO_SHIP', t('ords.toShip'), counts.toShip),
                tab('TO_RECEIVE', t('ords.toReceive'), counts.toReceive),
                {
                  to: '/user-reviews',
                  isCurrent: false,
                  label: <Counted label={t('ords.toReview')} count={viewer?.reviewableLines?.totalCount ?? 0} />,
                },
                tab('RETURNS', t('ords.returns'), counts.returns),
                tab('COMPLETED', t('ord.completed'), counts.completed),
                tab('CANCELLED', t('ord.cancelled'), counts.cancelled),
              ]}
            />
            <HistorySearch
              name={t('ords.search')}
              label={t('ords.searchFor')}
              hint={t('ords.searchHint')}
              action="/orders"
              values={query}
              kept={{ status: statusParam(query.status) }}
              clearTo={isSearched ? ordersHref({ ...query, q: '', from: null, to: null }) : null}
            />
            <Text tone="muted" role="status">
              {isSearched && orders.totalCount > 0 ? t('ords.found', { n: orders.totalCount }) : ''}
            </Text>
            {orders.nodes.length === 0 ? (
              <NothingHere
                icon="search"
                title={t(isSearched ? 'ords.noMatch' : 'ords.noneOf')}
                links={[{ to: '/orders', variant: 'outline', label: t('ords.showAll') }]}
              />
            ) : (
              <List orders={orders.nodes} />
            )}
          </>
        )}
        {counts && <GuestOrders />}
        <Cluster gap={3}>
          <ButtonLinks
            variant="outline"
            links={[
              params.has('after') && { to: ordersHref(query), label: t('ords.newest') },
              orders?.pageInfo.hasNextPage && { to: ordersHref(query, orders.pageInfo.endCursor), label: t('ords.more') },
            ]}
          />
        </Cluster>
      </Stack>
    </AccountFrame>
  );
}

/** A tab's label and number. */
function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label}{' '}
      <Text as="b" weight="strong" isTabular>
        {count}
      </Text>
    </>
  );
}

/** Maximum number of guest orders to list. */
const SHOWN = 5;

/** Links to orders placed as a guest on this device. */
function GuestOrders() {
  const t = useT();
  const locale = useLocale();
  const { orders } = usePersisted(ordersVar);
  if (orders.length === 0) return null;
  return (
    <section aria-label={t('ords.guest')}>
      <Text tone="muted">{t('ords.guestText')}</Text>
      <Cluster as="ul" gap={5} isTight>
        {orders
          .toReversed()
          .slice(0, SHOWN)
          .map(({ number, placedAt }) => (
            <li key={number}>
              <ButtonLink variant="text" to={orderPath(number)}>
                {number} · {formatDate(placedAt, locale)}
              </ButtonLink>
            </li>
          ))}
      </Cluster>
    </section>
  );
}

import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { historyPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { HistorySearch } from '#client/features/orders/HistorySearch.tsx';
import { useT } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { GuestOrders } from './GuestOrders.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { loader } from './orders.loader.ts';
import { ordersAddressPath, readOrdersAddress } from './ordersAddress.ts';
import styles from './Orders.module.css';
import { StatusChips } from './StatusChips.tsx';

/** All orders of an account, the newest first: as cards or as a table (the display switch is remembered). */
export function OrdersPage({ view }: PageProps<'orders'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const query = new URLSearchParams(useLocation().search);
  const address = readOrdersAddress(query);
  const { isTable } = usePersisted(ordersVar);
  const viewer = data?.viewer;
  const counts = viewer?.orderCounts;
  const all = counts ? counts.pending + counts.completed + counts.cancelled : 0;
  const orders = viewer?.orders;
  const List = isTable ? OrderTable : OrderCards;
  const isSearched = address.q !== '' || address.from !== null || address.to !== null;
  return (
    <AccountFrame>
      <title>{`${t('ords.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <header className={styles.bar}>
        <h1 tabIndex={-1}>{t('ords.title')}</h1>
        {all > 0 && (
          <div className={styles.tools}>
            <AppLink to={historyPath()}>{t('ords.bought')}</AppLink>
            <Button
              look="quiet"
              size="small"
              icon={isTable ? 'grid' : 'list'}
              aria-label={`${t('ords.display')}: ${t(isTable ? 'ords.cards' : 'ords.table')}`}
              onClick={() => ordersVar({ ...ordersVar(), isTable: !isTable })}
            >
              {t(isTable ? 'ords.cards' : 'ords.table')}
            </Button>
          </div>
        )}
      </header>
      {data === undefined && (
        <p role="alert">
          {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
        </p>
      )}
      {counts && all === 0 && (
        <EmptyState title={t('ords.none')} actions={<ButtonLink to="/rizq-marketplace">{t('ords.start')}</ButtonLink>}>
          <p>{t('ords.noneHint')}</p>
        </EmptyState>
      )}
      {counts && all === 0 && <GuestOrders />}
      {counts && orders && all > 0 && (
        <>
          <StatusChips address={address} counts={counts} />
          <HistorySearch
            name={t('ords.search')}
            label={t('ords.searchFor')}
            hint={t('ords.searchHint')}
            action="/orders"
            values={address}
            kept={{ status: address.status?.toLowerCase() ?? null }}
            clearTo={isSearched ? ordersAddressPath({ ...address, q: '', from: null, to: null }) : null}
          />
          <p className={styles.found} role="status">
            {isSearched && orders.totalCount > 0 ? t('ords.found', { n: orders.totalCount }) : ''}
          </p>
          {orders.nodes.length === 0 ? (
            <EmptyState
              icon="search"
              title={t(isSearched ? 'ords.noMatch' : 'ords.noneOf')}
              actions={
                <ButtonLink look="outline" to="/orders">
                  {t('ords.showAll')}
                </ButtonLink>
              }
            />
          ) : (
            <List orders={orders.nodes} />
          )}
          <GuestOrders />
          <div className={styles.pages}>
            {query.has('after') && (
              <ButtonLink to={ordersAddressPath(address)} look="outline">
                {t('ords.newest')}
              </ButtonLink>
            )}
            {orders.pageInfo.hasNextPage && (
              <ButtonLink to={ordersAddressPath(address, orders.pageInfo.endCursor)} look="outline">
                {t('ords.more')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </AccountFrame>
  );
}

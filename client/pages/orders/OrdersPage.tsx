import { useLocation } from 'react-router-dom';
import type { PageProps } from '#client/app/routeTypes.ts';
import { usePageQuery } from '#client/app/usePageQuery.ts';
import { ordersPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ordersVar } from '#client/state/orders.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';
import { loader } from './orders.loader.ts';
import styles from './OrdersPage.module.css';
import { StatusChips } from './StatusChips.tsx';
import { wantedStatus } from './wantedStatus.ts';

/** All orders of an account, the newest first: as cards or as a table (the spec's display switch, remembered). */
export function OrdersPage({ view }: PageProps<'orders'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const query = new URLSearchParams(useLocation().search);
  const status = wantedStatus(query.get('status'));
  const { isTable } = usePersisted(ordersVar);
  const viewer = data?.viewer;
  const counts = viewer?.orderCounts;
  const all = counts ? counts.pending + counts.completed + counts.cancelled : 0;
  const orders = viewer?.orders;
  const List = isTable ? OrderTable : OrderCards;
  const inQuery = (after: string | null) => ordersPath({ status: status?.toLowerCase() ?? null, after });
  return (
    <div className={styles.page}>
      <title>{`${t('ords.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <h1 tabIndex={-1}>{t('ords.title')}</h1>
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
      {counts && orders && all > 0 && (
        <>
          <div className={styles.bar}>
            <StatusChips status={status} counts={counts} />
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
          {orders.nodes.length === 0 ? <p className={styles.muted}>{t('ords.noneOf')}</p> : <List orders={orders.nodes} />}
          <div className={styles.pages}>
            {query.has('after') && (
              <ButtonLink to={inQuery(null)} look="outline">
                {t('ords.newest')}
              </ButtonLink>
            )}
            {orders.pageInfo.hasNextPage && (
              <ButtonLink to={inQuery(orders.pageInfo.endCursor)} look="outline">
                {t('ords.more')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </div>
  );
}

import { useSearchParams } from 'react-router-dom';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import { useT } from '#client/i18n/useT.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { ordersVar } from '#client/state/orders.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { DeliveryTimes } from './DeliveryTimes.tsx';
import { loader } from './track.loader.ts';
import { TrackLookup } from './TrackLookup.tsx';
import { TrackOwnList } from './TrackOwnList.tsx';
import styles from './Track.module.css';
import { TrackResult } from './TrackResult.tsx';
import { ownView } from './trackedView.ts';
import { useOwnOrder } from './useOwnOrder.ts';

/** How far an order is. One's own opens at once; anybody's for who knows its number and e-mail: no account, no device that remembers. */
export function TrackPage({ view }: PageProps<'track'>) {
  const t = useT();
  const requested = useSearchParams()[0].get('order') ?? '';
  const page = usePageQuery(loader, view).data;
  const kept = usePersisted(ordersVar).orders;
  const posted = usePosted('track');
  const { order, accessToken, isLoading } = useOwnOrder(requested, page?.order ?? null, Boolean(page?.viewer));
  const under = page?.viewer?.orders.nodes ?? [];
  const mine = page?.viewer ? under : kept.toReversed().slice(0, 5);
  const last = under[0]?.number ?? kept.at(-1)?.number ?? '';
  return (
    <AccountFrame isMember={Boolean(page?.viewer)}>
      <div className={styles.page}>
        <title>{`${t('nav.track')} · Rizq`}</title>
        <header className={styles.header}>
          <h1 tabIndex={-1}>{t('track.title')}</h1>
          {!order && !isLoading && <p>{t('track.intro')}</p>}
        </header>
        {order ? (
          <>
            <TrackResult order={ownView(order)} variant={view.variant} accessToken={accessToken} />
            <TrackOwnList orders={mine.filter(({ number }) => number !== order.number)} variant={view.variant} />
            <details className={styles.another} open={posted !== null}>
              <summary>{t('track.another')}</summary>
              <TrackLookup number="" variant={view.variant} />
            </details>
          </>
        ) : isLoading ? (
          <p role="status" className={styles.loading}>
            {t('ord.loading')}
          </p>
        ) : (
          <>
            <TrackOwnList orders={mine} variant={view.variant} />
            <TrackLookup number={requested || last} variant={view.variant} />
          </>
        )}
        <DeliveryTimes />
      </div>
    </AccountFrame>
  );
}

import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { timelinePath, trackPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { OrderView_OrderFragment } from '#client/features/orders/OrderView.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { PostedNote } from '#client/ui/feedback/PostedNote.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { loader } from './track.loader.ts';
import { TrackLookup } from './TrackLookup.tsx';
import { TrackOwnDocument } from './TrackPage.generated.ts';
import styles from './Track.module.css';
import { TrackResult } from './TrackResult.tsx';
import { ownView, type TrackVariant } from './trackedView.ts';

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
      <title>{`${t('nav.track')} · Rizq`}</title>
      <Stack gap={6}>
        <Stack as="header" gap={2} measure="60ch">
          <h1 tabIndex={-1}>{t('track.title')}</h1>
          {!order && !isLoading && <Text tone="muted">{t('track.intro')}</Text>}
        </Stack>
        {order ? (
          <>
            <PostedNote form="cancelPackage" />
            <TrackResult order={ownView(order)} variant={view.variant} accessToken={accessToken} />
            <TrackOwnList orders={mine.filter(({ number }) => number !== order.number)} variant={view.variant} />
            <details className={styles.more} open={posted !== null}>
              <summary>{t('track.another')}</summary>
              <TrackLookup number="" variant={view.variant} />
            </details>
          </>
        ) : isLoading ? (
          <p role="status">{t('ord.loading')}</p>
        ) : (
          <>
            <TrackOwnList orders={mine} variant={view.variant} />
            <TrackLookup number={requested || last} variant={view.variant} />
          </>
        )}
        <DeliveryTimes />
      </Stack>
    </AccountFrame>
  );
}

/** Orders of one's own, a press away: those of the account that are under way, or those that this device remembers. */
function TrackOwnList({ orders, variant }: { orders: readonly { number: string; placedAt: string }[]; variant: TrackVariant }) {
  const t = useT();
  const locale = useLocale();
  if (orders.length === 0) return null;
  const pathOf = variant === 'timeline' ? timelinePath : trackPath;
  return (
    <Cluster as="nav" aria-label={t('track.yours')}>
      <Text as="span" tone="muted">
        {t('track.yours')}
      </Text>
      <Cluster as="ul">
        {orders.map(({ number, placedAt }) => (
          <li key={number}>
            <ButtonLink look="outline" size="small" to={pathOf(number)}>
              {number}{' '}
              <Text as="span" tone="muted" weight="regular">
                {formatDate(placedAt, locale)}
              </Text>
            </ButtonLink>
          </li>
        ))}
      </Cluster>
    </Cluster>
  );
}

/** How long packages travel, by region. */
function DeliveryTimes() {
  const t = useT();
  const locale = useLocale();
  const regions = new Map<string, { from: number; to: number; states: string[] }>();
  for (const state of MALAYSIAN_STATES) {
    const { minDays, maxDays } = deliveryDays(state);
    const region = regions.get(`${minDays}-${maxDays}`) ?? { from: minDays, to: maxDays, states: [] };
    region.states.push(t(`states.${state}`));
    regions.set(`${minDays}-${maxDays}`, region);
  }
  return (
    <Stack as="section" className={styles.times} aria-labelledby="delivery-times">
      <Heading level={2} size="title" id="delivery-times">
        {t('track.times')}
      </Heading>
      <DefinitionList
        look="columns"
        entries={[...regions.values()]
          .sort((left, right) => left.from - right.from)
          .map(({ from, to, states }) => ({ term: t('track.days', { from, to }), value: listValues(states, locale) }))}
      />
    </Stack>
  );
}

interface OwnOrder {
  order: OrderView_OrderFragment | null;
  /** A guest's key to it, for what can be done with it. */
  accessToken: string | null;
  isLoading: boolean;
}

/**
 * The order of an address, if it is one's own: of the account (`known`, which the page has fetched) or with the token that this device
 * keeps. Nobody is asked for an e-mail then.
 */
function useOwnOrder(number: string, known: OrderView_OrderFragment | null, isMember: boolean): OwnOrder {
  const locale = useLocale();
  const isHydrated = useHydrated();
  const kept = usePersisted(ordersVar).orders.find((order) => order.number === number);
  const accessToken = kept?.accessToken ?? null;
  const isRequested = isHydrated && number !== '' && (isMember || accessToken !== null);
  const { data, loading } = useQuery(TrackOwnDocument, {
    variables: { number, accessToken, locale: apiLocale(locale) },
    skip: !isRequested,
    // What the page brought is as fresh as it gets.
    fetchPolicy: known ? 'cache-first' : 'cache-and-network',
  });
  return { order: data?.order ?? known, accessToken, isLoading: isRequested && loading && data === undefined };
}

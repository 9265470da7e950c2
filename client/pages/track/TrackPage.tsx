import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { timelinePath, trackPath } from '#client/config/links.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { OrderView_OrderFragment } from '#client/features/orders/OrderView.generated.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ordersVar } from '#client/state/orders.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { DoneNote } from '#client/ui/feedback/SavedNote.tsx';
import { ButtonLink, Button } from '#client/ui/primitives/Button.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import { Cluster, Stack, Split, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import { TrackViewerDocument, TrackOwnDocument } from './TrackPage.generated.ts';
import styles from './Track.module.css';
import { OpenOrder } from './OpenOrder.tsx';
import { TrackResult } from './TrackResult.tsx';
import { ownView, type TrackVariant, publicView } from './trackedView.ts';
import { useEffect, useRef } from 'react';
import { scrollToMiddle } from '#client/lib/scrollToMiddle.ts';
import { ActionFormFrame } from '#client/ui/forms/ActionFormFrame.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { lookupSpec, type Tracking } from './track.action.ts';
import { cx } from '#client/ui/primitives/cx.ts';

/** Order tracking without an account. The user's own orders open immediately; others require a number and an email address. */
export function TrackPage({ view }: PageProps<'track'>) {
  const t = useT();
  const requested = useSearchParams()[0].get('order') ?? '';
  const page = usePageQuery(TrackViewerDocument).data;
  const kept = usePersisted(ordersVar).orders;
  const lookup = useFormSubmission('track').result;
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
        <DoneNote intent="sendOrderLink">{t('track.linkSent')}</DoneNote>
        {order ? (
          <>
            <DoneNote intent="cancelPackage">{t('own.cancelled')}</DoneNote>
            <DoneNote intent="requestCancellation">{t('own.cancelRequested')}</DoneNote>
            <TrackResult order={ownView(order)} variant={view.variant} accessToken={accessToken} />
            <TrackOwnList orders={mine.filter(({ number }) => number !== order.number)} variant={view.variant} />
            <details className={styles.more} open={lookup !== null}>
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

/** Links to the user's own orders: the account's undelivered ones, or those placed as a guest on this device. */
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
            <ButtonLink variant="outline" size="small" to={pathOf(number)}>
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

/** Delivery times by region. */
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
    <Part id="delivery-times" title={t('track.times')} rule={8} className={styles.times}>
      <DefinitionList
        variant="columns"
        entries={[...regions.values()]
          .sort((left, right) => left.from - right.from)
          .map(({ from, to, states }) => ({ term: t('track.days', { from, to }), value: listValues(states, locale) }))}
      />
    </Part>
  );
}

interface OwnOrder {
  order: OrderView_OrderFragment | null;
  /** Access token for a guest's order, which its actions send. */
  accessToken: string | null;
  isLoading: boolean;
}

/**
 * The user's own order in the URL, which does not require an email address: the account's (`known`, from the page's query), or a guest's,
 * using the token on this device.
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
    // The loader has just fetched the known order.
    fetchPolicy: known ? 'cache-first' : 'cache-and-network',
  });
  return { order: data?.order ?? known, accessToken, isLoading: isRequested && loading && data === undefined };
}

/** Element id, and the fragment after a post without scripts, which leads to the order if one was found and otherwise to the form. */
const RESULT = 'track-result';

/** Form that asks for a number and an email address, and the order that it finds. */
function TrackLookup({ number: given, variant }: { number: string; variant: TrackVariant }) {
  const t = useT();
  const form = useActionForm(lookupSpec, { intent: 'track', id: 'track', values: { number: given, email: '' } });
  const { isBusy } = form;
  const tracking = isBusy ? undefined : (form.result?.shown as Tracking | undefined);
  const result = useRef<HTMLDivElement>(null);

  const kind = tracking?.kind;
  useEffect(() => {
    if (kind === undefined) return;
    // Focusing an order scrolls to its top, because it is taller than the viewport. A message is scrolled clear of the bottom navigation.
    result.current?.focus({ preventScroll: kind !== 'found' });
    if (kind !== 'found') scrollToMiddle(result.current);
  }, [kind, tracking]);

  return (
    <Split isReversed side="380px" gap={10} id={kind === 'found' ? undefined : RESULT}>
      <ActionFormFrame form={form} anchor={RESULT} aria-label={t('nav.track')}>
        <TextField {...form.field('number')} kind="code" label={t('ord.number')} hint={t('track.numberHint')} />
        <TextField {...form.field('email')} kind="email" label={t('f.email')} hint={t('track.emailHint')} />
        <Button type="submit" size="large" isBusy={isBusy}>
          {isBusy ? t('track.asking') : t('track.ask')}
        </Button>
      </ActionFormFrame>
      <div ref={result} id={kind === 'found' ? RESULT : undefined} className={cx(styles.result, only.filled)} tabIndex={-1} role="status">
        {tracking?.kind === 'found' && (
          <>
            <TrackResult order={publicView(tracking.order, t)} variant={variant} accessToken={null} />
            <OpenOrder number={tracking.order.number} email={tracking.email} />
          </>
        )}
        {tracking?.kind === 'missing' && <TrackMessage title={t('ord.notFound')} text={t('track.missing')} />}
        {tracking?.kind === 'limited' && <TrackMessage title={t('track.tooMany')} text={t('track.waitMinutes', { n: tracking.minutes })} />}
        {tracking?.kind === 'failed' && <TrackMessage title={t('ord.loadFailed')} text={t('track.failed')} />}
      </div>
    </Split>
  );
}

function TrackMessage({ title, text }: { title: string; text: string }) {
  return (
    <Surface tone="sunken" pad={6} radius="xl" gap={2}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      <p>{text}</p>
    </Surface>
  );
}

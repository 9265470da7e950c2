import { use, type ReactNode } from 'react';
import {
  contactAboutOrder,
  conversationPath,
  orderPath,
  ownOrderPath,
  timelinePath,
  trackPath,
  type AppPath,
  type ConversationPlace,
} from '#client/config/links.ts';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { CancellationRecord, RequestCancellation } from '#client/features/packages/CancellationRequest.tsx';
import { CancelPackage } from '#client/features/packages/CancelPackage.tsx';
import { fulfilmentModeOf } from '#client/features/packages/fulfilmentMode.ts';
import {
  PackageActions,
  PackageFrame,
  PackageLines,
  PackageParts,
  PackageRoute,
  PackageRow,
} from '#client/features/packages/PackageCard.tsx';
import { hasSteps, PackageProgress, StatusPills, Timeline } from '#client/features/packages/PackageEvents.tsx';
import { headline } from '#client/features/packages/packageMessages.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { useCopied } from '#client/ui/feedback/useCopied.ts';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import styles from './Track.module.css';
import type { TrackedPackageView, TrackedView, TrackVariant } from './trackedView.ts';

interface TrackResultProps {
  order: TrackedView;
  variant: TrackVariant;
  /** Access token for a guest's own order; null otherwise. */
  accessToken: string | null;
}

/** An order's progress: five steps for each package, or one tab per package with all of its events. */
export function TrackResult({ order, variant, accessToken }: TrackResultProps) {
  const t = useT();
  const locale = useLocale();
  const { number, packages } = order;
  const isTimeline = variant === 'timeline';
  const fulfilmentMode = fulfilmentModeOf(packages.map(({ pickup }) => pickup !== null));
  const spoken = order.isSure ? headline(packages, { t, locale, now: new Date() }) : null;
  const parts = packages.map((orderPackage, index) => (
    <TrackPackage
      key={orderPackage.number}
      order={order}
      orderPackage={orderPackage}
      position={index + 1}
      isTimeline={isTimeline}
      accessToken={accessToken}
    />
  ));
  return (
    <Stack gap={6}>
      <Cluster as="header" gap={4} align="end" justify="between">
        <Stack gap={2}>
          <Heading level={2} size="large">
            {t('ord.title', { number })}
            <CopyText text={number} label={t('ord.copyNumber')} />
          </Heading>
          {order.confirmBy !== null && <p>{t('ord.confirmEmailBy', { time: formatDate(order.confirmBy, locale, 'moment') })}</p>}
          {spoken && (
            <Text size="lead" weight="strong">
              {spoken}
            </Text>
          )}
          <Text as={Cluster} tone="muted" gap={3}>
            <StatusPills statuses={order.statuses} />
            <span>{t('track.placed', { date: formatDate(order.placedAt, locale, 'moment') })}</span>
            {fulfilmentMode !== 'pickup' && <span>{t('track.to', { place: order.place })}</span>}
          </Text>
        </Stack>
        <Cluster as="ul" gap={5} isTight>
          <li>
            <ButtonLink variant="text" to={isTimeline ? trackPath(number) : timelinePath(number)}>
              {t(isTimeline ? 'track.showProgress' : 'track.showTimeline')}
            </ButtonLink>
          </li>
          {order.own && (
            <li>
              <ButtonLink variant="text" to={accessToken === null ? ownOrderPath(number) : orderPath(number)}>
                {t('ords.view')}
              </ButtonLink>
            </li>
          )}
          <li>
            <CopyLink to={isTimeline ? timelinePath(number) : trackPath(number)} />
          </li>
          <li>
            <ButtonLink variant="text" to={contactAboutOrder(number)}>
              {t('own.report')}
            </ButtonLink>
          </li>
        </Cluster>
      </Cluster>
      {isTimeline && packages.length > 1 ? (
        <Tabs
          label={t('track.packages')}
          tabs={packages.map((orderPackage, index) => ({
            key: orderPackage.number,
            label: t('track.tab', { n: index + 1, vendor: orderPackage.vendorName }),
            panel: parts[index],
          }))}
        />
      ) : (
        parts
      )}
    </Stack>
  );
}

/** Button that copies a link to this page. Other people need the order's email address to open the order. */
function CopyLink({ to }: { to: AppPath }) {
  const t = useT();
  const origin = use(OriginContext);
  const { isPossible, isCopied, copy } = useCopied(`${origin}${to}`);
  if (!isPossible) return null;
  return (
    <>
      <Button variant="text" needsScript onClick={copy}>
        {t(isCopied ? 'track.linkCopied' : 'track.copyLink')}
      </Button>
      <VisuallyHidden role="status">{isCopied ? t('track.linkCopied') : ''}</VisuallyHidden>
    </>
  );
}

interface TrackPackageProps {
  order: TrackedView;
  orderPackage: TrackedPackageView;
  position: number;
  isTimeline: boolean;
  accessToken: string | null;
}

/**
 * A package's progress as five steps. In the timeline, or if the steps do not apply, shows events instead. The owner also sees the contents
 * and, in the timeline, the address and actions.
 */
function TrackPackage({ order, orderPackage, position, isTimeline, accessToken }: TrackPackageProps) {
  const t = useT();
  const { timeline, own } = orderPackage;
  const place: ConversationPlace = accessToken === null ? { from: 'account' } : { from: 'order', number: order.number };
  const isPickupPackage = orderPackage.pickup !== null;
  const hasProgress = !isTimeline && hasSteps(timeline);
  const sender = t('ord.packageFrom', { n: position, count: order.packages.length, vendor: orderPackage.vendorName });
  return (
    <PackageFrame
      orderPackage={{ ...orderPackage, needsAnswer: orderPackage.answerBy !== null }}
      from={`${sender} · ${t('ord.items', { n: orderPackage.itemCount })}`}
      isSure={order.isSure}
      waitsFor={order.confirmBy === null ? undefined : 'own.waitsForEmail'}
      headingLevel={3}
    >
      {orderPackage.answerBy !== null && (
        <PackageRow>
          <AnswerNote order={order} by={orderPackage.answerBy} accessToken={accessToken} />
        </PackageRow>
      )}
      {hasProgress && (
        <PackageRow>
          <PackageProgress events={timeline} isPickupPackage={isPickupPackage} />
          <PackageRoute {...orderPackage} />
        </PackageRow>
      )}
      <PackageParts>
        {!hasProgress && (
          <Part title={t('ord.timeline')}>
            <PackageRoute {...orderPackage} />
            {isTimeline ? (
              <LatestEvents events={timeline} isPickupPackage={isPickupPackage} />
            ) : (
              <Timeline events={timeline} isPickupPackage={isPickupPackage} />
            )}
          </Part>
        )}
        {own && (
          <Part title={t('own.contents')}>
            <PackageLines lines={own.lines} />
            {own.cancellationRequest && <CancellationRecord request={own.cancellationRequest} />}
            {isTimeline && order.own && (
              <>
                <AddressCard address={order.own.shippingAddress} title={t('ord.address')} headingLevel={4} />
                <PackageActions>
                  <CancelPackage
                    orderPackage={own}
                    position={position}
                    count={order.packages.length}
                    accessToken={accessToken}
                    isCash={order.own.payment.method === 'CASH_ON_DELIVERY'}
                  />
                  <RequestCancellation
                    orderPackage={own}
                    position={position}
                    count={order.packages.length}
                    accessToken={accessToken}
                    isCash={order.own.payment.method === 'CASH_ON_DELIVERY'}
                  />
                  {own.canCancel && own.status === 'PLACED' && (
                    <ButtonLink variant="text" to={contactAboutOrder(order.number)}>
                      {t('track.changeAddress')}
                    </ButtonLink>
                  )}
                  <ButtonLink variant="text" to={conversationPath(place, 'new', { package: own.number })}>
                    {t('own.askSeller', { vendor: orderPackage.vendorName })}
                  </ButtonLink>
                </PackageActions>
              </>
            )}
          </Part>
        )}
      </PackageParts>
    </PackageFrame>
  );
}

/** Says that a replacement waits for an answer, and where the buyer gives it. */
function AnswerNote({ order: { number, own }, by, accessToken }: { order: TrackedView; by: string; accessToken: string | null }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Surface as="section" tone="notice" pad={5} radius="l" gap={3} aria-label={t('sub.waitsForYou')}>
      <Text weight="strong">{t('track.answerBy', { time: formatDate(by, locale, 'hour') })}</Text>
      {own === null ? (
        <Text>{t('track.howToAnswer')}</Text>
      ) : (
        <ButtonLink to={accessToken === null ? ownOrderPath(number) : orderPath(number)}>{t('ords.view')}</ButtonLink>
      )}
    </Surface>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Text as="h4" size="body" weight="strong">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

/** Number of visible events. Older ones can be expanded. */
const LATEST = 3;

function LatestEvents({ events, isPickupPackage }: { events: TrackedPackageView['timeline']; isPickupPackage: boolean }) {
  const t = useT();
  const older = events.slice(0, -LATEST);
  return (
    <>
      <Timeline events={events.slice(-LATEST)} isPickupPackage={isPickupPackage} />
      {older.length > 0 && (
        <details className={styles.more}>
          <summary>{t('track.older', { n: older.length })}</summary>
          <Timeline events={older} isOlder isPickupPackage={isPickupPackage} />
        </details>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { productPath } from '#client/config/links.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { weightText } from '#client/i18n/weightText.ts';
import { CopyText } from '#client/ui/feedback/CopyText.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { OutsideLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { CancellationRecord } from './CancellationRequest.tsx';
import { cashMessage } from './cashMessages.ts';
import { chargeMessage, lostTermsMessage } from './chargeMessages.ts';
import { LineChoice } from './LineChanges.tsx';
import { LatestEvent, ReturnRecord } from './PackageEvents.tsx';
import type { Package_LineFragment, Package_SummaryFragment, Tracking_TrackingFragment } from './Packages.generated.ts';
import styles from './Packages.module.css';
import { openAnswers } from './openAnswers.ts';
import { isBeforeShipping, packageStatusLabel } from './packageStatus.ts';
import { arrival, IS_ON_ITS_WAY, lastKnownPlace, withPickup, type PackageSummary } from './packageMessages.ts';
import { PickupPlace } from './PickupPlace.tsx';

interface PackageCardProps {
  orderPackage: Package_SummaryFragment;
  position: number;
  /** Number of packages in the order. */
  count: number;
  /** False while the payment may still be declined; the card then does not promise a date. */
  isSure?: boolean;
  waitsFor?: PlainMessageKey;
  /** The order is paid in cash, so there is no refund for a cancelled package. */
  isCash?: boolean;
  actions: ReactNode;
  /** Shown below the open return. */
  returnAction?: ReactNode;
  /** Renders the actions for a line. */
  lineActionOf?: (line: Package_LineFragment) => ReactNode;
}

/** Card for one vendor's package: status, timeline, lines and actions. */
export function PackageCard({
  orderPackage,
  position,
  count,
  isSure = true,
  waitsFor,
  isCash,
  actions,
  returnAction,
  lineActionOf,
}: PackageCardProps) {
  const t = useT();
  const { pickup } = orderPackage.shipping;
  const cash = cashMessage(orderPackage, t);
  const { returns, cancellationRequest: request } = orderPackage;
  const record = (each: (typeof returns)[number]) => <ReturnRecord key={each.id} record={each} lines={orderPackage.lines} />;
  return (
    <PackageFrame
      orderPackage={{ ...withPickup(orderPackage), needsAnswer: openAnswers(orderPackage).length > 0 }}
      from={t('ord.packageFrom', { n: position, count, vendor: orderPackage.vendor.name })}
      shipping={orderPackage.shipping.name}
      isSure={isSure}
      waitsFor={waitsFor}
      headingLevel={2}
    >
      <div className={styles.parts}>
        <Stack gap={4}>
          <VisuallyHidden as="h3">{t('ord.timeline')}</VisuallyHidden>
          <PackageRoute tracking={orderPackage.tracking} pickup={pickup} status={orderPackage.status} />
          <LatestEvent
            events={orderPackage.timeline}
            isPickupPackage={pickup !== null}
            changes={orderPackage.lineChanges}
            isCash={isCash ?? false}
          >
            {request?.state !== 'REQUESTED' && request && <CancellationRecord request={request} />}
            {returns.filter(isClosed).map(record)}
          </LatestEvent>
        </Stack>
        <Stack gap={4}>
          <VisuallyHidden as="h3">{t('own.contents')}</VisuallyHidden>
          {cash !== null && (
            <Text weight="strong" isTabular>
              {cash}
            </Text>
          )}
          <LostTerms orderPackage={orderPackage} isCash={isCash} />
          <PackageLines
            lines={orderPackage.lines}
            actionOf={lineActionOf}
            isOpen={isBeforeShipping(orderPackage.status)}
            isCash={isCash ?? false}
          />
          {request?.state === 'REQUESTED' && <CancellationRecord request={request} />}
          {returns.filter((each) => !isClosed(each)).map(record)}
          {returnAction}
          <PackageActions>{actions}</PackageActions>
        </Stack>
      </div>
    </PackageFrame>
  );
}

/** Whether neither the buyer nor the vendor has to do anything for the return. */
function isClosed({ status, refundBy }: Package_SummaryFragment['returns'][number]): boolean {
  return status === 'REFUSED' || status === 'WITHDRAWN' || status === 'REFUNDED' || (status === 'RECEIVED' && refundBy !== 'TRANSFER');
}

/** A package's extra cost after its order lost terms, such as free delivery; for a cancelled package, the charge against its refund. */
function LostTerms({ orderPackage, isCash = false }: Pick<PackageCardProps, 'orderPackage' | 'isCash'>) {
  const t = useT();
  const { status, cancellation, lostTerms } = orderPackage;
  if (status !== 'CANCELLED') return lostTerms && <Text>{lostTermsMessage(lostTerms, t)}</Text>;
  if (isCash || cancellation === null || cancellation.charge === null) return null;
  const amount = formatMoney(cancellation.refund.minorUnits);
  return <Text>{[t('own.cancelRefunded', { amount }), chargeMessage(cancellation.charge, t)].join(' ')}</Text>;
}

interface PackageFrameProps {
  orderPackage: PackageSummary & { id: string };
  from: ReactNode;
  shipping?: string;
  /** False while the payment may be declined or the email address is not confirmed; the card then does not promise a date. */
  isSure: boolean;
  /** Says what the package is waiting for if not `isSure`; the payment by default. */
  waitsFor?: PlainMessageKey;
  headingLevel: 2 | 3;
  /** Content below the header. */
  children: ReactNode;
}

/** Card with a package's sender, status and arrival. The heading has the package's id, and the sender's line has `<id>-from`. */
export function PackageFrame({
  orderPackage,
  from,
  shipping,
  isSure,
  waitsFor = 'own.waitsForBank',
  headingLevel,
  children,
}: PackageFrameProps) {
  const t = useT();
  const locale = useLocale();
  const { id, status } = orderPackage;
  const isWaiting = !isSure && status === 'PLACED';
  const where = isWaiting ? { icon: 'clock' as const, text: t(waitsFor) } : lastKnownPlace(orderPackage, { t });
  const when = arrival(orderPackage, isSure, { t, locale, now: new Date() });
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-labelledby={headingLevel === 2 ? `${id}-from ${id}` : id} data-status={status}>
      <Cluster as="header" gap={5} align="start" justify="between" className={styles.head}>
        <Stack gap={1}>
          <Text id={`${id}-from`} size="body" tone="muted">
            {from}
          </Text>
          <Text as={Heading} id={id} size="large" className={styles.display} tabIndex={-1}>
            {t(packageStatusLabel(status, orderPackage.pickup !== null))}
          </Text>
          <p className={styles.where} data-status={status}>
            <Icon name={where.icon} size={18} />
            {where.text}
          </p>
          {shipping && (
            <Text size="compact" tone="muted">
              {shipping}
            </Text>
          )}
        </Stack>
        {when && (
          <Stack as="p" gap={1}>
            <Text as="span" size="body" tone="muted">
              {when.label}
            </Text>{' '}
            <Text as="time" size="title" className={styles.display} dateTime={when.at}>
              {when.day}
            </Text>
          </Stack>
        )}
      </Cluster>
      {children}
    </article>
  );
}

/** The parts of a package, side by side if they fit. */
export function PackageParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>;
}

/** A full-width row below the header. */
export function PackageRow({ children }: { children: ReactNode }) {
  return (
    <Stack gap={4} className={styles.wide}>
      {children}
    </Stack>
  );
}

export function PackageActions({ children }: { children: ReactNode }) {
  return (
    <Cluster rule={2} gap={6} isTight className={only.screen}>
      {children}
    </Cluster>
  );
}

/** Tracking data and, until the package arrives, the pick-up place. */
export function PackageRoute({ tracking, pickup, status }: Pick<Package_SummaryFragment, 'tracking' | 'status'> & Shipping) {
  return (
    <>
      {tracking && <TrackingLine tracking={tracking} />}
      {pickup && IS_ON_ITS_WAY.has(status) && <PickupPlace place={pickup} />}
    </>
  );
}

type Shipping = Pick<Package_SummaryFragment['shipping'], 'pickup'>;

/** Courier and tracking number, with a link to the courier's tracking page. */
export function TrackingLine({ tracking: { carrier, code, url } }: { tracking: Tracking_TrackingFragment }) {
  const t = useT();
  return (
    <Text as={Cluster} size="body">
      <Icon name="truck" size={18} />
      <span>
        {carrier}{' '}
        <Text as="b" weight="strong" isTabular>
          {code}
        </Text>
      </span>
      <CopyText text={code} label={t('track.copyCode')} />
      {url !== null && (
        <OutsideLink variant="text" href={url} target="_blank" rel="noopener noreferrer nofollow">
          {t('track.atCourier', { carrier })}
        </OutsideLink>
      )}
    </Text>
  );
}

interface PackageLinesProps {
  lines: readonly Package_LineFragment[];
  actionOf?: ((line: Package_LineFragment) => ReactNode) | undefined;
  /** Lines can still change, so what happens if they are sold out is shown. */
  isOpen?: boolean;
  isCash?: boolean;
}

/** A package's lines with title and price at the time of the order. */
export function PackageLines({ lines, actionOf, isOpen = false, isCash = false }: PackageLinesProps) {
  const t = useT();
  return (
    <Stack as="ul" gap={4}>
      {lines.map((line) => (
        <Grid
          as="li"
          key={line.id}
          columns="64px minmax(0, 1fr) auto"
          gap={3}
          align={actionOf ? 'start' : 'center'}
          className={styles.line}
        >
          <ProductImage image={line.image} sizes="64px" isDecorative radius="m" />
          <Stack gap={1} align="start">
            {line.product ? (
              <Text as={AppLink} weight="medium" to={productPath(line.product.slug)}>
                {line.title}
              </Text>
            ) : (
              <Text as="span" weight="medium">
                {line.title}
              </Text>
            )}
            <Text size="small" tone="subtle">
              {[
                ...detailsOf(line, t),
                line.quantity === 1
                  ? t('co.qty', { n: 1 })
                  : t('own.unitsAt', { n: line.quantity, price: formatMoney(line.unitPrice.minorUnits) }),
              ].join(' · ')}
            </Text>
            <LineChoice line={line} isOpen={isOpen} isCash={isCash} />
            {actionOf?.(line)}
          </Stack>
          <Text as="span" weight="strong" isTabular>
            {formatMoney(line.total.minorUnits)}
          </Text>
        </Grid>
      ))}
    </Stack>
  );
}

/** Labels of the chosen options or, without options, the product's weight. */
function detailsOf({ options, product }: Package_LineFragment, t: Translate): string[] {
  if (options.length > 0) return options.map(({ label }) => label);
  return product?.weight ? [weightText(product.weight, t)] : [];
}

import { invoicePath, ownOrderPath, payPath, reviewPath, trackPath } from '#client/config/links.ts';
import { ReorderButton } from '#client/features/orders/ReorderButton.tsx';
import { endCents } from '#client/features/packages/invoiceSums.ts';
import { StatusPills } from '#client/features/packages/PackageEvents.tsx';
import { shownStatuses } from '#client/features/payment/paymentState.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink, OutsideLink } from '#client/ui/primitives/Button.tsx';
import { ButtonLinks } from '#client/ui/primitives/ButtonLinks.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { Cluster, Grid, Stack, Surface, only } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './Orders.module.css';

interface OrderListProps {
  orders: readonly OrderRow_OrderFragment[];
}

export function OrderCards({ orders }: OrderListProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <Grid as="ul" min="440px" gap={5}>
      {orders.map((order) => (
        <Surface as="li" key={order.id} pad={4} radius="xl" gap={4} className={styles.card}>
          <Stack gap={1}>
            <Cluster justify="between">
              <Heading level={2} size="title">
                <AppLink to={ownOrderPath(order.number)}>{order.number}</AppLink>
              </Heading>
              <StatusPills statuses={shownStatuses(order)} />
            </Cluster>
            <Text size="body" tone="muted">
              {[formatDate(order.placedAt, locale), t('ord.items', { n: unitsOf(order) }), order.shippingMethod].join(' · ')}
            </Text>
          </Stack>
          <Text size="body">{contentsOf(order, t)}</Text>
          <Cluster gap={4} align="end">
            <OrderThumbs order={order} most={4} size={64} />
            <Stack as="p" gap={0} align="end" className={styles.sum}>
              <Text as="span" size="compact" tone="muted">
                {t('ords.total')}
              </Text>{' '}
              <Text as="b" size="title" weight="strong" isTabular>
                {formatMoney(endCents(order))}
              </Text>
              <Refunded order={order} />
            </Stack>
          </Cluster>
          <OrderLinks order={order} hasView />
        </Surface>
      ))}
    </Grid>
  );
}

/** Table of orders. On phones, it has three columns: order, status and total. */
export function OrderTable({ orders }: OrderListProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <DataTable
      caption={t('ords.title')}
      rows={orders}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          label: t('ord.number'),
          isRowHeading: true,
          render: ({ number, placedAt }) => (
            <Stack gap={0} align="start">
              <Text as={AppLink} tone="primary" weight="strong" to={ownOrderPath(number)}>
                {number}
              </Text>
              <Text as="time" size="compact" tone="subtle" weight="regular" dateTime={placedAt}>
                {formatDate(placedAt, locale)}
              </Text>
            </Stack>
          ),
        },
        {
          key: 'contents',
          label: t('own.contents'),
          className: only.fromLg,
          render: (order) => <OrderThumbs order={order} most={3} size={44} />,
        },
        { key: 'status', label: t('ord.status'), render: (order) => <StatusPills statuses={shownStatuses(order)} /> },
        { key: 'units', label: t('ords.units'), isNumeric: true, className: only.fromLg, render: unitsOf },
        {
          key: 'total',
          label: t('ords.total'),
          isNumeric: true,
          render: (order) => (
            <Stack gap={0} align="end">
              <Text as="span" weight="strong">
                {formatMoney(endCents(order))}
              </Text>
              <Refunded order={order} />
            </Stack>
          ),
        },
        { key: 'actions', label: t('ords.actions'), className: only.fromLg, render: (order) => <OrderLinks order={order} /> },
      ]}
    />
  );
}

/** Links for an order. An unpaid order links to the payment instead of to tracking and the invoice. Only open orders have tracking. */
function OrderLinks({ order, hasView = false }: { order: OrderRow_OrderFragment; hasView?: boolean }) {
  const t = useT();
  const { number, status, payment } = order;
  const isUnpaid = payment.retryUntil !== null;
  const [toReview] = order.packages.flatMap(({ reviewableLines }) => reviewableLines);
  return (
    <Cluster gap={4} isTight>
      {isUnpaid && <PayLink order={order} />}
      <ButtonLinks
        variant="text"
        links={[
          hasView && { to: ownOrderPath(number), label: t('ords.view'), 'aria-label': t('ords.viewThis', { number }) },
          toReview && {
            to: reviewPath(number, toReview.id, true),
            label: t('own.review'),
            'aria-label': t('own.reviewThis', { name: toReview.title }),
          },
          status === 'PENDING' &&
            !isUnpaid && { to: trackPath(number), label: t('ords.track'), 'aria-label': t('ords.trackThis', { number }) },
          payment.status !== 'FAILED' &&
            !isUnpaid && { to: invoicePath(number), label: t('own.invoice'), 'aria-label': t('ords.invoiceThis', { number }) },
        ]}
      />
      {!isUnpaid && <ReorderButton number={number} variant="text" name={t('ords.againThis', { number })} />}
    </Cluster>
  );
}

/** Leads to the gateway if it waits for the payment, otherwise to the code to scan or the choice of payment methods on the order page. */
function PayLink({ order: { number, payment } }: { order: OrderRow_OrderFragment }) {
  const t = useT();
  const name = t('ords.payThis', { number });
  const { nextAction } = payment;
  if (payment.status === 'PENDING' && nextAction !== null && nextAction.redirectUrl !== null) {
    return (
      <OutsideLink size="small" href={nextAction.redirectUrl} aria-label={name}>
        {t('ords.pay')}
      </OutsideLink>
    );
  }
  return (
    <ButtonLink size="small" to={payPath(number)} aria-label={name}>
      {t('ords.pay')}
    </ButtonLink>
  );
}

/** The amount refunded so far for cancelled packages and returns; nothing if there is none. */
function Refunded({ order: { payment } }: { order: OrderRow_OrderFragment }) {
  const t = useT();
  if (payment.refunded.minorUnits === 0) return null;
  return (
    <Text as="span" size="compact" tone="muted" weight="regular">
      {t('ords.refunded', { amount: formatMoney(payment.refunded.minorUnits) })}
    </Text>
  );
}

/** Lines without those of cancelled packages; all of them if nothing else was ordered. */
function keptLines({ packages }: OrderRow_OrderFragment) {
  const kept = packages.filter(({ status }) => status !== 'CANCELLED');
  return (kept.length > 0 ? kept : packages).flatMap(({ lines }) => lines);
}

function unitsOf(order: OrderRow_OrderFragment): number {
  return keptLines(order).reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The first product's title, and the number of further ones. */
function contentsOf(order: OrderRow_OrderFragment, t: Translate): string {
  const [first, ...others] = keptLines(order);
  return t('ords.contents', { title: first?.title ?? '', n: others.length });
}

/** Thumbnails of an order's first products, and the number of remaining ones. */
function OrderThumbs({ order, most, size }: { order: OrderRow_OrderFragment; most: number; size: number }) {
  const lines = keptLines(order);
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  return (
    <Cluster noWrap>
      {shown.map((line) => (
        <ProductImage key={line.id} image={line.image} sizes={size} />
      ))}
      {lines.length > shown.length && (
        <Text as="span" size="body" tone="muted" weight="strong" className={styles.more} style={{ width: size, height: size }}>
          +{lines.length - shown.length}
        </Text>
      )}
    </Cluster>
  );
}

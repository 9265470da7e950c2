import { ordersPath, ownOrderPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import styles from './Account.module.css';
import type { AccountViewer } from './panel.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { cx } from '#client/ui/primitives/cx.ts';

interface OrderBandProps {
  counts: AccountViewer['orderCounts'];
  /** null: nothing was ordered yet. */
  latest: AccountViewer['orders']['nodes'][number] | null;
}

/** How the orders stand: what is under way stands out, each number is a way to those orders. */
export function OrderBand({ counts, latest }: OrderBandProps) {
  const t = useT();
  const locale = useLocale();
  const rest = [
    ['completed', t('ord.completed'), counts.completed],
    ['cancelled', t('ord.cancelled'), counts.cancelled],
  ] as const;
  return (
    <section className={styles.band} aria-labelledby="order-band">
      <VisuallyHidden as="div">
        <h2 id="order-band">{t('acc.snapshot')}</h2>
      </VisuallyHidden>
      <Cluster gap={5} className={styles.main}>
        <Stack as={AppLink} gap={1} to={ordersPath({ status: 'pending' })} className={styles.figure}>
          <b>{counts.pending}</b>
          <Text as="span" size="body" weight="medium">
            {t('ord.pending')}
          </Text>
        </Stack>
        {latest ? (
          <Text size="body" className={styles.latest}>
            {t('acc.latest', { date: formatDate(latest.placedAt, locale), total: latest.totals.total.formatted })}{' '}
            <AppLink to={ownOrderPath(latest.number)}>{latest.number}</AppLink>
          </Text>
        ) : (
          <Text size="body" className={styles.latest}>
            {t('ords.noneHint')}
          </Text>
        )}
        <ButtonLink to={latest ? '/orders' : '/rizq-marketplace'} size="small">
          {t(latest ? 'acc.seeOrders' : 'ords.start')}
        </ButtonLink>
      </Cluster>
      {rest.map(([status, label, count]) => (
        <Stack as={AppLink} key={status} gap={1} to={ordersPath({ status })} className={cx(styles.figure, styles.cell)}>
          <b>{count}</b>
          <Text as="span" size="body" weight="medium">
            {label}
          </Text>
        </Stack>
      ))}
    </section>
  );
}

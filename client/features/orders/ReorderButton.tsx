import { useState, type ReactNode } from 'react';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { addToCart } from '#client/state/cart.ts';
import { openCart } from '#client/state/ui.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ReorderDocument, ReorderInsteadDocument } from './Reorder.generated.ts';
import styles from './Orders.module.css';
import { reorderPlan, type ReorderEntry } from './reorderPlan.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';

interface ReorderButtonProps {
  number: string;
  accessToken?: string | null;
  /** Limits the reorder to one line, for a "buy again" button next to a product. */
  lineId?: string;
  label?: string;
  /** Accessible name, unique on the page, such as "Order RZQ-… again". */
  name?: string;
  variant?: 'primary' | 'outline' | 'text' | 'quiet';
}

/** Opens a drawer with the lines that can be bought again. Shows changes in price and stock before anything is added to the cart. */
export function ReorderButton({ number, accessToken = null, lineId, label, name, variant = 'outline' }: ReorderButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size="small" aria-label={name} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('own.reorder')}
      </Button>
      <LazyDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('re.title')}>
        <ReorderBody number={number} accessToken={accessToken} lineId={lineId} onDone={() => setOpen(false)} />
      </LazyDrawer>
    </>
  );
}

interface ReorderBodyProps {
  number: string;
  accessToken: string | null;
  lineId?: string;
  onDone: () => void;
}

/** Lists the lines with what has changed since the order; a button adds the selected lines to the cart. */
function ReorderBody({ number, accessToken, lineId, onDone }: ReorderBodyProps) {
  const t = useT();
  const locale = useApiLocale();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // Bypasses Apollo's cache, because prices must be current and the order page's data must not change.
  const { data, error, refetch } = useQuery(ReorderDocument, { variables: { number, accessToken, locale }, fetchPolicy: 'no-cache' });
  if (error) {
    return (
      <Stack align="start" className={styles.drawer} role="alert">
        <p>{t('re.failed')}</p>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>
      </Stack>
    );
  }
  if (data === undefined) {
    return (
      <p className={styles.drawer} role="status">
        {t('re.loading')}
      </p>
    );
  }
  const lines = data.order?.packages.flatMap((orderPackage) => orderPackage.lines) ?? [];
  const plan = reorderPlan(lines.filter(({ id }) => lineId === undefined || id === lineId));
  if (plan.length === 0) return <p className={styles.drawer}>{t('re.gone')}</p>;

  const changed = plan.filter(({ state }) => state !== 'same');
  const buyable = plan.flatMap(({ line }) => line ?? []);
  const taken = buyable.filter(({ variantId }) => !left.has(variantId));
  const units = taken.reduce((sum, { quantity }) => sum + quantity, 0);
  const amount = formatMoney(taken.reduce((sum, { quantity, seenPriceCents }) => sum + quantity * seenPriceCents, 0));
  const toggle = (variantId: string) => {
    const next = new Set(left);
    if (!next.delete(variantId)) next.add(variantId);
    setLeft(next);
  };
  const add = () => {
    taken.forEach(addToCart);
    onDone();
    openCart();
    toast.success(t('re.added', { n: units }), { id: 'cart' });
  };
  return (
    <Stack gap={4} className={styles.drawer}>
      <Stack as="p" gap={0} role="status">
        <Text as="b" weight="strong">
          {changed.length === 0 ? t('re.allSame', { n: plan.length }) : t('re.changes', { n: changed.length })}
        </Text>{' '}
        <Text as="span" tone="muted">
          {t('re.intro')}
        </Text>
      </Stack>
      <ul>
        {[...changed, ...plan.filter(({ state }) => state === 'same')].map((entry) => (
          <ReorderRow
            key={entry.id}
            entry={entry}
            isTaken={entry.line !== null && !left.has(entry.line.variantId)}
            onToggle={() => entry.line && toggle(entry.line.variantId)}
          >
            {entry.line === null && entry.productId !== null && <ReorderInstead productId={entry.productId} />}
          </ReorderRow>
        ))}
      </ul>
      <Stack gap={2} align="center">
        {buyable.length === 0 ? (
          <p>{t('re.noneLeft')}</p>
        ) : (
          <>
            <Button isWide disabled={units === 0} onClick={add}>
              {units === 0 ? t('re.addNothing') : t('re.add', { n: units, amount })}
            </Button>
            <Text size="small" tone="subtle">
              {t('re.vat')}
            </Text>
          </>
        )}
      </Stack>
    </Stack>
  );
}

interface ReorderRowProps {
  entry: ReorderEntry;
  isTaken: boolean;
  onToggle: () => void;
  children: ReactNode;
}

function ReorderRow({ entry, isTaken, onToggle, children }: ReorderRowProps) {
  const t = useT();
  const { line, image, title, state } = entry;
  return (
    <li>
      <Grid as={line === null ? 'div' : 'label'} columns="64px minmax(0, 1fr) auto" gap={3} align="center" className={styles.row}>
        <ProductImage image={image} sizes={64} isDecorative radius="m" isDimmed={line === null} />
        <Stack as="span" gap={0}>
          <Text as="span" weight="medium">
            {title}
          </Text>
          {line?.snapshot.optionLabel && (
            <Text as="span" size="small" tone="subtle">
              {line.snapshot.optionLabel}
            </Text>
          )}
          {state !== 'same' && (
            <Text as="span" size="compact" weight="strong" tone={CHANGE_TONE[state]} data-state={state}>
              {changeOf(entry, t)}
            </Text>
          )}
          {line && (
            <Text as="span" size="small" tone="subtle">
              {t('re.units', { n: line.quantity, price: formatMoney(line.seenPriceCents) })}
            </Text>
          )}
        </Stack>
        {line && <input type="checkbox" checked={isTaken} onChange={onToggle} aria-label={t('re.take', { name: title })} />}
      </Grid>
      <span>{children}</span>
    </li>
  );
}

const CHANGE_TONE = {
  dearer: 'warning',
  cheaper: 'success',
  fewer: 'warning',
  soldOut: 'danger',
  notSold: 'danger',
} as const satisfies Record<Exclude<ReorderEntry['state'], 'same'>, string>;

function changeOf({ state, line, wanted, wasCents }: ReorderEntry, t: Translate): string {
  const prices = { now: formatMoney(line?.seenPriceCents ?? 0), was: formatMoney(wasCents) };
  switch (state) {
    case 'dearer':
      return t('re.dearer', prices);
    case 'cheaper':
      return t('re.cheaper', prices);
    case 'fewer':
      return t('re.fewer', { n: line?.quantity ?? 0, wanted });
    case 'soldOut':
      return t('re.soldOut');
    case 'notSold':
      return t('re.notSold');
    case 'same':
      return '';
  }
}

/** Links to similar products that are available. Does not add any automatically. */
export function ReorderInstead({ productId }: { productId: string }) {
  const t = useT();
  const { data } = useQuery(ReorderInsteadDocument, {
    variables: { ids: [productId], locale: useApiLocale() },
    errorPolicy: 'all',
  });
  const node = data?.nodes?.[0];
  const others = node?.__typename === 'Product' ? node.related.filter(({ status }) => status === 'AVAILABLE') : [];
  if (others.length === 0) return null;
  return (
    <Text size="compact" tone="muted" className={styles.instead}>
      <span>{t('re.instead')}</span>{' '}
      {others.map(({ id, slug, title, price }, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <AppLink to={productPath(slug)}>{title}</AppLink> <span>{formatMoney(price.current.minorUnits)}</span>
        </span>
      ))}
    </Text>
  );
}

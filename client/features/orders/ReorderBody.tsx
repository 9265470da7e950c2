import { useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { formatMoney } from '#schema/rules/money.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { addToCart } from '#client/state/cart.ts';
import { openCart } from '#client/state/ui.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ReorderDocument } from './Reorder.generated.ts';
import styles from './Orders.module.css';
import { ReorderInstead } from './ReorderInstead.tsx';
import { reorderPlan } from './reorderPlan.ts';
import { ReorderRow } from './ReorderRow.tsx';

interface ReorderBodyProps {
  number: string;
  accessToken: string | null;
  lineId?: string;
  onDone: () => void;
}

/** What has become of everything that was bought, and a button that adds what is ticked. */
export function ReorderBody({ number, accessToken, lineId, onDone }: ReorderBodyProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // As it is at this moment, and nothing of it kept: the order's own page shows it as it was.
  const { data, error, refetch } = useQuery(ReorderDocument, { variables: { number, accessToken, locale }, fetchPolicy: 'no-cache' });
  if (error) {
    return (
      <div className={styles.state} role="alert">
        <p>{t('re.failed')}</p>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('ui.retry')}</Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <p className={styles.state} role="status">
        {t('re.loading')}
      </p>
    );
  }
  const lines = data.order?.packages.flatMap((orderPackage) => orderPackage.lines) ?? [];
  const plan = reorderPlan(lines.filter(({ id }) => lineId === undefined || id === lineId));
  if (plan.length === 0) return <p className={styles.state}>{t('re.gone')}</p>;

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
    toast.success(t('re.added', { n: units }));
  };
  return (
    <div className={styles.body}>
      <p className={styles.intro} role="status">
        <b>{changed.length === 0 ? t('re.allSame', { n: plan.length }) : t('re.changes', { n: changed.length })}</b> {t('re.intro')}
      </p>
      <ul className={styles.list}>
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
      <div className={styles.foot}>
        {buyable.length === 0 ? (
          <p>{t('re.noneLeft')}</p>
        ) : (
          <>
            <Button isWide disabled={units === 0} onClick={add}>
              {units === 0 ? t('re.addNothing') : t('re.add', { n: units, amount })}
            </Button>
            <p className={styles.small}>{t('re.vat')}</p>
          </>
        )}
      </div>
    </div>
  );
}

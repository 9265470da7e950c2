import type { ReactNode } from 'react';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './Orders.module.css';
import type { ReorderEntry } from './reorderPlan.ts';

interface ReorderRowProps {
  entry: ReorderEntry;
  isTaken: boolean;
  onToggle: () => void;
  /** What there is instead. */
  children: ReactNode;
}

/** One thing that was bought: as it is now, and what is different. */
export function ReorderRow({ entry, isTaken, onToggle, children }: ReorderRowProps) {
  const t = useT();
  const { line, image, title, state } = entry;
  const words = (
    <>
      <ProductImage image={image} sizes="64px" isDecorative isDimmed={line === null} className={styles.tile} />
      <span className={styles.reorderBodyWords}>
        <span className={styles.title}>{title}</span>
        {line?.snapshot.optionLabel && <span className={styles.small}>{line.snapshot.optionLabel}</span>}
        {state !== 'same' && (
          <span className={styles.change} data-state={state}>
            {changeOf(entry, t)}
          </span>
        )}
        {line && <span className={styles.small}>{t('re.units', { n: line.quantity, price: formatMoney(line.seenPriceCents) })}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      {line === null ? (
        <div className={styles.row}>{words}</div>
      ) : (
        <label className={styles.row}>
          {words}
          <input type="checkbox" checked={isTaken} onChange={onToggle} aria-label={t('re.take', { name: title })} />
        </label>
      )}
      {children}
    </li>
  );
}

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

import { LOW_STOCK } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import type { StockRow_ProductFragment } from './VendorProductsPage.generated.ts';
import styles from './StockSheet.module.css';
import type { useCounts } from './useCounts.ts';

interface StockLineProps {
  title: string;
  variant: StockRow_ProductFragment['variants'][number]['variant'];
  onHand: number;
  sheet: ReturnType<typeof useCounts>;
}

/** One variant: what it is, how many there are, and how many there shall be. */
export function StockLine({ title, variant, onHand, sheet }: StockLineProps) {
  const t = useT();
  const { id, sku, options } = variant;
  const count = sheet.counts[id];
  const name = options.map(({ label }) => label).join(', ');
  const whole = name === '' ? title : `${title}, ${name}`;
  const field = `stock-${id}`;
  return (
    <li className={styles.line} data-changed={count !== undefined || undefined}>
      <label htmlFor={field}>
        {name !== '' && <b>{name}</b>}
        <small>{sku}</small>
      </label>
      <span className={styles.count}>
        <IconButton icon="minus" label={t('vendorProducts.oneLess', { name: whole })} onClick={() => sheet.step(id, -1, onHand)} />
        <input
          id={field}
          aria-label={t('vendorProducts.stockOf', { name: `${whole}, ${sku}` })}
          aria-invalid={count?.error ? true : undefined}
          aria-describedby={count?.error ? `${field}-error` : undefined}
          inputMode="numeric"
          autoComplete="off"
          value={count?.text ?? String(onHand)}
          data-low={onHand <= LOW_STOCK || undefined}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => sheet.type(id, target.value, onHand)}
        />
        <IconButton icon="plus" label={t('vendorProducts.oneMore', { name: whole })} onClick={() => sheet.step(id, 1, onHand)} />
      </span>
      <span className={styles.was}>{count !== undefined && t('vendorProducts.wasUnits', { n: count.seen })}</span>
      <FieldError id={`${field}-error`}>{count?.error}</FieldError>
    </li>
  );
}

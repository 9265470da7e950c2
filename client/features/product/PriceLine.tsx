import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import type { ProductPrice_PriceFragment } from './ProductPrice.generated.ts';
import styles from './Product.module.css';

interface PriceLineProps {
  price: ProductPrice_PriceFragment;
  /** The choice is not finished and prices differ: this is the lowest. */
  isFrom: boolean;
}

/** The price as large as it matters, with what it was and what is saved. The one solid red label of the screen. */
export function PriceLine({ price, isFrom }: PriceLineProps) {
  const t = useT();
  const { current, was, discountPercent } = price;
  return (
    <div className={styles.line}>
      {isFrom && <span className={styles.from}>{t('product.from')}</span>}
      <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} look="solid" size="large" />
      {discountPercent !== null && <strong className={styles.save}>{t('product.save', { n: discountPercent })}</strong>}
    </div>
  );
}

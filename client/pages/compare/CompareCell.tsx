import { formatMoney } from '#schema/rules/money.ts';
import { useUnitPrice } from '#client/features/catalog/useUnitPrice.ts';
import { useT } from '#client/i18n/useT.ts';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import type { CompareRow } from './compareRows.ts';
import type { ComparedProduct } from './useComparison.ts';
import styles from './CompareCell.module.css';

interface CompareCellProps {
  detail: CompareRow['key'];
  text: string | null;
  product: ComparedProduct;
  isCheapest: boolean;
  isBestRated: boolean;
}

/** One detail of one product. */
export function CompareCell({ detail, text, product, isCheapest, isBestRated }: CompareCellProps) {
  const t = useT();
  if (text === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('compare.notStated')}</VisuallyHidden>
      </>
    );
  }
  if (detail === 'price') return <PriceCell product={product} isCheapest={isCheapest} />;
  if (detail === 'rating') {
    return (
      <div className={styles.stack}>
        <Rating average={product.rating.average} count={product.rating.count} look="counted" />
        {isBestRated && <strong className={styles.best}>{t('compare.best')}</strong>}
      </div>
    );
  }
  return text;
}

function PriceCell({ product: { price }, isCheapest }: Pick<CompareCellProps, 'product' | 'isCheapest'>) {
  const t = useT();
  const unitPrice = useUnitPrice(price.unit);
  return (
    <div className={styles.stack}>
      <PriceTag
        price={formatMoney(price.current.minorUnits)}
        was={price.was && formatMoney(price.was.minorUnits)}
        percent={price.discountPercent}
        className={styles.price}
      />
      {unitPrice && <small>{unitPrice}</small>}
      {isCheapest && <strong className={styles.best}>{t('compare.lowest')}</strong>}
    </div>
  );
}

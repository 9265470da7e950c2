import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { useUnserved } from './useUnserved.ts';
import { useUnitPrice } from './useUnitPrice.ts';
import styles from './CardMeta.module.css';

interface CardMetaProps {
  product: Pick<ProductCard_ProductFragment, 'rating' | 'stock' | 'status' | 'price' | 'vendor'>;
  /** Only what must not be missed: the word about stock. */
  isShort?: boolean;
}

/** The two small lines of a card: stars with the unit price (or the word about stock that matters more; where it is not delivered, with that word), then the seller. */
export function CardMeta({ product, isShort = false }: CardMetaProps) {
  const t = useT();
  const unitPrice = useUnitPrice(product.price.unit);
  const unserved = useUnserved(product.vendor);
  const { rating, stock, status } = product;
  const stockWord = stockWordOf();
  // Elsewhere it can be had for that: only what nobody can buy loses its unit price.
  const isOnlyUnserved = unserved !== null && status === 'AVAILABLE' && stock.level !== 'OUT' && stock.purchasable > 0;
  const line = cx(styles.line, unserved !== null && styles.wraps);
  if (isShort) return stockWord && <p className={line}>{stockWord}</p>;
  return (
    <>
      <p className={line}>
        <Rating average={rating.average} count={rating.count} />
        {stockWord === null || isOnlyUnserved ? (
          <span>{unitPrice ?? (rating.count > 0 ? t('product.ratings', { n: rating.count }) : null)}</span>
        ) : null}
        {stockWord}
      </p>
      <p className={styles.vendor}>
        <span className={styles.name}>{product.vendor.name}</span>
        <small>{t('product.plusVat', { n: VAT_PERCENT })}</small>
      </p>
    </>
  );

  /** Said where the product cannot simply be had; else null. */
  function stockWordOf() {
    if (status === 'DISABLED') return <strong className={styles.out}>{t('product.disabled')}</strong>;
    if (stock.level === 'OUT' || status === 'OUT_OF_STOCK') return <strong className={styles.out}>{t('product.outOfStock')}</strong>;
    if (stock.purchasable === 0) return <strong className={styles.out}>{t('product.inStoreShort')}</strong>;
    if (unserved !== null) return <strong className={styles.out}>{unserved}</strong>;
    if (stock.level === 'LOW') return <strong className={styles.low}>{t('product.lowStock', { n: stock.purchasable })}</strong>;
    return null;
  }
}

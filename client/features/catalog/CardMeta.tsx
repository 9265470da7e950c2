import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { useT } from '#client/i18n/useT.ts';
import { Rating } from '#client/ui/Rating.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { useUnitPrice } from './useUnitPrice.ts';
import styles from './CardMeta.module.css';

interface CardMetaProps {
  product: Pick<ProductCard_ProductFragment, 'rating' | 'stock' | 'status' | 'price' | 'vendor'>;
}

/** The two small lines of a card: stars with the unit price (or the word about stock that matters more), then the seller. */
export function CardMeta({ product }: CardMetaProps) {
  const t = useT();
  const unitPrice = useUnitPrice(product.price.unit);
  const { rating, stock, status } = product;
  return (
    <>
      <p className={styles.line}>
        <Rating average={rating.average} count={rating.count} />
        {status === 'DISABLED' ? (
          <strong className={styles.out}>{t('product.disabled')}</strong>
        ) : stock.level === 'OUT' || status === 'OUT_OF_STOCK' ? (
          <strong className={styles.out}>{t('product.outOfStock')}</strong>
        ) : stock.purchasable === 0 ? (
          <strong className={styles.out}>{t('product.inStoreShort')}</strong>
        ) : stock.level === 'LOW' ? (
          <strong className={styles.low}>{t('product.lowStock', { n: stock.purchasable })}</strong>
        ) : (
          <span>{unitPrice ?? (rating.count > 0 ? t('product.reviews', { n: rating.count }) : null)}</span>
        )}
      </p>
      <p className={styles.vendor}>
        <span className={styles.name}>{product.vendor.name}</span>
        <small>{t('product.plusVat', { n: VAT_PERCENT })}</small>
      </p>
    </>
  );
}

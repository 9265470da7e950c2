import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import styles from './VendorDashboard.module.css';
import type { ViewerVendor } from './dashboardData.ts';

interface BestSellersProps {
  products: NonNullable<ViewerVendor['stats']>['topProducts'];
  days: number;
}

/** What sold best in the period, first things first. */
export function BestSellers({ products, days }: BestSellersProps) {
  const t = useT();
  return (
    <section id="best" aria-labelledby="best-title" className={styles.section}>
      <h2 id="best-title">{t('sales.bestSellers')}</h2>
      <p className={styles.note}>{products.length > 0 ? t('sales.bestSellersOf', { n: days }) : t('sales.noBestSellers', { n: days })}</p>
      {products.length > 0 && (
        <ol className={styles.list}>
          {products.map(({ product, units, revenue }) => (
            <li key={product.id}>
              <ProductImage image={product.images[0]} sizes="48px" isDecorative className={styles.tile} />
              <span className={styles.name}>
                <AppLink to={productPath(product.slug)}>{product.title}</AppLink>
                <small>{t('sales.soldUnits', { n: units })}</small>
              </span>
              <b>{formatMoney(revenue.minorUnits)}</b>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

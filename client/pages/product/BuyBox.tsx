import { computeTotals } from '#schema/rules/totals.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useUnitPrice } from '#client/features/catalog/useUnitPrice.ts';
import { useT } from '#client/i18n/useT.ts';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { HolidayNotice } from '#client/features/vendors/HolidayNotice.tsx';
import { BuyPromises } from './BuyPromises.tsx';
import { ChooseAndBuy } from '#client/features/product/ChooseAndBuy.tsx';
import { isPurchasable, type DetailProduct } from '#client/features/product/chooseVariant.ts';
import { PriceLine } from '#client/features/product/PriceLine.tsx';
import type { MarketplaceFacts } from './marketplaceFacts.ts';
import type { ProductChoice } from '#client/features/product/useChoice.ts';
import { VendorCard } from './VendorCard.tsx';
import styles from './Product.module.css';

interface BuyBoxProps {
  product: DetailProduct;
  shop: MarketplaceFacts;
  selection: ProductChoice;
  isBuyable: boolean;
}

/** What it is, what it costs, what to choose, and when it comes. */
export function BuyBox({ product, shop, selection, isBuyable }: BuyBoxProps) {
  const t = useT();
  const { variant, shown } = selection;
  const price = shown?.price ?? product.price;
  const unitPrice = useUnitPrice(price.unit);
  const withVat = computeTotals({ lineTotalsCents: [price.current.minorUnits] }).totalCents;
  const { rating, vendor, status, stock } = product;

  return (
    <div className={styles.box}>
      <p className={styles.vendor}>
        <a href="#seller">{vendor.name}</a>
        {product.label === 'NEW' && <Badge>{t('product.new')}</Badge>}
      </p>
      <h1 className={styles.buyBoxTitle} tabIndex={-1}>
        {product.title}
      </h1>
      {rating.count > 0 && (
        <p className={styles.rating}>
          <Rating average={rating.average} count={rating.count} look="stars" />
          <span aria-hidden="true">· {t('product.ratingsNote', { n: rating.count })}</span>
        </p>
      )}
      <PriceLine price={price} isFrom={variant === null && pricesDiffer(product)} />
      <p className={styles.small}>
        {unitPrice && `${unitPrice} · `}
        {t('product.withVat', { n: shop.vatPercent, price: formatMoney(withVat) })}
      </p>
      <ChooseAndBuy product={product} selection={selection} isBuyable={isBuyable} />
      {!isBuyable && (
        <p className={styles.gone} role="status">
          {status === 'DISABLED' ? (
            <>
              <strong>{t('product.disabled')}</strong> {t('product.disabledText')}
            </>
          ) : stock.level === 'OUT' ? (
            <>
              <strong>{t('product.outOfStock')}</strong> {t('product.soldOutText')}
            </>
          ) : (
            <>
              <strong>{t('product.inStoreShort')}</strong> {t('product.inStoreText', { city: vendor.city })}
            </>
          )}
        </p>
      )}
      <HolidayNotice name={product.vendor.name} holidayUntil={product.vendor.holidayUntil} />
      <BuyPromises product={product} shop={shop} canBeOrdered={isBuyable && (variant === null || isPurchasable(variant))} />
      <VendorCard vendor={vendor} title={product.title} />
      <LiveRegion message={t('product.priceNow', { price: formatMoney(price.current.minorUnits) })} />
    </div>
  );
}

function pricesDiffer({ variants }: DetailProduct): boolean {
  return new Set(variants.map((variant) => variant.price.current.minorUnits)).size > 1;
}

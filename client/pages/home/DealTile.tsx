import { productPath } from '#client/config/links.ts';
import { quickLine } from '#client/features/catalog/quickLine.ts';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { DealAction } from './DealAction.tsx';
import type { DealTile_ProductFragment } from './DealTile.generated.ts';
import styles from './DealTile.module.css';

/** The deal of the day: one product on a tile two rows high, with the screen's one solid red price. */
export function DealTile({ product }: { product: DealTile_ProductFragment }) {
  const { current, was } = product.price;
  const line = quickLine(product);
  return (
    <article className={styles.deal}>
      <ProductImage
        image={product.images[0]}
        sizes="(min-width: 1280px) 500px, (min-width: 768px) 46vw, 92vw"
        isDecorative
        className={styles.tile}
      />
      <div className={styles.head}>
        <p className={styles.vendor}>{product.vendor.name}</p>
        <h3 className={styles.title}>
          <AppLink to={productPath(product.slug)} className={styles.link}>
            {product.title}
          </AppLink>
        </h3>
        <Rating average={product.rating.average} count={product.rating.count} look="counted" />
      </div>
      <div className={styles.heart}>
        <HeartToggle productId={product.id} slug={product.slug} title={product.title} priceCents={current.minorUnits} />
      </div>
      <div className={styles.foot} data-ground={product.images[0]?.ground ?? undefined}>
        <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} look="solid" size="deal" />
        <div className={styles.action}>
          <DealAction line={line} slug={product.slug} />
        </div>
      </div>
    </article>
  );
}

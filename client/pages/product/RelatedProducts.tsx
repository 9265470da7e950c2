import { ProductGrid } from '#client/features/catalog/ProductGrid.tsx';
import { listingPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { SectionHeading } from '#client/ui/SectionHeading.tsx';
import type { DetailProduct } from './chooseVariant.ts';
import { cardSlots } from '../cardSlots.tsx';
import styles from './RelatedProducts.module.css';

interface RelatedProductsProps {
  product: Pick<DetailProduct, 'related' | 'category'>;
  /** The product itself cannot be bought: these stand in for it. */
  isInstead: boolean;
}

/** Products close to this one. */
export function RelatedProducts({ product, isInstead }: RelatedProductsProps) {
  const t = useT();
  const { related, category } = product;
  if (related.length === 0) return null;
  const title = t(isInstead ? 'product.alternatives' : 'product.related');
  return (
    <section className={styles.section} aria-labelledby="related">
      <SectionHeading id="related" title={title} more={{ to: listingPath({ category: category.slug }), label: t('product.more') }} />
      <ProductGrid products={related} columns={5} label={title} {...cardSlots} />
    </section>
  );
}

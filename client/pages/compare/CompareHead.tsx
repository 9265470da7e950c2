import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import { ChooseLink } from '#client/features/catalog/ChooseLink.tsx';
import { quickLine } from '#client/features/catalog/quickLine.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { isThere } from './compareRows.ts';
import type { ComparedProduct } from './useComparison.ts';
import styles from './CompareHead.module.css';

interface CompareHeadProps {
  products: readonly ComparedProduct[];
  onRemove: (product: ComparedProduct) => void;
}

/** The head of the table: pictures that scroll away with what can be done, and the names, which stay. */
export function CompareHead({ products, onRemove }: CompareHeadProps) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr className={styles.pictures}>
        <th scope="row">
          <VisuallyHidden>{t('compare.picture')}</VisuallyHidden>
        </th>
        {products.map((product) => (
          <td key={product.id}>
            <div className={styles.picture}>
              <ProductImage image={product.images[0]} sizes="240px" isDimmed={!isThere(product)} isDecorative />
              <IconButton
                icon="close"
                size={20}
                className={styles.remove}
                label={t('saved.compareRemove', { name: product.title })}
                onClick={() => onRemove(product)}
              />
              <div className={styles.buy}>
                <IntoCart product={product} />
              </div>
            </div>
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="row">
          <VisuallyHidden>{t('compare.product')}</VisuallyHidden>
        </th>
        {products.map(({ id, slug, title }) => (
          <th key={id} scope="col" data-item={id}>
            <AppLink to={productPath(slug)} title={title}>
              {title}
            </AppLink>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The round + of the cards; nothing for what cannot be ordered. */
function IntoCart({ product }: { product: ComparedProduct }) {
  if (!isThere(product) || product.stock.purchasable === 0) return null;
  const line = quickLine(product);
  return line ? <CardCartButton line={line} /> : <ChooseLink slug={product.slug} title={product.title} />;
}

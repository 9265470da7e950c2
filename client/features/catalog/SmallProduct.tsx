import type { ReactNode } from 'react';
import { productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { SmallProduct_ProductFragment } from './SmallProduct.generated.ts';
import styles from './SmallProduct.module.css';

interface SmallProductProps {
  product: SmallProduct_ProductFragment;
  /** `quiet` is that of the fashion pages. */
  look?: 'plain' | 'quiet';
  /** The line under the title. */
  children: ReactNode;
}

/** A product in two lines beside its picture, for lists at the side of a page. */
export function SmallProduct({ product, look = 'plain', children }: SmallProductProps) {
  return (
    <li className={cx(styles.product, styles[look])}>
      <ProductImage image={product.images[0]} sizes="72px" isDecorative />
      <div>
        <AppLink to={productPath(product.slug)} className={styles.title}>
          {product.title}
        </AppLink>
        <p className={styles.line}>{children}</p>
      </div>
    </li>
  );
}

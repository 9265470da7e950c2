import type { ReactNode } from 'react';
import { productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { SmallProduct_ProductFragment } from './SmallProduct.generated.ts';
import styles from './SmallProduct.module.css';

interface SmallProductProps {
  product: SmallProduct_ProductFragment;
  /** `quiet` is used on the fashion pages. */
  variant?: 'plain' | 'quiet';
  children: ReactNode;
}

/** A list item with a product and its thumbnail, for sidebars. */
export function SmallProduct({ product, variant = 'plain', children }: SmallProductProps) {
  return (
    <Cluster as="li" gap={3} noWrap className={styles.product}>
      <ProductImage image={product.images[0]} sizes={68} isDecorative />
      <div>
        <Text
          as={AppLink}
          size="body"
          weight={variant === 'plain' ? 'medium' : undefined}
          lines={2}
          to={productPath(product.slug)}
          className={styles.title}
        >
          {product.title}
        </Text>
        <Cluster as={Text} size="compact" tone={variant === 'quiet' ? 'subtle' : undefined}>
          {children}
        </Cluster>
      </div>
    </Cluster>
  );
}

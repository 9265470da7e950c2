import { productPath } from '#client/config/links.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { PickRow_ProductFragment } from './PickRow.generated.ts';
import styles from './FashionPicks.module.css';

/** A product in two lines beside its picture. */
export function PickRow({ product, note }: { product: PickRow_ProductFragment; note: string }) {
  return (
    <li>
      <AppLink to={productPath(product.slug)} className={styles.pick}>
        <Tile image={product.images[0]} sizes="72px" isDecorative className={styles.tile} />
        <span>
          {product.title}
          <small>{note}</small>
        </span>
      </AppLink>
    </li>
  );
}

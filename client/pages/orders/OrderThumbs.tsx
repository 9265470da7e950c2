import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import type { OrderRow_OrderFragment } from './OrdersPage.generated.ts';
import styles from './Orders.module.css';

interface OrderThumbsProps {
  order: OrderRow_OrderFragment;
  /** So many pictures tell what an order was. */
  most: number;
  isSmall?: boolean;
}

/** The first things of an order in pictures, and how many there are beside. */
export function OrderThumbs({ order, most, isSmall = false }: OrderThumbsProps) {
  const lines = order.packages.flatMap((orderPackage) => orderPackage.lines);
  const shown = lines.length > most ? lines.slice(0, most - 1) : lines;
  return (
    <div className={styles.thumbs} data-small={isSmall || undefined}>
      {shown.map((line) => (
        <ProductImage key={line.id} image={line.image} sizes="64px" className={styles.tile} />
      ))}
      {lines.length > shown.length && <span className={styles.more}>+{lines.length - shown.length}</span>}
    </div>
  );
}

import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import type { ReactNode } from 'react';
import type { TextPart } from '#client/ui/primitives/MarkedText.tsx';
import { isRowDensity, ProductCard, type CardDensity, type CardSlots } from './ProductCard.tsx';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';
import styles from './ProductGrid.module.css';

export type GridProduct = ProductCard_ProductFragment;

interface ProductGridProps<Product extends GridProduct> extends CardSlots {
  products: readonly Product[];
  /** Number of columns on wide screens; narrower ones have fewer. */
  columns: 1 | 2 | 3 | 4 | 5 | 6;
  density?: CardDensity;
  /** Additional details on a card. */
  renderDetails?: ((product: Product) => ReactNode) | undefined;
  /** Titles with highlighted matches, by product. */
  titles?: ReadonlyMap<string, readonly TextPart[]>;
  /** Variants that a search names, by product. */
  matches?: ReadonlyMap<string, ProductCard_MatchFragment | null>;
  /** The grid is next to a sidebar, so it has two columns instead of three below 1024 px. */
  isBesideSidebar?: boolean;
  /** Number of cards, counted from the first, whose pictures load eagerly. */
  eagerCount?: number;
  headingLevel?: 2 | 3;
  label?: string;
  /** A tile with other content, placed before the product at this position. */
  aside?: { at: number; content: ReactNode };
  /** Hides the products in an incomplete last row, at every width. */
  hasFullRows?: boolean;
  /** Content that fills the last row on wide screens and spans this number of columns. */
  rest?: { span: number; content: ReactNode };
}

/** Products in a grid or as rows. */
export function ProductGrid<Product extends GridProduct>(props: ProductGridProps<Product>) {
  const {
    products,
    columns,
    density = 'standard',
    renderDetails,
    titles,
    matches,
    isBesideSidebar = false,
    eagerCount = 0,
    headingLevel,
    label,
    aside,
    rest,
    hasFullRows,
    ...slots
  } = props;
  const isList = isRowDensity(density);
  return (
    <ul
      className={cx(isList ? styles.list : styles.grid, isBesideSidebar && styles.narrow, hasFullRows && styles.fullRows, styles[density])}
      style={{ '--columns': columns } as React.CSSProperties}
      aria-label={label}
    >
      {products.map((product, position) => [
        aside?.at === position && (
          <li key="aside" className={styles.cell}>
            {aside.content}
          </li>
        ),
        <li key={product.id} className={styles.cell} data-item={product.id}>
          <ProductCard
            product={product}
            match={matches?.get(product.id)}
            sizes={isList ? '190px' : sizesOf(columns, isBesideSidebar)}
            isEager={position < eagerCount}
            density={density}
            titleParts={titles?.get(product.id)}
            details={renderDetails?.(product)}
            headingLevel={headingLevel}
            {...slots}
          />
        </li>,
      ])}
      {rest && (
        <li className={cx(styles.rest, only.fromXl)} style={{ '--span': rest.span } as React.CSSProperties}>
          {rest.content}
        </li>
      )}
    </ul>
  );
}

/** HTML `sizes` attribute for the pictures in a grid. */
function sizesOf(columns: number, isBesideSidebar: boolean): string {
  const room = isBesideSidebar ? 1024 : 1320;
  return `(min-width: 1280px) ${Math.round(room / columns) - 20}px, (min-width: 640px) 30vw, 46vw`;
}

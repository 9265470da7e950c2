import { cx } from '#client/ui/primitives/cx.ts';
import { only } from '#client/ui/primitives/Layout.tsx';
import type { ReactNode } from 'react';
import type { TextPart } from '#client/ui/primitives/MarkedText.tsx';
import { isRowLook, ProductCard, type CardLook, type CardSlots } from './ProductCard.tsx';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import styles from './ProductGrid.module.css';

export type GridProduct = ProductCard_ProductFragment;

interface ProductGridProps<Product extends GridProduct> extends CardSlots {
  products: readonly Product[];
  /** On wide screens; narrower ones have fewer. */
  columns: 1 | 2 | 3 | 4 | 5 | 6;
  look?: CardLook;
  /** What a card tells beside the usual. */
  renderDetails?: ((product: Product) => ReactNode) | undefined;
  /** Titles with what was looked for marked, by product. */
  titles?: ReadonlyMap<string, readonly TextPart[]>;
  /** Beside filters there is less room: two columns up to 1024 px instead of three. */
  isBesideSidebar?: boolean;
  /** How many cards of the beginning are in sight at once. */
  eagerCount?: number;
  headingLevel?: 2 | 3;
  label?: string;
  /** A tile of words among the products, before the one at this position. */
  aside?: { at: number; content: ReactNode };
  /** Full rows only, on any screen: what would begin another one is left out. */
  hasFullRows?: boolean;
  /** What fills the last row on wide screens, over so many columns. */
  rest?: { span: number; content: ReactNode };
}

/** Products in columns, or as rows. */
export function ProductGrid<Product extends GridProduct>(props: ProductGridProps<Product>) {
  const {
    products,
    columns,
    look = 'standard',
    renderDetails,
    titles,
    isBesideSidebar = false,
    eagerCount = 0,
    headingLevel,
    label,
    aside,
    rest,
    hasFullRows,
    ...slots
  } = props;
  const isList = isRowLook(look);
  return (
    <ul
      className={cx(isList ? styles.list : styles.grid, isBesideSidebar && styles.narrow, hasFullRows && styles.fullRows, styles[look])}
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
            sizes={isList ? '190px' : sizesOf(columns, isBesideSidebar)}
            isEager={position < eagerCount}
            look={look}
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

/** How wide a tile is, so that the browser fetches no more than it shows. */
function sizesOf(columns: number, isBesideSidebar: boolean): string {
  const room = isBesideSidebar ? 1024 : 1320;
  return `(min-width: 1280px) ${Math.round(room / columns) - 20}px, (min-width: 640px) 30vw, 46vw`;
}

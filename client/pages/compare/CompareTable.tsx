import { MAX_COMPARED } from '#schema/rules/limits.ts';
import { useId } from 'react';
import { productPath } from '#client/config/links.ts';
import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import { CardFacts, cardFacts } from '#client/features/catalog/CardFacts.tsx';
import { ChooseLink } from '#client/features/catalog/ChooseLink.tsx';
import { defaultLine } from '#client/features/catalog/defaultLine.ts';
import { useUnitPrice } from '#client/features/catalog/useUnitPrice.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Cluster, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { type CompareRow, bestOf, isAvailable, type ComparedProduct } from './compareRows.ts';
import styles from './ComparePage.module.css';

/** Rows that are tinted if the products differ. */
const DECISIVE: ReadonlySet<CompareRow['key']> = new Set(['price', 'rating', 'availability']);

interface CompareTableProps {
  products: readonly ComparedProduct[];
  rows: readonly CompareRow[];
  /** Whether to mark rows that differ; false if no other rows are shown. */
  isMarking: boolean;
  onRemove: (product: ComparedProduct) => void;
}

/** Comparison table. Scrolls horizontally in its own container and has sticky labels. */
export function CompareTable({ products, rows, isMarking, onRemove }: CompareTableProps) {
  const t = useT();
  const caption = useId();
  // If all products use the same unit, the unit price decides which one is cheapest.
  const unit = products[0]?.price.unit?.per;
  const isByUnit = unit !== undefined && products.every(({ price }) => price.unit?.per === unit);
  const cheapest = bestOf(products, (product) => {
    const { price } = product;
    return isAvailable(product) ? -(isByUnit && price.unit ? price.unit.price : price.current).minorUnits : null;
  });
  const bestRated = bestOf(products, ({ rating }) => (rating.count > 0 ? rating.average : null));
  return (
    <Cluster gap={0} align="stretch" noWrap>
      <div
        role="region"
        aria-labelledby={caption}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the keyboard too, so it has to take the focus
        tabIndex={0}
        className={styles.pane}
        style={{ '--products': products.length } as React.CSSProperties}
      >
        <table className={styles.table}>
          <caption id={caption}>
            <VisuallyHidden>{t('compare.table', { n: products.length })}</VisuallyHidden>
          </caption>
          <CompareHead products={products} onRemove={onRemove} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.key} className={cx(isMarking && row.isDifferent && DECISIVE.has(row.key) && styles.decisive)}>
                <th scope="row">
                  <span>{row.label}</span>
                  {isMarking && row.isDifferent && (
                    <span className={styles.mark}>
                      <span aria-hidden="true">≠</span>
                      <VisuallyHidden>, {t('compare.differs')}</VisuallyHidden>
                    </span>
                  )}
                </th>
                {products.map((product, column) => (
                  <td key={product.id}>
                    <CompareCell
                      detail={row.key}
                      text={row.texts[column] ?? null}
                      product={product}
                      cheapest={cheapest.has(product.id) ? t(isByUnit && unit !== 'piece' ? 'compare.lowestUnit' : 'compare.lowest') : null}
                      isBestRated={bestRated.has(product.id)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {products.length > 1 && products.length < MAX_COMPARED && (
        <a href="#compare-add" className={cx(styles.slot, only.fromLg)}>
          <Icon name="plus" size={24} />
          {t('compare.add')}
        </a>
      )}
    </Cluster>
  );
}

/** Table head: a row of pictures and buttons that scrolls away, and a sticky row of names. */
function CompareHead({ products, onRemove }: { products: readonly ComparedProduct[]; onRemove: (product: ComparedProduct) => void }) {
  const t = useT();
  return (
    <thead className={styles.head}>
      <tr>
        <th scope="row">
          <VisuallyHidden>{t('compare.picture')}</VisuallyHidden>
        </th>
        {products.map((product) => (
          <td key={product.id}>
            <div className={styles.picture}>
              <ProductImage image={product.images[0]} sizes="240px" isDimmed={!isAvailable(product)} isDecorative />
              <IconButton
                icon="close"
                size={20}
                className={styles.remove}
                label={t('saved.compareRemove', { name: product.title })}
                onClick={() => onRemove(product)}
              />
              <div className={styles.buy}>
                <AddToCart product={product} />
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

/** Add-to-cart button, or a link to the options. Renders nothing if the product cannot be ordered. */
function AddToCart({ product }: { product: ComparedProduct }) {
  if (!isAvailable(product) || product.stock.purchasable === 0) return null;
  const line = defaultLine(product);
  return line ? <CardCartButton line={line} /> : <ChooseLink path={productPath(product.slug)} title={product.title} />;
}

interface CompareCellProps {
  detail: CompareRow['key'];
  text: string | null;
  product: ComparedProduct;
  /** Label for the lowest price; null for the other products. */
  cheapest: string | null;
  isBestRated: boolean;
}

function CompareCell({ detail, text, product, cheapest, isBestRated }: CompareCellProps) {
  const t = useT();
  if (text === null) {
    return (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{t('compare.notStated')}</VisuallyHidden>
      </>
    );
  }
  if (detail === 'price') return <PriceCell product={product} cheapest={cheapest} />;
  if (detail === 'rating') {
    return (
      <Stack gap={1} align="start">
        <Rating average={product.rating.average} count={product.rating.count} variant="counted" />
        {isBestRated && <strong className={styles.best}>{t('compare.best')}</strong>}
      </Stack>
    );
  }
  return text;
}

function PriceCell({ product: { price }, cheapest }: Pick<CompareCellProps, 'product' | 'cheapest'>) {
  const t = useT();
  const unitPrice = useUnitPrice(price.unit);
  const facts = cardFacts({ price }, null, t);
  return (
    <Stack gap={1} align="start">
      <PriceTag
        price={formatMoney(price.current.minorUnits)}
        was={price.was && formatMoney(price.was.minorUnits)}
        percent={price.discountPercent}
        className={styles.comparedPrice}
      />
      {(facts.length > 0 || unitPrice) && (
        <Text as="small" size="small" tone="subtle">
          <CardFacts facts={facts} ending={unitPrice} />
        </Text>
      )}
      {cheapest && <strong className={styles.best}>{cheapest}</strong>}
    </Stack>
  );
}

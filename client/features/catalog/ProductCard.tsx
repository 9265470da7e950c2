import { use, useState, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { recentVar } from '#client/state/recent.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Badge } from '#client/ui/primitives/Badge.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { MarkedText, type TextPart } from '#client/ui/primitives/MarkedText.tsx';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { allowsMotion, claimTransition, SharedPicture } from './SharedPicture.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import type { NewLine } from '#client/state/newLine.ts';
import { CardThemeContext } from './CardTheme.ts';
import { ChooseLink, NotifyLink } from './ChooseLink.tsx';
import type { ProductCard_MatchFragment, ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { CardFacts, cardFacts } from './CardFacts.tsx';
import { cardPath, shownProduct } from './shownVariant.ts';
import { defaultLine } from './defaultLine.ts';
import { useUnitPrice } from './useUnitPrice.ts';
import { useNotDeliveredNote } from './useNotDeliveredNote.ts';
import styles from './ProductCard.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Product data needed by the wishlist and compare buttons. */
export interface CardSubject {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** Render props for the page's buttons, so that the card does not depend on cart and wishlist. */
export interface CardSlots {
  /**
   * Renders the cart button for a product without options; products with options get a link to their page. If omitted, there is neither.
   */
  renderActions?: (line: NewLine, place: 'tile' | 'row') => ReactNode;
  /** Renders the buttons in the upper right corner: the wishlist button and, on hover and focus, the others. */
  renderMarks?: (subject: CardSubject) => ReactNode;
}

/**
 * Density of a card. A `row` is as wide as the page, a `halfRow` half as wide. Three `large` or `described` cards fit side by side, five
 * `compact` ones or six `dense` ones; dense cards show the rating only on hover and focus.
 */
export type CardDensity = 'standard' | 'large' | 'described' | 'compact' | 'dense' | 'row' | 'halfRow';

export function isRowDensity(density: CardDensity): boolean {
  return density === 'row' || density === 'halfRow';
}

interface ProductCardProps extends CardSlots {
  product: ProductCard_ProductFragment;
  /** The variant that a search names, which the card shows and adds. */
  match?: ProductCard_MatchFragment | null;
  /** HTML `sizes` attribute of the picture. */
  sizes: string;
  /** Loads the picture eagerly; used for the first row. */
  isEager?: boolean;
  density?: CardDensity;
  /** Title with highlighted matches. */
  titleParts?: readonly TextPart[];
  /** Content between the title and the rating. */
  details?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Product card: a tile with overlays, price, title, rating and vendor, or the current theme's versions of these parts. */
export function ProductCard({
  product: whole,
  match = null,
  sizes,
  isEager,
  density = 'standard',
  titleParts,
  details,
  headingLevel = 3,
  renderActions,
  renderMarks,
}: ProductCardProps) {
  const t = useT();
  const [isNear, setNear] = useState(false);
  const [isTravelling, setTravelling] = useState(() => claimTransition(whole.id));
  const cardTheme = use(CardThemeContext);
  const isViewed = usePersisted(recentVar, ({ entries }) => entries.some(({ productId }) => productId === whole.id));

  const product = shownProduct(whole, match);
  const path = cardPath(product.slug, match);
  const { current, was, discountPercent } = product.price;
  const isOut = product.stock.level === 'OUT' || product.status !== 'AVAILABLE';
  const isSoldOut = product.stock.level === 'OUT' && product.status !== 'DISABLED';
  const canBeOrdered = !isOut && product.stock.purchasable > 0;
  const line = canBeOrdered ? defaultLine(product, match) : null;
  const loadHoverImage = () => {
    setNear(true);
  };
  const subject = isTravelling ? product.id : null;
  const isRow = isRowDensity(density);
  const Heading = `h${headingLevel}` as const;
  const title = (
    <Heading className={styles.title}>
      <Text
        as={AppLink}
        lines={isRow ? 3 : 2}
        to={path}
        className={styles.link}
        title={product.title}
        onClick={() => setTravelling(allowsMotion())}
      >
        {titleParts ? <MarkedText parts={titleParts} /> : product.title}
      </Text>
    </Heading>
  );
  const marks = renderMarks && (
    <div className={styles.marks}>
      {renderMarks({ productId: product.id, slug: product.slug, title: product.title, priceCents: whole.price.current.minorUnits })}
    </div>
  );
  if (cardTheme && !isRow) {
    const { className, Tag, Foot, Details } = cardTheme;
    const part = { product, match, isOut, isViewed };
    return (
      <article className={cx(styles.card, className)} onPointerEnter={loadHoverImage} onFocus={loadHoverImage}>
        <div className={styles.stage}>
          <SharedPicture subject={subject}>
            <ProductImage image={product.images[0]} sizes={sizes} isEager={isEager} isDimmed={isOut} isDecorative>
              <Tag {...part} />
            </ProductImage>
          </SharedPicture>
          {canBeOrdered && <Foot {...part} />}
        </div>
        <div className={styles.text}>
          {title}
          <Details {...part} />
        </div>
        {marks}
      </article>
    );
  }
  return (
    <article className={cx(styles.card, isRow && styles.row, styles[density])} onPointerEnter={loadHoverImage} onFocus={loadHoverImage}>
      <div className={styles.stage}>
        <SharedPicture subject={subject}>
          <ProductImage
            image={product.images[0]}
            hoverImage={isNear && !isOut ? product.images[1] : null}
            sizes={sizes}
            isEager={isEager}
            isDimmed={isOut}
            isDecorative
          >
            {isViewed ? (
              <Badge tone="quiet" isOnTile>
                {t('product.viewed')}
              </Badge>
            ) : (
              product.label === 'NEW' && <Badge isOnTile>{t('product.new')}</Badge>
            )}
            {density === 'dense' && (
              <span className={styles.glance}>
                <Rating average={product.rating.average} count={product.rating.count} />
              </span>
            )}
            {density === 'large' && product.images.length > 1 && !isOut && (
              <span className={styles.views} aria-hidden="true">
                <i />
                <i />
              </span>
            )}
          </ProductImage>
        </SharedPicture>
      </div>
      <div className={styles.text}>
        <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} percent={discountPercent} />
        {title}
        {details}
        <CardMeta product={product} match={match} isShort={density === 'dense'} />
      </div>
      {marks}
      {isSoldOut && renderActions && (
        <div className={styles.actions}>
          <NotifyLink path={path} title={product.title} />
        </div>
      )}
      {canBeOrdered && renderActions && (
        <div className={styles.actions}>
          {line ? renderActions(line, isRow ? 'row' : 'tile') : <ChooseLink path={path} title={product.title} isWide={isRow} />}
        </div>
      )}
    </article>
  );
}

interface CardMetaProps {
  product: Pick<ProductCard_ProductFragment, 'rating' | 'stock' | 'status' | 'price' | 'vendor'>;
  match: ProductCard_MatchFragment | null;
  /** Shows only the pack and the stock status. */
  isShort?: boolean;
}

/** The card's meta lines: first the rating, the pack and its unit price, or a stock or delivery status in its place, then the vendor. */
function CardMeta({ product, match, isShort = false }: CardMetaProps) {
  const t = useT();
  const unitPrice = useUnitPrice(product.price.unit);
  const unserved = useNotDeliveredNote(product.vendor);
  const { rating, stock, status } = product;
  const stockWord = stockWordOf();
  // The product can still be ordered in other states, so the unit price stays.
  const isOnlyUnserved = unserved !== null && status === 'AVAILABLE' && stock.level !== 'OUT' && stock.purchasable > 0;
  const facts = cardFacts(product, match, t);
  if (isShort) {
    return (
      (facts.length > 0 || stockWord) && (
        <p className={styles.meta}>
          <CardFacts facts={facts} ending={stockWord} />
        </p>
      )
    );
  }
  const unitPriceWord = unitPrice ?? (facts.length === 0 && rating.count > 0 ? t('product.ratings', { n: rating.count }) : null);
  return (
    <>
      <p className={styles.meta}>
        <Rating average={rating.average} count={rating.count} />
        {(stockWord === null || isOnlyUnserved) && <CardFacts facts={facts} ending={unitPriceWord} />}
        {stockWord !== null && (isOnlyUnserved ? stockWord : <CardFacts facts={facts} ending={stockWord} />)}
      </p>
      <p className={styles.vendor}>
        <Text as="span" isTruncated>
          {product.vendor.name}
        </Text>
        <small>{t('product.plusVat', { n: VAT_PERCENT })}</small>
      </p>
    </>
  );

  /** Stock or delivery status; null if the product is available. */
  function stockWordOf() {
    const word = (text: string, tone: 'muted' | 'saving') => (
      <Text as="strong" tone={tone} weight="strong">
        {text}
      </Text>
    );
    if (status === 'DISABLED') return word(t('product.disabled'), 'muted');
    if (stock.level === 'OUT' || status === 'OUT_OF_STOCK') return word(t('product.outOfStock'), 'muted');
    if (stock.purchasable === 0) return word(t('product.inStoreShort'), 'muted');
    if (unserved !== null) return word(unserved, 'muted');
    return stock.level === 'LOW' ? word(t('product.lowStock', { n: stock.purchasable }), 'saving') : null;
  }
}

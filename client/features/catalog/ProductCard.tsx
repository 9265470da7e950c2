import { use, useState, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { recentVar } from '#client/state/recent.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { usePersisted } from '#client/state/usePersisted.ts';
import { formatMoney } from '#schema/rules/money.ts';
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
import { CardFacts, optionFacts } from './CardFacts.tsx';
import { CardFoot, isUndeliverable } from './CardFoot.tsx';
import { cardPath, shownProduct } from './shownVariant.ts';
import { defaultLine } from './defaultLine.ts';
import { useUnitPrice } from './useUnitPrice.ts';
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
   * Fashion themes show a word.
   */
  renderActions?: (line: NewLine, place: 'tile' | 'row' | 'word') => ReactNode;
  /** Renders the buttons in the upper right corner: the wishlist button and, on hover and focus, the others. */
  renderMarks?: (subject: CardSubject) => ReactNode;
}

/**
 * Density of a card. A `row` is as wide as the page, a `halfRow` half as wide. Three `large` or `described` cards fit side by side, five
 * `compact` ones or six `dense` ones; dense cards do not name the vendor.
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
  /** Content below the facts. */
  details?: ReactNode;
  headingLevel?: 2 | 3;
}

/** Product card: picture, price, title, facts and a foot with arrival, vendor and control, or the current theme's versions of these parts. */
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
  const [isNear, setNear] = useState(false);
  const [isTravelling, setTravelling] = useState(() => claimTransition(whole.id));
  const cardTheme = use(CardThemeContext);
  const { state } = usePrefs();
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
  const isThemed = cardTheme !== null && !isRow;
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
  const part = { product, match, isOut, isViewed };
  return (
    <article
      className={cx(styles.card, isRow && styles.row, isThemed ? cardTheme.className : styles[density])}
      onPointerEnter={loadHoverImage}
      onFocus={loadHoverImage}
    >
      <div className={styles.stage}>
        <SharedPicture subject={subject}>
          <ProductImage
            image={product.images[0]}
            hoverImage={isNear && !isOut && !isThemed ? product.images[1] : null}
            sizes={sizes}
            isEager={isEager}
            isDimmed={isOut}
            isDecorative
          >
            {isThemed ? <cardTheme.Tag {...part} /> : <CardBadge isNew={product.label === 'NEW'} isViewed={isViewed} />}
          </ProductImage>
        </SharedPicture>
      </div>
      <div className={styles.text}>
        {isThemed ? (
          <>
            {title}
            <cardTheme.Details {...part} />
          </>
        ) : (
          <>
            <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} percent={discountPercent} />
            {title}
            <Facts product={product} match={match} />
            {details}
          </>
        )}
      </div>
      {renderMarks && (
        <div className={styles.marks}>
          {renderMarks({ productId: product.id, slug: product.slug, title: product.title, priceCents: whole.price.current.minorUnits })}
        </div>
      )}
      <CardFoot product={product} isShort={density === 'dense'}>
        {renderActions && controlOf(renderActions)}
      </CardFoot>
    </article>
  );

  /** Null for a product that cannot be ordered; its card leads to the product page, which gives the reason. */
  function controlOf(render: NonNullable<CardSlots['renderActions']>): ReactNode {
    const link = { path, title: product.title, isWord: isThemed };
    if (isSoldOut) return <NotifyLink {...link} />;
    if (!canBeOrdered || isUndeliverable(product, state)) return null;
    return line ? render(line, isThemed ? 'word' : isRow ? 'row' : 'tile') : <ChooseLink {...link} />;
  }
}

/** Badge in the corner of the picture. */
function CardBadge({ isNew, isViewed }: { isNew: boolean; isViewed: boolean }) {
  const t = useT();
  if (isViewed) {
    return (
      <Badge tone="quiet" isOnTile>
        {t('product.viewed')}
      </Badge>
    );
  }
  return isNew && <Badge isOnTile>{t('product.new')}</Badge>;
}

/** One line: the pack and its unit price, or the options, and the rating at its end. */
function Facts({ product, match }: Pick<Parameters<typeof ProductCard>[0], 'product'> & { match: ProductCard_MatchFragment | null }) {
  const t = useT();
  const unitPrice = useUnitPrice(product.price.unit);
  const { average, count } = product.rating;
  return (
    <div className={styles.facts}>
      <p>
        <CardFacts facts={optionFacts(product, match, t)} ending={unitPrice} />
      </p>
      <Rating average={average} count={count} />
    </div>
  );
}

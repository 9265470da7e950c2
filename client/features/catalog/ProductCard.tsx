import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import { productPath } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Badge } from '#client/ui/Badge.tsx';
import { cx } from '#client/ui/cx.ts';
import { PriceTag } from '#client/ui/PriceTag.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import { CardMeta } from './CardMeta.tsx';
import { ChooseLink } from './ChooseLink.tsx';
import { ProductCard_ProductFragmentDoc } from './ProductCard.generated.ts';
import type { ProductCard_ProductFragment } from './ProductCard.generated.ts';
import { quickLine } from './quickLine.ts';
import type { QuickLine } from './quickLine.ts';
import { useViewed } from './useViewed.ts';
import styles from './ProductCard.module.css';

/** What the marks on a card (heart, compare) need to know. */
export interface CardSubject {
  productId: string;
  slug: string;
  title: string;
  priceCents: number;
}

/** What a page puts on its cards: the card itself knows neither the cart nor the wishlist. */
export interface CardSlots {
  /**
   * Bottom right: the round + that becomes a stepper. Only called for what can be bought without a choice; what needs one gets a
   * link to its page instead. Left out, there is neither.
   */
  renderActions?: (line: QuickLine) => ReactNode;
  /** Top right: the heart, and what appears under it on hover and focus. */
  renderMarks?: (subject: CardSubject) => ReactNode;
}

interface ProductCardProps extends CardSlots {
  product: FragmentType<ProductCard_ProductFragment>;
  /** How wide the tile is shown, as the `sizes` of its picture. */
  sizes: string;
  /** The first row: its pictures load at once. */
  isEager?: boolean;
  /** `row` is the list view. */
  look?: 'card' | 'row';
  headingLevel?: 2 | 3;
}

/** A product as the market shows it: the tile is the card, the price hangs under it like a label on a shelf. */
export function ProductCard({
  product: from,
  sizes,
  isEager,
  look = 'card',
  headingLevel = 3,
  renderActions,
  renderMarks,
}: ProductCardProps) {
  const t = useT();
  const variables = { locale: useLocale() === 'ms' ? 'MS' : 'EN' } as const;
  const { data: product, complete } = useFragment({
    fragment: ProductCard_ProductFragmentDoc,
    fragmentName: 'ProductCard_product',
    from,
    variables,
  });
  const [isNear, setNear] = useState(false);
  const isViewed = useViewed(complete ? product.id : null);
  if (!complete) return null;

  const { current, was, discountPercent } = product.price;
  const isOut = product.stock.level === 'OUT' || product.status !== 'AVAILABLE';
  const canBeOrdered = !isOut && product.stock.purchasable > 0;
  const line = canBeOrdered ? quickLine(product) : null;
  const approach = () => {
    setNear(true);
  };
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={cx(styles.card, look === 'row' && styles.row)} onPointerEnter={approach} onFocus={approach}>
      <div className={styles.stage}>
        <Tile
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
        </Tile>
      </div>
      <div className={styles.text}>
        <PriceTag
          price={formatMoney(current.minorUnits)}
          was={was && formatMoney(was.minorUnits)}
          percent={discountPercent}
          className={styles.price}
        />
        <Heading className={styles.title}>
          <AppLink to={productPath(product.slug)} className={styles.link} title={product.title}>
            {product.title}
          </AppLink>
        </Heading>
        <CardMeta product={product} />
      </div>
      {renderMarks && (
        <div className={styles.marks}>
          {renderMarks({ productId: product.id, slug: product.slug, title: product.title, priceCents: current.minorUnits })}
        </div>
      )}
      {canBeOrdered && renderActions && (
        <div className={styles.actions}>{line ? renderActions(line) : <ChooseLink slug={product.slug} title={product.title} />}</div>
      )}
    </article>
  );
}

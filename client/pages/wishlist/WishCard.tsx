import { formatMoney } from '#schema/rules/money.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { CompareToggle } from '#client/features/saved/CompareToggle.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { canBeOrdered } from './moveToCart.ts';
import { WishAction } from './WishAction.tsx';
import type { WishRow } from './wishRows.ts';
import styles from './WishCard.module.css';

const SIZES = '(min-width: 1280px) 244px, (min-width: 1024px) 23vw, (min-width: 640px) 30vw, 46vw';

interface WishCardProps {
  row: WishRow;
  onTakeOff: () => void;
  onMove: () => void;
}

/** A saved product: its card, what has become of its price, and the way into the cart. */
export function WishCard({ row: { product, dropCents }, onTakeOff, onMove }: WishCardProps) {
  const t = useT();
  const isThere = canBeOrdered(product);
  return (
    <>
      <ProductCard
        product={product}
        sizes={SIZES}
        headingLevel={2}
        renderMarks={(subject) => (
          <>
            <HeartToggle {...subject} onTakeOff={onTakeOff} />
            <CompareToggle {...subject} />
          </>
        )}
      />
      <div className={styles.foot}>
        {dropCents > 0 && isThere && (
          <p className={styles.drop}>
            <Icon name="tag" size={16} />
            {t('wish.drop', { amount: formatMoney(dropCents) })}
          </p>
        )}
        <WishAction product={product} isWide onMove={onMove} />
      </div>
    </>
  );
}

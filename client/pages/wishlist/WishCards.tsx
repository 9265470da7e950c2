import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { CompareToggle } from '#client/features/saved/CompareToggle.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import { PriceAlert, RemovedWishNote, WishAction, type WishLayoutProps } from './WishParts.tsx';
import { type WishRow, canBeOrdered } from './wishRows.ts';
import styles from './WishlistPage.module.css';

/** The cards layout. Removed items become undo notes. */
export function WishCards({ rows, onTakeOff, onMove, onUndo }: WishLayoutProps) {
  const t = useT();
  return (
    <Grid as="ul" min="min(46%, 215px)" className={styles.cards} aria-label={t('wish.list')}>
      {rows.map((row) => {
        const { id } = row.product;
        return (
          <Stack as="li" key={id} data-item={id} gap={0}>
            {row.removed === null ? (
              <WishCard row={row} onTakeOff={() => onTakeOff([row])} onMove={() => onMove([row])} />
            ) : (
              <RemovedWishNote row={row} onUndo={onUndo} />
            )}
          </Stack>
        );
      })}
    </Grid>
  );
}

const SIZES = '(min-width: 1280px) 244px, (min-width: 1024px) 23vw, (min-width: 640px) 30vw, 46vw';

/** A saved product's card, with the price drop and a cart button. */
function WishCard({ row: { product, dropCents }, onTakeOff, onMove }: { row: WishRow; onTakeOff: () => void; onMove: () => void }) {
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
      <Stack gap={2} className={styles.cardFoot}>
        {dropCents > 0 && isThere && (
          <Cluster as="p" className={styles.drop}>
            <Icon name="tag" size={16} />
            {t('wish.drop', { amount: formatMoney(dropCents) })}
          </Cluster>
        )}
        <Cluster gap={1} noWrap>
          <WishAction product={product} isWide onMove={onMove} />
          <PriceAlert product={product} />
        </Cluster>
      </Stack>
    </>
  );
}

import { useState } from 'react';
import { AlertForm } from '#client/features/alerts/AlertForm.tsx';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { Skeleton } from '#client/ui/feedback/Skeleton.tsx';
import { LazyDrawer } from '#client/ui/overlays/LazyDrawer.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import { Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { formatMoney } from '#schema/rules/money.ts';
import type { GridProduct } from '#client/features/catalog/ProductGrid.tsx';
import { type WishRow, canBeOrdered, lineToMove } from './wishRows.ts';
import styles from './WishlistPage.module.css';

/** Props shared by all layouts. */
export interface WishLayoutProps {
  rows: readonly WishRow[];
  onTakeOff: (rows: readonly WishRow[]) => void;
  onMove: (rows: readonly WishRow[]) => void;
  onUndo: (row: WishRow) => void;
}

/** A saved product's cart button, or a link to its page if a choice is required or the product is unavailable. */
export function WishAction({ product, isWide, onMove }: { product: GridProduct; isWide?: boolean; onMove: () => void }) {
  const t = useT();
  const isThere = canBeOrdered(product);
  const about = <VisuallyHidden>: {product.title}</VisuallyHidden>;
  if (lineToMove(product)) {
    return (
      <Button variant="outline" size="small" isWide={isWide} onClick={onMove}>
        <span>
          <span>{t('wish.move')}</span>
          {about}
        </span>
      </Button>
    );
  }
  return (
    <ButtonLink variant={isThere ? 'outline' : 'quiet'} size="small" isWide={isWide} to={productPath(product.slug)}>
      <span>
        <span>{t(isThere ? 'wish.choose' : 'wish.alternatives')}</span>
        {about}
      </span>
    </ButtonLink>
  );
}

/** Button that opens the form for an alert about a lower price. */
export function PriceAlert({ product: { id, title, price } }: { product: GridProduct }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="bell" size={20} label={t('wish.priceAlert', { name: title })} onClick={() => setOpen(true)} />
      <LazyDrawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('alerts.priceTitle')}>
        <Stack gap={4} above={4}>
          <p>{title}</p>
          <AlertForm place="price" target={{ productId: id }} button={t('alerts.notify')} price={formatMoney(price.current.minorUnits)} />
        </Stack>
      </LazyDrawer>
    </>
  );
}

/** Undo note for an item that was removed or moved to the cart. */
export function RemovedWishNote({ row, onUndo }: { row: WishRow; onUndo: (row: WishRow) => void }) {
  const t = useT();
  const { title } = row.product;
  return (
    <RemovedNote
      text={t(row.removed?.movedTo == null ? 'wish.removed' : 'wish.moved', { name: title })}
      name={title}
      onUndo={() => onUndo(row)}
    />
  );
}

/** Skeleton of the list. Appears after a delay. */
export function WishSkeleton({ count, isCards }: { count: number; isCards: boolean }) {
  return (
    <Grid gap={6} min={isCards ? 'min(46%, 215px)' : '100%'} className={isCards ? styles.cards : undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, position) =>
        isCards ? (
          <Stack key={position} gap={2}>
            <Skeleton ratio="1" radius="var(--radius-l)" />
            <Skeleton width="40%" height="26px" />
            <Skeleton width="90%" height="20px" />
            <Skeleton width="60%" height="18px" />
            <Skeleton height="44px" radius="var(--radius-m)" />
          </Stack>
        ) : (
          <Skeleton key={position} height="88px" radius="var(--radius-l)" />
        ),
      )}
    </Grid>
  );
}

import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import { canBeOrdered, lineToMove } from './moveToCart.ts';
import type { SavedProduct } from './useSavedProducts.ts';

/** The way of a saved product into the cart; through its page when there is a choice to make, or nothing to be had. */
export function WishAction({ product, isWide, onMove }: { product: SavedProduct; isWide?: boolean; onMove: () => void }) {
  const t = useT();
  const isThere = canBeOrdered(product);
  const about = <VisuallyHidden>: {product.title}</VisuallyHidden>;
  if (lineToMove(product)) {
    return (
      <Button look="outline" size="small" isWide={isWide} onClick={onMove}>
        <span>
          {t('wish.move')}
          {about}
        </span>
      </Button>
    );
  }
  return (
    <ButtonLink look={isThere ? 'outline' : 'quiet'} size="small" isWide={isWide} to={productPath(product.slug)}>
      <span>
        {t(isThere ? 'wish.choose' : 'wish.alternatives')}
        {about}
      </span>
    </ButtonLink>
  );
}

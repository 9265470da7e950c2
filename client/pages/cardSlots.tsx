import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import type { CardSlots } from '#client/features/catalog/ProductCard.tsx';
import { CompareToggle } from '#client/features/saved/CompareToggle.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';
import { QuickViewButton } from '#client/features/product/QuickViewButton.tsx';

const VARIANTS = { tile: 'disc', row: 'pill', word: 'word' } as const;

/** Controls on product cards: cart, wishlist, quick view and comparison. */
export const cardSlots: CardSlots = {
  renderActions: (line, place) => <CardCartButton line={line} variant={VARIANTS[place]} />,
  renderMarks: (subject) => (
    <>
      <HeartToggle {...subject} />
      <QuickViewButton {...subject} />
      <CompareToggle {...subject} />
    </>
  ),
};

import { CardCartButton } from '#client/features/cart/CardCartButton.tsx';
import type { CardSlots } from '#client/features/catalog/ProductCard.tsx';
import { CompareToggle } from '#client/features/saved/CompareToggle.tsx';
import { HeartToggle } from '#client/features/saved/HeartToggle.tsx';

/** What lies on the cards that are not (yet) on the shopper's own list. */
export const cardSlots: CardSlots = {
  renderActions: (line) => <CardCartButton line={line} />,
  renderMarks: (subject) => (
    <>
      <HeartToggle {...subject} />
      <CompareToggle {...subject} />
    </>
  ),
};

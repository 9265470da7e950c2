import type { CardLook } from './CardLook.ts';
import { FashionCardDetails } from './FashionCardDetails.tsx';
import { FashionCardSizes } from './FashionCardSizes.tsx';
import { FashionCardTag } from './FashionCardTag.tsx';
import styles from './FashionCard.module.css';

/** A product as the fashion pages show it: a tall tile with the heart alone at rest, sizes over its foot, colours beside the name. */
export const fashionCardLook: CardLook = {
  className: styles.piece!,
  Tag: FashionCardTag,
  Foot: FashionCardSizes,
  Details: FashionCardDetails,
};

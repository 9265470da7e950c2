import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import type { CardPartProps } from './CardLook.ts';
import { pieceChoices } from './fashionCardChoices.ts';
import styles from './FashionCard.module.css';

/** As many as stand in one row. */
const SHOWN = 5;

/** The sizes over the foot of a tile, when the pointer or the focus is on the card: each opens the product with that size chosen. */
export function FashionCardSizes({ product }: CardPartProps) {
  const t = useT();
  const { sizes } = pieceChoices(product);
  if (sizes.length === 0) return null;
  return (
    <ul className={styles.sizes} aria-label={t('fashion.sizes', { name: product.title })}>
      {sizes.slice(0, SHOWN).map(({ value, label, isLeft }) => (
        <li key={value}>
          {isLeft ? (
            <AppLink
              to={productPath(product.slug, { size: value })}
              aria-label={t('fashion.chooseSize', { size: label, name: product.title })}
            >
              {label}
            </AppLink>
          ) : (
            <s>{label}</s>
          )}
        </li>
      ))}
    </ul>
  );
}

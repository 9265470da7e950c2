import { shopPath } from '#client/config/links.ts';
import { listFacet, type Facet } from '#client/features/filters/facetGroups.ts';
import { foldWords } from '#client/lib/foldWords.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Listing.module.css';

interface NamedShopProps {
  /** The words that were looked for. */
  words: string;
  facets: readonly Facet[];
}

/** Who looks for a shop by its name may want the shop: the way there, above its goods. Nothing for other words. */
export function NamedShop({ words, facets }: NamedShopProps) {
  const t = useT();
  const sellers = listFacet(facets, 'VENDOR')?.values ?? [];
  const shop = sellers.find(({ label, count }) => count > 0 && foldWords(label) === foldWords(words));
  if (shop === undefined) return null;
  return (
    <p className={styles.namedShopLine}>
      <AppLink to={shopPath(shop.value)}>
        <Icon name="shop" size={20} />
        {t('search.goToShop', { name: shop.label })}
        <Icon name="arrowRight" size={18} />
      </AppLink>
    </p>
  );
}

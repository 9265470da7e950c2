import { useLocation } from 'react-router-dom';
import { FASHION_SHOP_PATH, fashionShopPath } from '#client/config/links.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';

export interface NavCategory {
  slug: string;
  name: string;
}

/** The departments that the header names, in this order; those the shop does not have are left out. */
const DEPARTMENTS = ['womens-wear', 'mens-wear', 'party-wear', 'bags', 'jewellery', 'glasses'];

interface FashionNavProps {
  categories: readonly NavCategory[];
  label: string;
  onFollow?: () => void;
  className?: string;
}

/** Links to the departments of the fashion shop. */
export function FashionNav({ categories, label, onFollow, className }: FashionNavProps) {
  const { pathname, search } = useLocation();
  const chosen = pathname === FASHION_SHOP_PATH ? new URLSearchParams(search).getAll('category') : [];
  const shown = DEPARTMENTS.flatMap((slug) => categories.find((category) => category.slug === slug) ?? []);
  return (
    <nav aria-label={label} className={className}>
      {shown.map(({ slug, name }) => (
        <AppLink
          key={slug}
          to={fashionShopPath({ category: slug })}
          aria-current={chosen.includes(slug) ? 'page' : undefined}
          onClick={onFollow}
        >
          {capitalised(name)}
        </AppLink>
      ))}
    </nav>
  );
}

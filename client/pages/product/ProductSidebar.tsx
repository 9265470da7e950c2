import { categoryPath } from '#client/config/links.ts';
import { SmallProduct } from '#client/features/catalog/SmallProduct.tsx';
import type { SmallProduct_ProductFragment } from '#client/features/catalog/SmallProduct.generated.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import type { ProductSidebar_GroupFragment } from './ProductSidebar.generated.ts';
import styles from './ProductSidebar.module.css';

interface ProductSidebarProps {
  /** Null: they could not be loaded. */
  groups: readonly ProductSidebar_GroupFragment[] | null;
  topRated: readonly SmallProduct_ProductFragment[] | null;
  /** The category of the product: its group is the one that stands open. */
  currentCategory: string | null;
  onRetry: () => void;
}

/** Beside a product: where else to look, and what others liked best. */
export function ProductSidebar({ groups, topRated, currentCategory, onRetry }: ProductSidebarProps) {
  const t = useT();
  return (
    <div className={styles.sidebar}>
      <div>
        <h2 className={styles.heading}>{t('nav.categories')}</h2>
        {groups === null ? (
          <SectionError onRetry={onRetry} />
        ) : (
          groups.map((group, at) => <Group key={at} group={group} currentCategory={currentCategory} />)
        )}
      </div>
      <section aria-labelledby="sidebar-rated">
        <h2 id="sidebar-rated" className={styles.heading}>
          {t('product.topRated')}
        </h2>
        {topRated === null ? (
          <SectionError onRetry={onRetry} />
        ) : (
          <ol className={styles.products}>
            {topRated.map((product) => (
              <SmallProduct key={product.id} product={product}>
                <span className={styles.price}>{formatMoney(product.price.current.minorUnits)}</span>
                {product.rating.count > 0 && <Rating average={product.rating.average} count={product.rating.count} />}
              </SmallProduct>
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Group({ group, currentCategory }: { group: ProductSidebar_GroupFragment; currentCategory: string | null }) {
  return (
    <details className={styles.group} open={group.categories.some(({ slug }) => slug === currentCategory)}>
      <summary>{group.name}</summary>
      <ul>
        {group.categories.map(({ slug, name, productCount }) => (
          <li key={slug}>
            <AppLink to={categoryPath(slug)} aria-current={slug === currentCategory ? 'true' : undefined}>
              {capitalised(name)} <span className={styles.count}>{productCount}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

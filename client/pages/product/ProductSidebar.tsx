import { useFragment } from '@apollo/client/react';
import type { FragmentType } from '@apollo/client';
import { categoryPath, productPath } from '#client/config/links.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import { Rating } from '#client/ui/Rating.tsx';
import { SectionError } from '#client/ui/SectionError.tsx';
import { Tile } from '#client/ui/Tile.tsx';
import type { ProductSidebar_GroupFragment, ProductSidebar_ProductFragment } from './ProductSidebar.generated.ts';
import { ProductSidebar_GroupFragmentDoc, ProductSidebar_ProductFragmentDoc } from './ProductSidebar.generated.ts';
import styles from './ProductSidebar.module.css';

interface ProductSidebarProps {
  /** Null: they could not be loaded. */
  groups: readonly FragmentType<ProductSidebar_GroupFragment>[] | null;
  topRated: readonly FragmentType<ProductSidebar_ProductFragment>[] | null;
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
            {topRated.map((product, at) => (
              <SmallProduct key={at} product={product} />
            ))}
          </ol>
        )}
      </section>
    </div>
  );
}

function Group({ group: from, currentCategory }: { group: FragmentType<ProductSidebar_GroupFragment>; currentCategory: string | null }) {
  const { data: group, complete } = useFragment({
    fragment: ProductSidebar_GroupFragmentDoc,
    fragmentName: 'ProductSidebar_group',
    from,
    variables: { locale: apiLocale(useLocale()) },
  });
  if (!complete) return null;
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

function SmallProduct({ product: from }: { product: FragmentType<ProductSidebar_ProductFragment> }) {
  const { data: product, complete } = useFragment({
    fragment: ProductSidebar_ProductFragmentDoc,
    fragmentName: 'ProductSidebar_product',
    from,
    variables: { locale: apiLocale(useLocale()) },
  });
  if (!complete) return null;
  return (
    <li className={styles.product}>
      <Tile image={product.images[0]} sizes="64px" isDecorative className={styles.tile} />
      <div>
        <AppLink to={productPath(product.slug)} className={styles.title}>
          {product.title}
        </AppLink>
        <p className={styles.line}>
          <span className={styles.price}>{formatMoney(product.price.current.minorUnits)}</span>
          {product.rating.count > 0 && <Rating average={product.rating.average} count={product.rating.count} />}
        </p>
      </div>
    </li>
  );
}

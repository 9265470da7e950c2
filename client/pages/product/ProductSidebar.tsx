import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { categoryPath } from '#client/config/links.ts';
import { SmallProduct } from '#client/features/catalog/SmallProduct.tsx';
import type { SmallProduct_ProductFragment } from '#client/features/catalog/SmallProduct.generated.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Part } from '#client/ui/primitives/SectionHeading.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import type { ProductSidebar_GroupFragment } from './ProductPage.generated.ts';
import styles from './Product.module.css';

interface ProductSidebarProps {
  /** null if loading failed. */
  groups: readonly ProductSidebar_GroupFragment[] | null;
  topRated: readonly SmallProduct_ProductFragment[] | null;
  /** The product's category, whose group is expanded. */
  currentCategory: string | null;
  onRetry: () => void;
}

/** Sidebar for a product: categories and top-rated products. */
export function ProductSidebar({ groups, topRated, currentCategory, onRetry }: ProductSidebarProps) {
  const t = useT();
  return (
    <Grid columns={{ base: 1, sm: 2, lg: 1 }} gap={10} align="start">
      <Stack>
        <Heading level={2} size="lead">
          {t('nav.categories')}
        </Heading>
        {groups === null ? (
          <SectionError onRetry={onRetry} />
        ) : (
          <div>
            {groups.map((group, at) => (
              <Group key={at} group={group} currentCategory={currentCategory} />
            ))}
          </div>
        )}
      </Stack>
      <Part id="sidebar-rated" size="lead" title={t('product.topRated')}>
        {topRated === null ? (
          <SectionError onRetry={onRetry} />
        ) : (
          <Stack as="ol">
            {topRated.map((product) => (
              <SmallProduct key={product.id} product={product}>
                <Text as="span" weight="strong" isTabular>
                  {formatMoney(product.price.current.minorUnits)}
                </Text>
                {product.rating.count > 0 && <Rating average={product.rating.average} count={product.rating.count} />}
              </SmallProduct>
            ))}
          </Stack>
        )}
      </Part>
    </Grid>
  );
}

function Group({ group, currentCategory }: { group: ProductSidebar_GroupFragment; currentCategory: string | null }) {
  return (
    <details className={styles.group} open={group.categories.some(({ slug }) => slug === currentCategory)}>
      <Cluster as="summary" gap={3} justify="between" noWrap>
        {group.name}
      </Cluster>
      <ul>
        {group.categories.map(({ slug, name, productCount }) => (
          <li key={slug}>
            <Cluster
              as={AppLink}
              gap={3}
              justify="between"
              noWrap
              to={categoryPath(slug)}
              aria-current={slug === currentCategory ? 'true' : undefined}
            >
              {capitalised(name)}{' '}
              <Text as="span" tone="subtle" isTabular>
                {productCount}
              </Text>
            </Cluster>
          </li>
        ))}
      </ul>
    </details>
  );
}

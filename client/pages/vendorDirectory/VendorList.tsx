import type { ViewByPage } from '#client/routes/routeTypes.ts';
import { shopPath } from '#client/config/links.ts';
import { ProductCard } from '#client/features/catalog/ProductCard.tsx';
import { VendorBlock } from '#client/features/vendors/VendorBlock.tsx';
import { VendorTile } from '#client/features/vendors/VendorTile.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { cardSlots } from '../cardSlots.tsx';
import { vendorSlots } from '../vendorSlots.tsx';
import type { VendorDirectoryQuery } from './VendorDirectoryPage.generated.ts';
import styles from './VendorDirectory.module.css';

type ListedVendor = NonNullable<VendorDirectoryQuery['vendors']>['nodes'][number];

interface VendorListProps {
  vendors: readonly ListedVendor[];
  variant: ViewByPage['vendorDirectory']['variant'];
}

/** The sellers of a page in one of three looks. */
export function VendorList({ vendors, variant }: VendorListProps) {
  const t = useT();
  return (
    <Grid
      as="ul"
      columns={variant === 'cards' ? { base: 1, sm: 2, lg: 3, xl: 4 } : 1}
      gap={variant === 'cards' ? 5 : 0}
      className={styles[variant]}
      aria-label={t('vend.title')}
    >
      {vendors.map((vendor, at) => (
        <li key={vendor.id}>
          {variant === 'cards' ? (
            <VendorTile vendor={vendor} isEager={at < 4} {...vendorSlots} />
          ) : (
            <VendorBlock vendor={vendor} {...vendorSlots}>
              {variant === 'catalog' ? <Products vendor={vendor} isEager={at === 0} /> : undefined}
            </VendorBlock>
          )}
        </li>
      ))}
    </Grid>
  );
}

/** A row of what the seller has, or the word that the counter is empty. */
function Products({ vendor: { slug, name, products }, isEager }: { vendor: ListedVendor; isEager: boolean }) {
  const t = useT();
  const nodes = products?.nodes ?? [];
  if (nodes.length === 0)
    return (
      <Text tone="muted" className={styles.none}>
        {t('vend.nothingYet')} <AppLink to={shopPath(slug)}>{t('vend.visit')}</AppLink>
      </Text>
    );
  return (
    <ScrollRow label={t('vend.productsOf', { name })} className={styles.products} hasButtons>
      {nodes.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes="(min-width: 1280px) 244px, 200px" isEager={isEager} {...cardSlots} />
        </li>
      ))}
    </ScrollRow>
  );
}

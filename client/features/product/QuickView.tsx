import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useQuery } from '@apollo/client/react';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { productPath } from '#client/config/links.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { Rating } from '#client/ui/primitives/Rating.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { ChooseAndBuy } from './BuyActions.tsx';
import { PriceLine } from './PriceLine.tsx';
import { QuickViewDocument, type ProductDetail_ProductFragment } from './Product.generated.ts';
import styles from './Product.module.css';
import { useLocalChoice } from './useChoice.ts';

/** Drawer with a product's most important data and buy buttons, for product lists. */
export function QuickView({ slug, title, isOpen, onClose }: { slug: string; title: string; isOpen: boolean; onClose: () => void }) {
  const variables = { slug, locale: useApiLocale(), state: usePrefs().state ?? DEFAULT_STATE };
  const { data, loading, refetch } = useQuery(QuickViewDocument, { variables, skip: !isOpen, errorPolicy: 'all' });
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={title}>
      {data?.product ? (
        <Content product={data.product} onClose={onClose} />
      ) : (
        !loading && <SectionError onRetry={() => void refetch().catch(() => undefined)} />
      )}
    </Drawer>
  );
}

function Content({ product, onClose }: { product: ProductDetail_ProductFragment; onClose: () => void }) {
  const t = useT();
  const selection = useLocalChoice(product);
  const { shown } = selection;
  const isBuyable = product.status === 'AVAILABLE' && product.stock.purchasable > 0;
  const image = product.images.find(({ url }) => url === shown?.image?.url) ?? product.images[0];
  return (
    <Stack gap={4}>
      <ProductImage image={image} sizes="420px" isEager isDimmed={!isBuyable} className={styles.tile} />
      <Text size="compact" tone="muted">
        {t('product.soldBy', { vendor: product.vendor.name })}
      </Text>
      {product.rating.count > 0 && <Rating average={product.rating.average} count={product.rating.count} variant="stars" />}
      <PriceLine price={shown?.price ?? product.price} isFrom={false} />
      {!isBuyable && <p role="status">{t('product.outOfStock')}</p>}
      <ChooseAndBuy product={product} selection={selection} isBuyable={isBuyable} isInDrawer onAdded={onClose} />
      <Text tone="muted">{product.description}</Text>
      <p>
        <AppLink to={productPath(product.slug)}>{t('product.allDetails')}</AppLink>
      </p>
    </Stack>
  );
}

import { Cluster, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { quickLine } from '#client/features/catalog/quickLine.ts';
import { newLine, type NewLine } from '#client/state/newLine.ts';
import { DEFAULT_QUANTITY } from '#client/config/limits.ts';
import { productPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { addToCart } from '#client/state/cart.ts';
import { openCart } from '#client/state/ui.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Price } from '#client/ui/primitives/Price.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { isPurchasable, type DetailProduct } from '#client/features/product/chooseVariant.ts';
import type { ProductChoice } from '#client/features/product/useChoice.ts';
import styles from './Product.module.css';

/** What others put into the same cart: all of it with one press. Only what needs no choice is offered. */
export function BoughtTogether({ product, selection }: { product: DetailProduct; selection: ProductChoice }) {
  const t = useT();
  const own = selection.variant && isPurchasable(selection.variant) ? newLine(product, selection.variant, product.images[0]) : null;
  const others = product.together.map(quickLine).filter((line) => line !== null);
  if (others.length === 0) return null;
  const lines: NewLine[] = own ? [own, ...others] : others;
  const total = lines.reduce((sum, line) => sum + line.seenPriceCents, 0);
  const addAll = () => {
    for (const line of lines) addToCart({ ...line, quantity: DEFAULT_QUANTITY });
    openCart();
  };
  return (
    <Surface as="section" tone="sunken" pad={6} radius="xl" gap={5} measure="640px" aria-labelledby="together">
      <Heading level={2} size="title" id="together">
        {t('product.together')}
      </Heading>
      <Stack as="ul">
        {lines.map((line) => (
          <Cluster as="li" key={line.variantId} gap={3} noWrap>
            <ProductImage image={line.snapshot.picture} sizes={64} isDecorative />
            <div className={styles.grow}>
              <Text size="compact" weight="strong">
                {line === own ? (
                  line.snapshot.title
                ) : (
                  <AppLink to={productPath(line.snapshot.slug)} className={styles.link}>
                    {line.snapshot.title}
                  </AppLink>
                )}
              </Text>
              <Text size="small" tone="subtle">
                {line === own ? t('product.thisItem') : line.snapshot.vendorName}
              </Text>
            </div>
            <Text as="span" weight="strong">
              <Price money={formatMoney(line.seenPriceCents)} size="table" />
            </Text>
          </Cluster>
        ))}
      </Stack>
      <Button look="outline" isWide needsScript onClick={addAll}>
        {t('product.addAll', { n: lines.length, amount: formatMoney(total) })}
      </Button>
    </Surface>
  );
}

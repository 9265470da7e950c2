import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { PriceTag } from '#client/ui/primitives/PriceTag.tsx';
import type { ProductPrice_PriceFragment } from './Product.generated.ts';

interface PriceLineProps {
  price: ProductPrice_PriceFragment;
  /** `price` is the lowest of several, because not all options have been chosen. */
  isFrom: boolean;
}

/** Price with the former price and the saving. This is the page's only solid red price tag. */
export function PriceLine({ price, isFrom }: PriceLineProps) {
  const t = useT();
  const { current, was, discountPercent } = price;
  return (
    <Cluster>
      {isFrom && (
        <Text as="span" tone="muted">
          {t('product.from')}
        </Text>
      )}
      <PriceTag price={formatMoney(current.minorUnits)} was={was && formatMoney(was.minorUnits)} variant="solid" size="large" />
      {discountPercent !== null && (
        <Text as="strong" size="body" tone="saving" weight="strong">
          {t('product.save', { n: discountPercent })}
        </Text>
      )}
    </Cluster>
  );
}

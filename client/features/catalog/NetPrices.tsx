import { useT } from '#client/i18n/useT.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { VAT_PERCENT } from '#schema/rules/totals.ts';

/** States the currency and that the prices exclude VAT: once for all cards of a page. */
export function NetPrices() {
  const t = useT();
  return (
    <Text as="span" size="small" tone="subtle">
      {t('product.netPrices', { n: VAT_PERCENT })}
    </Text>
  );
}

import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { centsOf } from './priceText.ts';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** What it costs, and what it cost before. */
export function PriceFields({ form }: { form: ProductForm }) {
  const t = useT();
  const price = centsOf(form.values.price);
  const was = centsOf(form.values.wasPrice);
  const isTooLow = price !== null && was !== null && was <= price;
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
      <TextField
        {...textProps(form, 'price')}
        kind="money"
        label={t('vendorProducts.price')}
        hint={t('vendorProducts.priceHint', { n: VAT_PERCENT })}
        placeholder="0.00"
        onBlur={() => {
          if (form.values.price.trim() !== '' && price === null) form.errors.mark('price', t('vendorProducts.badPrice'));
        }}
      />
      <TextField
        {...textProps(form, 'wasPrice')}
        kind="money"
        label={t('vendorProducts.wasPrice')}
        hint={t('vendorProducts.wasPriceHint')}
        isOptional
        placeholder="0.00"
        onBlur={() => {
          if (isTooLow) form.errors.mark('wasPrice', t('vendorProducts.wasAbove', { price: formatMoney(price) }));
        }}
      />
    </Grid>
  );
}

import { VAT_PERCENT } from '#schema/rules/totals.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { formatMoney } from '#schema/rules/money.ts';
import { useT } from '#client/i18n/useT.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** What it costs, and what it cost before. */
export function PriceFields({ form }: { form: ProductForm }) {
  const t = useT();
  const price = parseCents(form.values.price);
  const was = parseCents(form.values.wasPrice);
  const isTooLow = price !== null && was !== null && was <= price;
  return (
    <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
      <TextField
        {...textProps(form, 'price')}
        label={t('vendorProducts.price')}
        hint={t('vendorProducts.priceHint', { n: VAT_PERCENT })}
        inputMode="decimal"
        placeholder="0.00"
        autoComplete="off"
        onBlur={() => {
          if (form.values.price.trim() !== '' && price === null) form.errors.mark('price', t('vendorProducts.badPrice'));
        }}
      />
      <TextField
        {...textProps(form, 'wasPrice')}
        label={t('vendorProducts.wasPrice')}
        hint={t('vendorProducts.wasPriceHint')}
        isOptional
        inputMode="decimal"
        placeholder="0.00"
        autoComplete="off"
        onBlur={() => {
          if (isTooLow) form.errors.mark('wasPrice', t('vendorProducts.wasAbove', { price: formatMoney(price) }));
        }}
      />
    </Grid>
  );
}

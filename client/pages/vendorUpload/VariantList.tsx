import { colourName } from '#client/i18n/labels.ts';
import { MAX_SKU_LENGTH } from '#schema/rules/limits.ts';
import type { VariantRow } from '#client/state/productDrafts.ts';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { fieldId } from './places.ts';
import { EMPTY_ROW, madeKeys, skuOf } from './productValues.ts';
import type { ProductForm } from './useProductForm.ts';
import { withRow } from './variantChanges.ts';
import { Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorUpload.module.css';

const PARTS = ['sku', 'price', 'wasPrice'] as const;

/** Number, price and picture of each variant that is made, for those that differ. */
export function VariantList({ form }: { form: ProductForm }) {
  const t = useT();
  const { values, change } = form;
  const made = madeKeys(values);
  const hasErrors = made.some((key) => PARTS.some((part) => form.errorOf(`rows.${key}.${part}`) !== null));
  if (made.length === 0) return null;
  const set = (key: string, part: Partial<VariantRow>) => change(({ rows }) => ({ rows: withRow(rows, key, part) }));
  const field = (key: string, part: (typeof PARTS)[number]) => ({
    id: fieldId(`rows.${key}.${part}`),
    name: `rows.${key}.${part}`,
    value: (values.rows[key] ?? EMPTY_ROW)[part],
    error: form.errorOf(`rows.${key}.${part}`),
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      set(key, { [part]: target.value });
      form.errors.forget(`rows.${key}.${part}`);
    },
  });
  return (
    <details className={shared.fold} open={hasErrors || undefined}>
      <summary>{t('vendorProducts.editEach')}</summary>
      <Stack gap={5}>
        {made.map((key) => {
          const [size = '', color = ''] = key.split('|');
          const name = [size, colourName(color, t)].filter((part) => part !== '').join(', ');
          return (
            <Grid key={key} as="fieldset" min="165px" gap={3} align="start">
              <legend className={styles.legend}>{name}</legend>
              <TextField
                {...field(key, 'sku')}
                label={t('vendorProducts.sku')}
                maxLength={MAX_SKU_LENGTH}
                placeholder={skuOf(values, key)}
              />
              <TextField
                {...field(key, 'price')}
                label={t('vendorProducts.ownPrice')}
                inputMode="decimal"
                placeholder={values.price || '0.00'}
              />
              <TextField
                {...field(key, 'wasPrice')}
                label={t('vendorProducts.wasPrice')}
                inputMode="decimal"
                placeholder={values.wasPrice}
              />
              {values.images.length > 1 && (
                <SelectField
                  fieldClassName={only.scripted}
                  label={t('vendorProducts.shownBy')}
                  value={values.rows[key]?.imageId ?? ''}
                  onChange={({ target }) => set(key, { imageId: target.value || null })}
                >
                  <option value="">{t('vendorProducts.cardPicture')}</option>
                  {values.images.slice(1).map(({ id, alt }, index) => (
                    <option key={id} value={id}>
                      {alt || t('vendorProducts.pictureN', { n: index + 2 })}
                    </option>
                  ))}
                </SelectField>
              )}
            </Grid>
          );
        })}
      </Stack>
    </details>
  );
}

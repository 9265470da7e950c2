import { colourName } from '#client/i18n/labels.ts';
import { MAX_SKU_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { madeKeys, skuOf } from './productValues.ts';
import type { ProductForm } from './useProductForm.ts';
import { changeRow, rowProps } from './textProps.ts';
import { Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorUpload.module.css';

const PARTS = ['sku', 'price', 'wasPrice'] as const;

/** Number, price and picture of each variant that is made, for those that differ. */
export function VariantList({ form }: { form: ProductForm }) {
  const t = useT();
  const { values } = form;
  const made = madeKeys(values);
  const hasErrors = made.some((key) => PARTS.some((part) => form.errorOf(`rows.${key}.${part}`) !== null));
  if (made.length === 0) return null;
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
                {...rowProps(form, key, 'sku')}
                kind="own"
                label={t('vendorProducts.sku')}
                maxLength={MAX_SKU_LENGTH}
                placeholder={skuOf(values, key)}
              />
              <TextField
                {...rowProps(form, key, 'price')}
                kind="money"
                label={t('vendorProducts.ownPrice')}
                placeholder={values.price || '0.00'}
              />
              <TextField
                {...rowProps(form, key, 'wasPrice')}
                kind="money"
                label={t('vendorProducts.wasPrice')}
                placeholder={values.wasPrice}
              />
              {values.images.length > 1 && (
                <SelectField
                  fieldClassName={only.scripted}
                  label={t('vendorProducts.shownBy')}
                  value={values.rows[key]?.imageId ?? ''}
                  onChange={({ target }) => changeRow(form, key, { imageId: target.value || null })}
                  empty={t('vendorProducts.cardPicture')}
                  options={values.images.slice(1).map(({ id, alt }, at) => [id, alt || t('vendorProducts.pictureN', { n: at + 2 })])}
                />
              )}
            </Grid>
          );
        })}
      </Stack>
    </details>
  );
}

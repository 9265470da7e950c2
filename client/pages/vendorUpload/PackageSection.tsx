import { MAX_WEIGHT_LENGTH } from '#schema/rules/limits.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import styles from './VendorUpload.module.css';
import { fieldId } from './places.ts';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** How much of it there is in a pack, and where it can be bought. */
export function PackageSection({ form }: { form: ProductForm }) {
  const t = useT();
  const error = form.errorOf('fulfilment');
  const place = (name: 'isOnline' | 'isInStore') => ({
    name,
    value: TICKED,
    checked: form.values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => {
      form.change({ [name]: target.checked });
      form.errors.forget('fulfilment');
    },
  });
  return (
    <ConsoleSection id="part-package" title={t('vendorProducts.package')} lead={t('vendorProducts.packageLead')}>
      <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
        <TextField
          {...textProps(form, 'weight')}
          kind="own"
          label={t('vendorProducts.weight')}
          hint={t('vendorProducts.weightHint')}
          isOptional
          maxLength={MAX_WEIGHT_LENGTH}
        />
        <fieldset aria-describedby={error ? `${fieldId('fulfilment')}-error` : undefined}>
          <legend className={styles.legend}>{t('vendorProducts.where')}</legend>
          <CheckboxField id={fieldId('fulfilment')} {...place('isOnline')} label={t('vendorProducts.online')} />
          <CheckboxField {...place('isInStore')} label={t('vendorProducts.inStore')} />
          <FieldError id={`${fieldId('fulfilment')}-error`}>{error}</FieldError>
        </fieldset>
      </Grid>
    </ConsoleSection>
  );
}

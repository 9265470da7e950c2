import { MAX_WEIGHT_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './VendorUpload.module.css';
import { fieldId } from './places.ts';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** How much of it there is in a pack, and where it can be bought. */
export function PackageSection({ form }: { form: ProductForm }) {
  const t = useT();
  const error = form.errorOf('fulfilment');
  const place = (name: 'isOnline' | 'isInStore') => ({
    checked: form.values[name],
    onChange: ({ target }: { target: { checked: boolean } }) => {
      form.change({ [name]: target.checked });
      form.errors.forget('fulfilment');
    },
  });
  return (
    <section className={styles.productEditorPart} aria-labelledby="part-parcel">
      <h2 id="part-parcel">{t('vendorProducts.package')}</h2>
      <p className={styles.lead}>{t('vendorProducts.packageLead')}</p>
      <div className={styles.fields}>
        <TextField
          {...textProps(form, 'weight')}
          label={t('vendorProducts.weight')}
          hint={t('vendorProducts.weightHint')}
          isOptional
          maxLength={MAX_WEIGHT_LENGTH}
          autoComplete="off"
        />
        <fieldset className={styles.set} aria-describedby={error ? `${fieldId('fulfilment')}-error` : undefined}>
          <legend>{t('vendorProducts.where')}</legend>
          <CheckboxField id={fieldId('fulfilment')} {...place('isOnline')} label={t('vendorProducts.online')} />
          <CheckboxField {...place('isInStore')} label={t('vendorProducts.inStore')} />
          <FieldError id={`${fieldId('fulfilment')}-error`}>{error}</FieldError>
        </fieldset>
      </div>
    </section>
  );
}

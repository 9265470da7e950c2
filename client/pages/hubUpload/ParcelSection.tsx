import { MAX_WEIGHT_LENGTH } from '#schema/rules/limits.ts';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/CheckboxField.tsx';
import { FieldError } from '#client/ui/FieldError.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import styles from './ProductEditor.module.css';
import { fieldId } from './places.ts';
import { textProps } from './textProps.ts';
import type { ProductForm } from './useProductForm.ts';

/** How much of it there is in a pack, and where it can be bought. */
export function ParcelSection({ form }: { form: ProductForm }) {
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
    <section className={styles.part} aria-labelledby="part-parcel">
      <h2 id="part-parcel">{t('hubGoods.parcel')}</h2>
      <p className={styles.lead}>{t('hubGoods.parcelLead')}</p>
      <div className={styles.fields}>
        <TextField
          {...textProps(form, 'weight')}
          label={t('hubGoods.weight')}
          hint={t('hubGoods.weightHint')}
          isOptional
          maxLength={MAX_WEIGHT_LENGTH}
          autoComplete="off"
        />
        <fieldset className={styles.set} aria-describedby={error ? `${fieldId('fulfilment')}-error` : undefined}>
          <legend>{t('hubGoods.where')}</legend>
          <CheckboxField id={fieldId('fulfilment')} {...place('isOnline')} label={t('hubGoods.online')} />
          <CheckboxField {...place('isInStore')} label={t('hubGoods.inStore')} />
          <FieldError id={`${fieldId('fulfilment')}-error`}>{error}</FieldError>
        </fieldset>
      </div>
    </section>
  );
}

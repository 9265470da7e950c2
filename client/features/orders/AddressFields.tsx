import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import styles from './AddressFields.module.css';
import { stateMismatch, type AddressField } from './checkoutForm.ts';
import { fieldProps } from './fieldProps.ts';
import type { AddressForm } from './useCheckoutForm.ts';

/** An address in Malaysia. The postcode fills the state; a pair that looks odd is pointed out, not refused. */
export function AddressFields({ form, prefix }: { form: AddressForm; prefix: '' | 'billing.' }) {
  const t = useT();
  const locale = useLocale();
  const purpose = prefix === '' ? 'shipping' : 'billing';
  const props = (field: AddressField) => fieldProps(form, `${prefix}${field}`);
  const usualState = stateMismatch(form.values, prefix);
  const filledFrom = form.filledFrom[prefix];
  const stateHint = usualState
    ? t('f.mismatch', { postcode: form.values[`${prefix}postalCode`] ?? '', state: MALAYSIAN_STATES[usualState][locale] })
    : filledFrom
      ? t('co.stateFilled', { postcode: filledFrom })
      : undefined;
  return (
    <div className={styles.address}>
      <div className={styles.two}>
        <TextField {...props('firstName')} label={t('f.first')} autoComplete={`${purpose} given-name`} />
        <TextField
          {...props('lastName')}
          label={t('f.last')}
          hint={t('co.lastNameHint')}
          isOptional
          autoComplete={`${purpose} family-name`}
        />
      </div>
      <TextField {...props('line1')} label={t('f.line1')} autoComplete={`${purpose} address-line1`} />
      <TextField {...props('line2')} label={t('f.line2')} isOptional autoComplete={`${purpose} address-line2`} />
      <div className={styles.three}>
        <TextField
          {...props('postalCode')}
          label={t('f.postcode')}
          inputMode="numeric"
          maxLength={5}
          autoComplete={`${purpose} postal-code`}
        />
        <TextField {...props('city')} label={t('f.city')} autoComplete={`${purpose} address-level2`} />
        <SelectField {...props('state')} label={t('f.state')} autoComplete={`${purpose} address-level1`}>
          {Object.entries(MALAYSIAN_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name[locale]}
            </option>
          ))}
        </SelectField>
      </div>
      <p className={styles.hint} role="status">
        {stateHint}
      </p>
      <p className={styles.country}>
        {t('f.country')}: {t('f.malaysia')}
      </p>
    </div>
  );
}

import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './Address.module.css';
import { stateMismatch, type AddressField } from './checkoutForm.ts';
import { fieldProps } from './fieldProps.ts';
import type { AddressForm } from './useFields.ts';

/** What was filled in, in words. */
const FILLED_WORDS = { 'city,state': 'co.placeFilled', city: 'co.cityFilled', state: 'co.stateFilled' } as const;

/** An address in Malaysia. The postcode fills city and state; a pair that looks odd is pointed out, not refused. */
export function AddressFields({ form, prefix }: { form: AddressForm; prefix: '' | 'billing.' }) {
  const t = useT();
  const purpose = prefix === '' ? 'shipping' : 'billing';
  const props = (field: AddressField) => fieldProps(form, `${prefix}${field}`);
  const usualState = stateMismatch(form.values, prefix);
  const filled = form.filled(prefix);
  const postcode = form.values[`${prefix}postalCode`]?.trim() ?? '';
  const stateHint = usualState
    ? t('f.mismatch', { postcode, state: t(`states.${usualState}`) })
    : filled.length > 0
      ? t(FILLED_WORDS[filled.join() as keyof typeof FILLED_WORDS], { postcode })
      : undefined;
  return (
    <div className={styles.addressFieldsAddress}>
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
          {MALAYSIAN_STATES.map((code) => (
            <option key={code} value={code}>
              {t(`states.${code}`)}
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

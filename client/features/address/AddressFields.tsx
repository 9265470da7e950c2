import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { useT } from '#client/i18n/useT.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import type { FieldProps } from '#client/ui/forms/useActionForm.ts';
import styles from './Address.module.css';
import { postcodeOf, stateMismatch, type AddressField, type AddressPrefix, type AddressValues } from './addressForm.ts';
import { filledBy } from './fillFromPostcode.ts';
import { Grid, Stack, only } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Hints next to the fields that the postcode has filled. */
const FILLED_MESSAGES = { 'city,state': 'co.placeFilled', city: 'co.cityFilled', state: 'co.stateFilled' } as const;

interface AddressFieldsProps<Prefix extends AddressPrefix> {
  form: { field: (name: `${Prefix}${AddressField}`) => FieldProps };
  values: AddressValues;
  prefix: Prefix;
}

/** Fields for a Malaysian address. The postcode fills in the city and state. A state unusual for the postcode is a hint, not an error. */
export function AddressFields<Prefix extends AddressPrefix>({ form, values, prefix }: AddressFieldsProps<Prefix>) {
  const t = useT();
  const purpose = prefix === '' ? 'shipping' : 'billing';
  const props = (field: AddressField) => form.field(`${prefix}${field}`);
  const usualState = stateMismatch(values, prefix);
  const filled = filledBy(values, prefix);
  const postcode = postcodeOf(values, prefix);
  const stateHint = usualState
    ? t('f.mismatch', { postcode, state: t(`states.${usualState}`) })
    : filled.length > 0
      ? t(FILLED_MESSAGES[filled.join() as keyof typeof FILLED_MESSAGES], { postcode })
      : undefined;
  return (
    <Stack gap={4}>
      <Grid columns={{ base: 1, sm: 2 }} gap={3} align="start">
        <TextField {...props('firstName')} label={t('f.first')} autoComplete={`${purpose} given-name`} />
        <TextField
          {...props('lastName')}
          label={t('f.last')}
          hint={t('co.lastNameHint')}
          isOptional
          autoComplete={`${purpose} family-name`}
        />
      </Grid>
      <TextField {...props('line1')} label={t('f.line1')} autoComplete={`${purpose} address-line1`} />
      <TextField {...props('line2')} label={t('f.line2')} isOptional autoComplete={`${purpose} address-line2`} />
      <div className={styles.place}>
        <TextField {...props('postalCode')} kind="digits" label={t('f.postcode')} maxLength={5} autoComplete={`${purpose} postal-code`} />
        <TextField {...props('city')} label={t('f.city')} autoComplete={`${purpose} address-level2`} />
        <SelectField
          {...props('state')}
          label={t('f.state')}
          autoComplete={`${purpose} address-level1`}
          options={MALAYSIAN_STATES.map((code) => [code, t(`states.${code}`)])}
        />
      </div>
      <Text size="compact" tone="muted" className={only.filled} role="status">
        {stateHint}
      </Text>
      <Text size="compact" tone="subtle">
        {t('f.country')}
      </Text>
    </Stack>
  );
}

export function PhoneField(field: FieldProps) {
  const t = useT();
  return <TextField {...field} kind="phone" label={t('f.phone')} hint={t('co.phoneWhy')} />;
}

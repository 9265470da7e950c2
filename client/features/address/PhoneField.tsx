import { useT } from '#client/i18n/useT.ts';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { fieldProps } from './fieldProps.ts';
import type { AddressForm } from './useFields.ts';

/** The mobile number that the courier calls. */
export function PhoneField({ form }: { form: AddressForm }) {
  const t = useT();
  return (
    <TextField {...fieldProps(form, 'phone')} label={t('f.phone')} hint={t('co.phoneWhy')} type="tel" inputMode="tel" autoComplete="tel" />
  );
}

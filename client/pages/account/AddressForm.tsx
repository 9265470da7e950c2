import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AddressFields } from '#client/features/orders/AddressFields.tsx';
import { ADDRESS_FIELDS, type CheckoutField } from '#client/features/orders/checkoutForm.ts';
import { fieldId, fieldProps } from '#client/features/orders/fieldProps.ts';
import { addressInput } from '#client/features/orders/orderInput.ts';
import { useAddressForm } from '#client/features/orders/useAddressForm.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button.tsx';
import { CheckboxField } from '#client/ui/CheckboxField.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { SaveAddressDocument, type AccountPageQuery } from './AccountPage.generated.ts';
import styles from './AccountPage.module.css';
import { useSaving } from './useSaving.ts';

export type Viewer = NonNullable<AccountPageQuery['viewer']>;
export type SavedAddress = Viewer['addresses'][number];

/** An address to add (null) or to change. */
export function AddressForm({ viewer, address, onDone }: { viewer: Viewer; address: SavedAddress | null; onDone: () => void }) {
  const t = useT();
  const locale = useLocale() === 'ms' ? 'MS' : 'EN';
  const form = useAddressForm(valuesOf(viewer, address));
  const [send] = useMutation(SaveAddressDocument);
  const { isBusy, save } = useSaving();
  const [makeDefault, setMakeDefault] = useState(address?.isDefault ?? false);
  const [general, setGeneral] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const title = t(address === null ? 'acc.add' : 'acc.editAddress');

  // The button that opened the form is gone.
  useEffect(() => document.getElementById(fieldId('firstName'))?.focus(), []);

  const submit = async () => {
    setGeneral(null);
    setAttempt(attempt + 1);
    if (Object.keys(form.validate()).length > 0) return;
    const variables = { id: address?.id ?? null, input: addressInput(form.values, ''), makeDefault, locale } as const;
    const problem = await save(async () => (await send({ variables })).data?.saveAddress);
    if (problem === null) return onDone();
    form.mark(problem.fields);
    setGeneral(problem.general);
    setAttempt(attempt + 2);
  };
  const summary = (Object.entries(form.errors) as [CheckoutField, string | undefined][]).flatMap(([field, message]) =>
    message ? [{ field: fieldId(field), message }] : [],
  );

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary errors={attempt > 0 ? summary : []} attempt={attempt} />
      {general && (
        <p className={styles.problem} role="alert">
          {general}
        </p>
      )}
      <AddressFields form={form} prefix="" />
      <TextField
        {...fieldProps(form, 'phone')}
        label={t('f.phone')}
        hint={t('co.phoneWhy')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {!address?.isDefault && viewer.addresses.length > 0 && (
        <CheckboxField label={t('acc.makeDefault')} checked={makeDefault} onChange={(event) => setMakeDefault(event.target.checked)} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('acc.saving') : t('acc.save')}
        </Button>
        <Button look="text" onClick={onDone}>
          {t('acc.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** A new address begins with the person's own name and number. */
function valuesOf(viewer: Viewer, address: SavedAddress | null) {
  const { firstName, lastName, phone } = address ?? viewer;
  const values = { firstName, lastName: lastName ?? '', phone: phone === null ? '' : nationalPhone(phone) };
  if (address === null) return { ...values, state: DEFAULT_STATE };
  return { ...values, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ''])) };
}

import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AddressFields } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS, type CheckoutField } from '#client/features/address/checkoutForm.ts';
import { fieldId } from '#client/features/address/fieldProps.ts';
import { addressInput } from '#client/features/checkout/orderInput.ts';
import { PhoneField } from '#client/features/address/PhoneField.tsx';
import { useAddressForm } from '#client/features/address/useAddressForm.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { dropDraft, keepDraft, readDraft } from '#client/state/drafts.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { SaveAddressDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { ADDRESS_BOOK, NEW_ADDRESS } from './addressParam.ts';
import type { PanelProps } from './panel.ts';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';

type Viewer = PanelProps['viewer'];
export type SavedAddress = Viewer['addresses'][number];

interface AddressFormProps {
  viewer: Viewer;
  address: SavedAddress | null;
  /** What was posted and not saved; null: nothing was. */
  posted: PostedForm | null;
  onDone: () => void;
}

/** An address to add (null) or to change. */
export function AddressForm({ viewer, address, posted, onDone }: AddressFormProps) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const draftKey = addressDraftKey(viewer.id, address?.id ?? null);
  const [saved] = useState(() => JSON.stringify(valuesOf(viewer, address)));
  const form = useAddressForm({ ...valuesOf(viewer, address), ...readDraft(draftKey), ...posted?.values }, posted?.fields);
  const [send] = useMutation(SaveAddressDocument);
  const { isBusy, save } = useSaving();
  const [makeDefault, setMakeDefault] = useState(posted?.values['makeDefault'] ? true : (address?.isDefault ?? false));
  const [unsaved, setUnsaved] = useState<Unsaved | null>(posted);
  const [attempt, setAttempt] = useState(posted === null ? 0 : 1);
  const title = t(address === null ? 'acc.add' : 'acc.editAddress');

  // The button that opened the form is gone. What is wrong with it takes the focus itself.
  useEffect(() => {
    if (posted === null) document.getElementById(fieldId('firstName'))?.focus();
  }, [posted]);
  useEffect(() => {
    if (JSON.stringify(form.values) !== saved) keepDraft(draftKey, form.values);
  }, [draftKey, form.values, saved]);

  const done = () => {
    dropDraft(draftKey);
    onDone();
  };

  const submit = async () => {
    setAttempt((count) => count + 1);
    setUnsaved(null);
    if (Object.keys(form.validate()).length > 0) return;
    const variables = { id: address?.id ?? null, input: addressInput(form.values, ''), makeDefault, locale } as const;
    const problem = await save(async () => (await send({ variables })).data?.saveAddress);
    if (problem === null) return done();
    form.mark(problem.fields);
    setUnsaved(problem);
    setAttempt((count) => count + 1);
  };
  const fields = Object.fromEntries(Object.entries(form.errors).flatMap(([field, message]) => (message ? [[field, message]] : [])));
  const shown: Unsaved = { general: null, isSignedOut: false, ...unsaved, fields };

  return (
    <PostForm
      name="address"
      anchor={ADDRESS_BOOK}
      className={styles.form}
      aria-label={title}
      onSubmit={() => {
        if (!isBusy) void submit();
      }}
    >
      <input type="hidden" name="addressId" value={address?.id ?? NEW_ADDRESS} />
      {attempt > 0 && <FormProblem unsaved={shown} attempt={attempt} idOf={(field) => fieldId(field as CheckoutField)} />}
      <AddressFields form={form} prefix="" />
      <PhoneField form={form} />
      {!address?.isDefault && viewer.addresses.length > 0 && (
        <CheckboxField
          name="makeDefault"
          label={t('acc.makeDefault')}
          checked={makeDefault}
          onChange={(event) => setMakeDefault(event.target.checked)}
        />
      )}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('acc.saving') : t('acc.save')}
        </Button>
        <Button look="text" needsScript onClick={done}>
          {t('acc.cancel')}
        </Button>
      </div>
    </PostForm>
  );
}

/** A new address begins with the person's own name and number. */
function valuesOf(viewer: Viewer, address: SavedAddress | null) {
  const { firstName, lastName, phone } = address ?? viewer;
  const values = { firstName, lastName: lastName ?? '', phone: phone === null ? '' : nationalPhone(phone) };
  if (address === null) return { ...values, state: DEFAULT_STATE };
  return { ...values, ...Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, address[field] ?? ''])) };
}

/** Under which key what was typed is kept until it is saved. */
export function addressDraftKey(viewerId: string, addressId: string | null): string {
  return `address ${viewerId} ${addressId ?? 'new'}`;
}

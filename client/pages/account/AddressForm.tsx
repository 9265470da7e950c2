import { useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AddressFields, PhoneField } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS, addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { asFilled, changeAddress } from '#client/features/address/fillFromPostcode.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { draftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { TICKED, useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { SaveAddressDocument } from './AccountPage.generated.ts';
import { ADDRESS_BOOK, NEW_ADDRESS } from './addressParam.ts';
import type { PanelProps } from './panel.ts';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';

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
  const locale = useApiLocale();
  const draft = useDraft(addressDraftKey(viewer.id, address?.id ?? null), savedValues(viewer, address), draftsVar, posted?.values);
  const { values } = draft;
  const [send] = useMutation(SaveAddressDocument);
  const { save } = useSaving();
  const done = () => {
    draft.drop();
    onDone();
  };
  const form = useSchemaForm(addressSpec, {
    id: 'checkout',
    values,
    posted,
    onChange: (field, text) => changeAddress(draft.set, field, text),
    send: async (typed) => {
      const variables = { id: address?.id ?? null, input: addressInput(typed, ''), makeDefault: typed.makeDefault === TICKED, locale };
      const unsaved = await save(async () => (await send({ variables })).data?.saveAddress);
      if (unsaved === null) done();
      return unsaved;
    },
  });
  const title = t(address === null ? 'acc.add' : 'acc.editAddress');
  // The button that opened the form is gone. What is wrong with it takes the focus itself.
  useEffect(() => {
    if (posted === null) document.getElementById('checkout-firstName')?.focus();
  }, [posted]);

  return (
    <Stack as={PostForm} gap={4} {...form.formProps} name="address" anchor={ADDRESS_BOOK} aria-label={title}>
      <input type="hidden" name="addressId" value={address?.id ?? NEW_ADDRESS} />
      <FormProblem {...form.problem} />
      <AddressFields form={form} values={values} prefix="" />
      <PhoneField {...form.field('phone')} />
      {!address?.isDefault && viewer.addresses.length > 0 && <CheckboxField {...form.box('makeDefault')} label={t('acc.makeDefault')} />}
      <Cluster>
        <Button type="submit" isBusy={form.isBusy}>
          {form.isBusy ? t('acc.saving') : t('acc.save')}
        </Button>
        <Button look="text" needsScript onClick={done}>
          {t('acc.cancel')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** A new address begins with the person's own name and number. */
function savedValues(viewer: Viewer, address: SavedAddress | null) {
  const own = { firstName: viewer.firstName, lastName: viewer.lastName, state: DEFAULT_STATE, phone: viewer.phone };
  const { phone, ...texts }: Partial<SavedAddress> = address ?? own;
  return {
    ...valuesOf(ADDRESS_FIELDS, (field) => texts[field] ?? ''),
    phone: phone ? nationalPhone(phone) : '',
    makeDefault: address?.isDefault ? TICKED : '',
    // An address as it is saved: a later postcode may replace its city and state.
    ...asFilled({}),
  };
}

/** Under which key what was typed is kept until it is saved. */
export function addressDraftKey(viewerId: string, addressId: string | null): string {
  return `address ${viewerId} ${addressId ?? 'new'}`;
}

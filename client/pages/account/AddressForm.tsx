import { useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AddressFields, PhoneField } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS, addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { asFilled, changeAddress } from '#client/features/address/fillFromPostcode.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useSaving } from '#client/graphql/useSaving.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';
import { SaveAddressDocument } from './AccountPage.generated.ts';
import { ADDRESS_BOOK, NEW_ADDRESS } from './addressParam.ts';
import type { PanelProps } from './panel.ts';

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
  const [send] = useMutation(SaveAddressDocument);
  const { save } = useSaving();
  const form = useDraftForm(addressSpec, {
    id: 'checkout',
    draftKey: addressDraftKey(viewer.id, address?.id ?? null),
    saved: savedValues(viewer, address),
    posted,
    onChange: changeAddress,
    send: async (typed) => {
      const variables = { id: address?.id ?? null, input: addressInput(typed, ''), makeDefault: typed.makeDefault === TICKED, locale };
      const unsaved = await save(async () => (await send({ variables })).data?.saveAddress);
      if (unsaved === null) onDone();
      return unsaved;
    },
  });
  const title = t(address === null ? 'acc.add' : 'acc.editAddress');
  // The button that opened the form is gone. What is wrong with it takes the focus itself.
  useEffect(() => {
    if (posted === null) document.getElementById('checkout-firstName')?.focus();
  }, [posted]);

  return (
    <SchemaFormFrame form={form} name="address" anchor={ADDRESS_BOOK} aria-label={title}>
      <input type="hidden" name="addressId" value={address?.id ?? NEW_ADDRESS} />
      <AddressFields form={form} values={form.values} prefix="" />
      <PhoneField {...form.field('phone')} />
      {!address?.isDefault && viewer.addresses.length > 0 && <CheckboxField {...form.box('makeDefault')} label={t('acc.makeDefault')} />}
      <FormButtons
        form={form}
        label={t('acc.save')}
        onCancel={() => {
          form.drop();
          onDone();
        }}
      />
    </SchemaFormFrame>
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

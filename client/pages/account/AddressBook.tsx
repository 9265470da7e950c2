import { useRef, useState, useEffect } from 'react';
import { useMutation } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { usePosted, type PostedForm } from '#client/lib/postedForm.ts';
import { readDraft } from '#client/state/drafts.ts';
import { PostedNote, SavedNote } from '#client/ui/feedback/PostedNote.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { DeleteAddressDocument, SaveAddressDocument, SetDefaultAddressDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { AccountSection, StepButton } from './AccountSection.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { ADDRESS_BOOK, ADDRESS_PARAM, NEW_ADDRESS } from './accountForms.ts';
import type { PanelProps } from './account.loader.ts';
import { useSaving, type Unsaved } from '#client/graphql/useSaving.ts';
import { Cluster, Grid, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { nationalPhone } from '#schema/rules/phones.ts';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { AddressFields, PhoneField } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS, addressInput, addressSpec } from '#client/features/address/addressForm.ts';
import { storedAddressValues, changeAddress } from '#client/features/address/fillFromPostcode.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { TICKED } from '#client/ui/forms/useSchemaForm.ts';

/** Address book: add, edit, set default, delete with undo. */
export function AddressBook({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const locale = useApiLocale();
  const posted = usePosted('address');
  const [refused, setRefused] = useState(posted?.done ? null : posted);
  const requestedId = useSearchParams()[0].get(ADDRESS_PARAM);
  const [edited, setEdited] = useState(() => {
    if (posted?.done) return null;
    // Reopens the form whose draft survived a new login.
    if (posted === null) return draftOf(viewer) ?? formOf(viewer, requestedId);
    // If the posted address was deleted meanwhile, its values become a new one.
    return formOf(viewer, posted.values['addressId'] ?? null) ?? NEW_ADDRESS;
  });
  const [removed, setRemoved] = useState<SavedAddress | null>(null);
  const [problem, setProblem] = useState<Unsaved | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [sendSave] = useMutation(SaveAddressDocument);
  const [sendDefault] = useMutation(SetDefaultAddressDocument);
  const [sendDelete] = useMutation(DeleteAddressDocument);
  const { isBusy, save } = useSaving();
  const heading = useRef<HTMLHeadingElement>(null);

  const opens = (id: string) => ({ param: ADDRESS_PARAM, of: id, anchor: ADDRESS_BOOK, onOpen: () => setEdited(id) });

  /** Moves the focus to the heading, since the focused element is unmounted. */
  const closeForm = () => {
    setEdited(null);
    setRefused(null);
    heading.current?.focus();
  };

  const showProblem = (unsaved: Awaited<ReturnType<typeof save>>) => {
    // No fields here: a field error becomes the general one.
    setProblem(unsaved && { ...unsaved, fields: {}, general: unsaved.general ?? Object.values(unsaved.fields)[0] ?? null });
    setAttempt((count) => count + 1);
    return unsaved === null;
  };
  const add = (address: SavedAddress) => {
    const values = { ...valuesOf(ADDRESS_FIELDS, (field) => address[field] ?? ''), phone: address.phone ?? '' };
    const variables = { id: null, input: addressInput(values, ''), makeDefault: address.isDefault, locale };
    return save(async () => (await sendSave({ variables })).data?.saveAddress);
  };
  /** Sends the id only: the page's copy of the address may be outdated. */
  const choose = async ({ id }: SavedAddress) => {
    if (id !== null) showProblem(await save(async () => (await sendDefault({ variables: { id, locale } })).data?.setDefaultAddress));
  };
  const remove = async (address: SavedAddress) => {
    if (address.id === null) return;
    const { id } = address;
    if (showProblem(await save(async () => (await sendDelete({ variables: { id, locale } })).data?.deleteAddress))) {
      setRemoved(address);
      closeForm();
    }
  };
  const restore = async (address: SavedAddress) => {
    if (!showProblem(await add(address))) return;
    setRemoved(null);
    closeForm();
  };

  return (
    <AccountSection id={ADDRESS_BOOK} title={t('acc.addresses')} headingRef={heading}>
      <SavedNote>{posted?.done && edited === null && t('acc.saved')}</SavedNote>
      <PostedNote form="addressStep" />
      <FormProblem unsaved={problem} attempt={attempt} idOf={(field) => field} />
      {viewer.addresses.length === 0 && (
        <Text tone="muted" measure="68ch">
          {t('acc.noAddress')}
        </Text>
      )}
      {viewer.addresses.length > 0 && (
        <Grid as="ul" columns={{ base: 1, md: 2 }}>
          {viewer.addresses.map((address) => (
            <Surface as="li" key={address.id} tone="sunken" gap={4} className={styles.address}>
              {edited === address.id ? (
                <AddressForm viewer={viewer} address={address} posted={refused} onDone={closeForm} />
              ) : (
                <>
                  <AddressCard address={address} title={address.isDefault ? t('acc.defaultOf', { city: address.city }) : address.city} />
                  <Cluster>
                    <OpenFormButton
                      {...opens(address.id ?? NEW_ADDRESS)}
                      look="outline"
                      size="small"
                      aria-label={t('acc.editThis', { street: address.line1 })}
                    >
                      {t('co.edit')}
                    </OpenFormButton>
                    {!address.isDefault && (
                      <StepButton
                        form="addressStep"
                        place="makeDefault"
                        id={address.id ?? ''}
                        isBusy={isBusy}
                        aria-label={t('acc.makeDefaultThis', { street: address.line1 })}
                        onStep={() => void choose(address)}
                      >
                        {t('acc.makeDefault')}
                      </StepButton>
                    )}
                    <StepButton
                      form="addressStep"
                      place="remove"
                      id={address.id ?? ''}
                      isBusy={isBusy}
                      aria-label={t('acc.removeThis', { street: address.line1 })}
                      onStep={() => void remove(address)}
                    >
                      {t('acc.remove')}
                    </StepButton>
                  </Cluster>
                </>
              )}
            </Surface>
          ))}
        </Grid>
      )}
      <div role="status">
        {removed && (
          <RemovedNote text={t('acc.removed', { street: removed.line1 })} name={removed.line1} onUndo={() => void restore(removed)} />
        )}
      </div>
      {edited === NEW_ADDRESS ? (
        <Surface tone="sunken">
          <AddressForm viewer={viewer} address={null} posted={refused} onDone={closeForm} />
        </Surface>
      ) : (
        <OpenFormButton {...opens(NEW_ADDRESS)} look="outline" icon="plus">
          {t(viewer.addresses.length === 0 ? 'acc.addFirst' : 'acc.add')}
        </OpenFormButton>
      )}
    </AccountSection>
  );
}

/** Form opened by the query parameter or a post; null: no such address. */
function formOf(viewer: PanelProps['viewer'], wanted: string | null): string | null {
  return wanted === NEW_ADDRESS || viewer.addresses.some(({ id }) => id === wanted) ? wanted : null;
}

function draftOf(viewer: PanelProps['viewer']): string | null {
  if (readDraft(addressDraftKey(viewer.id, null)) !== null) return NEW_ADDRESS;
  return viewer.addresses.find(({ id }) => id !== null && readDraft(addressDraftKey(viewer.id, id)) !== null)?.id ?? null;
}

type Viewer = PanelProps['viewer'];
type SavedAddress = Viewer['addresses'][number];

interface AddressFormProps {
  viewer: Viewer;
  address: SavedAddress | null;
  /** Refused post; null: none. */
  posted: PostedForm | null;
  onDone: () => void;
}

/** Form for a new (null) or an existing address. */
function AddressForm({ viewer, address, posted, onDone }: AddressFormProps) {
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
  // Initial focus, since the pressed button is unmounted. After a refused post the error summary takes it.
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

/** Initial values; a new address starts with the member's name and phone. */
function savedValues(viewer: Viewer, address: SavedAddress | null) {
  const own = { firstName: viewer.firstName, lastName: viewer.lastName, state: DEFAULT_STATE, phone: viewer.phone };
  const { phone, ...texts }: Partial<SavedAddress> = address ?? own;
  return {
    ...valuesOf(ADDRESS_FIELDS, (field) => texts[field] ?? ''),
    phone: phone ? nationalPhone(phone) : '',
    makeDefault: address?.isDefault ? TICKED : '',
    // Saved city and state may be replaced by a later postcode.
    ...storedAddressValues({}),
  };
}

function addressDraftKey(viewerId: string, addressId: string | null): string {
  return `address ${viewerId} ${addressId ?? 'new'}`;
}

import { useRef, useState, useEffect } from 'react';
import { useActionData, useSearchParams } from 'react-router-dom';
import { AddressCard } from '#client/features/address/AddressCard.tsx';
import { AddressFields, PhoneField } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS, addressSpec } from '#client/features/address/addressForm.ts';
import { storedAddressValues, changeAddress } from '#client/features/address/fillFromPostcode.ts';
import { useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { readDraft } from '#client/state/drafts.ts';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { RemovedNote } from '#client/ui/feedback/RemovedNote.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import type { FormResult } from '#client/ui/forms/formResult.ts';
import { valuesOf } from '#client/ui/forms/formSpec.ts';
import { OpenFormButton } from '#client/ui/forms/OpenFormButton.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { useSubmitAction } from '#client/ui/forms/useActionPost.ts';
import { TICKED } from '#client/ui/forms/useActionForm.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { Cluster, Grid, Surface } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { ADDRESS_BOOK, ADDRESS_PARAM, NEW_ADDRESS, RESTORED_ADDRESS } from './account.action.ts';
import { AccountSection, StepButton, type AccountViewer, type PanelProps } from './AccountSection.tsx';
import styles from './Account.module.css';

/** Address book: add, edit, set as default, and delete with undo. */
export function AddressBook({ viewer }: PanelProps) {
  const t = useT();
  const [posted] = useState(useActionData<FormResult>());
  const saved = posted?.intent === 'address' ? posted : null;
  const requestedId = useSearchParams()[0].get(ADDRESS_PARAM);
  const [edited, setEdited] = useState(() => {
    if (saved?.done) return null;
    // Reopens the form whose draft survived a new login.
    if (saved === null) return draftOf(viewer) ?? formOf(viewer, requestedId);
    // If the posted address has been deleted in the meantime, its values are used for a new one.
    return formOf(viewer, saved.place) ?? NEW_ADDRESS;
  });
  /** The address removed most recently. */
  const [removed, setRemoved] = useState<SavedAddress | null>(null);
  /** Whether that address is still removed and can be restored. */
  const [isRemoved, setIsRemoved] = useState(false);
  const choice = useFormSubmission('makeDefaultAddress');
  const removal = useFormSubmission('deleteAddress');
  const restoring = useFormSubmission('address', RESTORED_ADDRESS);
  const submitRestored = useSubmitAction(restoring);
  const isBusy = choice.isBusy || removal.isBusy || restoring.isBusy;
  const heading = useRef<HTMLHeadingElement>(null);
  /** Closes the form. Moves the focus to the heading, because the focused element is unmounted. */
  const closeForm = () => {
    setEdited(null);
    heading.current?.focus();
  };
  useFormResult(removal, ({ done }) => {
    setIsRemoved(done !== null);
    if (done !== null) closeForm();
  });
  useFormResult(restoring, ({ done }) => {
    setIsRemoved(done === null);
    if (done !== null) closeForm();
  });

  const opens = (id: string) => ({ param: ADDRESS_PARAM, of: id, anchor: ADDRESS_BOOK, onOpen: () => setEdited(id) });

  const restore = (address: SavedAddress) => {
    const values = { ...valuesOf(ADDRESS_FIELDS, (field) => address[field] ?? ''), phone: address.phone ?? '' };
    const makeDefault = address.isDefault ? TICKED : '';
    submitRestored({ ...values, makeDefault });
  };

  return (
    <AccountSection id={ADDRESS_BOOK} title={t('acc.addresses')} headingRef={heading}>
      <SavedNote>{saved?.done && edited === null && t('acc.saved')}</SavedNote>
      {[choice, removal, restoring].map((submission) => (
        <SubmissionNote key={submission.intent} submission={submission} done={submission.result === posted && t('acc.saved')} />
      ))}
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
                <AddressForm viewer={viewer} address={address} onDone={closeForm} />
              ) : (
                <>
                  <AddressCard address={address} title={address.isDefault ? t('acc.defaultOf', { city: address.city }) : address.city} />
                  <Cluster>
                    <OpenFormButton
                      {...opens(address.id ?? NEW_ADDRESS)}
                      variant="outline"
                      size="small"
                      aria-label={t('acc.editThis', { street: address.line1 })}
                    >
                      {t('co.edit')}
                    </OpenFormButton>
                    {!address.isDefault && (
                      <StepButton
                        submission={choice}
                        id={address.id ?? ''}
                        isBusy={isBusy}
                        aria-label={t('acc.makeDefaultThis', { street: address.line1 })}
                      >
                        {t('acc.makeDefault')}
                      </StepButton>
                    )}
                    <StepButton
                      submission={removal}
                      id={address.id ?? ''}
                      onStep={() => setRemoved(address)}
                      isBusy={isBusy}
                      aria-label={t('acc.removeThis', { street: address.line1 })}
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
        {removed && isRemoved && (
          <RemovedNote text={t('acc.removed', { street: removed.line1 })} name={removed.line1} onUndo={() => restore(removed)} />
        )}
      </div>
      {edited === NEW_ADDRESS ? (
        <Surface tone="sunken">
          <AddressForm viewer={viewer} address={null} onDone={closeForm} />
        </Surface>
      ) : (
        <OpenFormButton {...opens(NEW_ADDRESS)} variant="outline" icon="plus">
          {t(viewer.addresses.length === 0 ? 'acc.addFirst' : 'acc.add')}
        </OpenFormButton>
      )}
    </AccountSection>
  );
}

/** The form opened by the query parameter or by a post; null if the address does not exist. */
function formOf(viewer: AccountViewer, wanted: string | null): string | null {
  return wanted === NEW_ADDRESS || viewer.addresses.some(({ id }) => id === wanted) ? wanted : null;
}

function draftOf(viewer: AccountViewer): string | null {
  if (readDraft(addressDraftKey(viewer.id, null)) !== null) return NEW_ADDRESS;
  return viewer.addresses.find(({ id }) => id !== null && readDraft(addressDraftKey(viewer.id, id)) !== null)?.id ?? null;
}

type SavedAddress = AccountViewer['addresses'][number];

interface AddressFormProps {
  viewer: AccountViewer;
  address: SavedAddress | null;
  onDone: () => void;
}

/** Form for an existing address, or for a new one (null). */
function AddressForm({ viewer, address, onDone }: AddressFormProps) {
  const t = useT();
  const form = useDraftForm(addressSpec, useFormSubmission('address', address?.id ?? NEW_ADDRESS), {
    id: 'checkout',
    draftKey: addressDraftKey(viewer.id, address?.id ?? null),
    saved: savedValues(viewer, address),
    onChange: changeAddress,
    onDone,
  });
  const title = t(address === null ? 'acc.add' : 'acc.editAddress');
  // Focuses the first field, because the pressed button is unmounted. After a rejected post, the error summary has the focus.
  const [isRefused] = useState(form.attempt > 0);
  useEffect(() => {
    if (!isRefused) document.getElementById('checkout-firstName')?.focus();
  }, [isRefused]);

  return (
    <ActionFormFrame form={form} anchor={ADDRESS_BOOK} aria-label={title}>
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
    </ActionFormFrame>
  );
}

/** Initial values; a new address starts with the member's name and phone number. */
function savedValues(viewer: AccountViewer, address: SavedAddress | null) {
  const own = { firstName: viewer.firstName, lastName: viewer.lastName, state: DEFAULT_STATE, phone: viewer.phone };
  const { phone, ...texts }: Partial<SavedAddress> = address ?? own;
  return {
    ...valuesOf(ADDRESS_FIELDS, (field) => texts[field] ?? ''),
    phone: phone ? nationalPhone(phone) : '',
    makeDefault: address?.isDefault ? TICKED : '',
    // A newly typed postcode may replace a saved city and state.
    ...storedAddressValues({}),
  };
}

function addressDraftKey(viewerId: string, addressId: string | null): string {
  return `address ${viewerId} ${addressId ?? NEW_ADDRESS}`;
}

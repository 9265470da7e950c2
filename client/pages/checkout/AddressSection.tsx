import { useState, type ReactNode } from 'react';
import { AddressFields } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS } from '#client/features/address/addressForm.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { asFilled } from '#client/features/address/fillFromPostcode.ts';
import { useT } from '#client/i18n/useT.ts';
import { changeDraft } from '#client/state/checkout.ts';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import type { FoldingSection } from './ContactSection.tsx';
import { addressLine, fieldsOfAddress, isInForm, nameLine, type SavedAddress } from './savedAddress.ts';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import styles from './Checkout.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

interface AddressSectionProps extends FoldingSection {
  /** What does not go to the state of the address. */
  children: ReactNode;
  addresses: readonly SavedAddress[];
}

/** Where it goes: an address of the book, or one that is typed; and whose name is on the bill. */
export function AddressSection({ checkout, addresses, isFolded, children, ...ways }: AddressSectionProps) {
  const t = useT();
  const { form, values, isBillingSame } = checkout;
  const [isOther, setOther] = useState(!addresses.some((address) => isInForm(address, values)));
  const chosen = isOther ? undefined : addresses.find((address) => isInForm(address, values));
  // What is wrong with an address must be seen to be put right.
  const isTyped = chosen === undefined || ADDRESS_FIELDS.some((field) => form.field(field).error !== null);
  return (
    <CheckoutSection
      position={2}
      title={t('co.address')}
      summary={isFolded ? `${nameLine(values)}, ${addressLine(values, t)}` : undefined}
      {...ways}
    >
      <SavedAddresses
        addresses={addresses}
        chosen={chosen}
        onChoose={(address) => {
          setOther(address === null);
          changeDraft(asFilled(fieldsOfAddress(address)));
        }}
      />
      {isTyped && <AddressFields form={form} values={values} prefix="" />}
      {children}
      <CheckboxField
        label={t('co.sameAs')}
        checked={isBillingSame}
        onChange={(event) => changeDraft({ billingSame: event.target.checked ? 'yes' : 'no' })}
      />
      {!isBillingSame && (
        <fieldset className={styles.billing}>
          <Text as="legend" weight="strong">
            {t('co.billing')}
          </Text>
          <AddressFields form={form} values={values} prefix="billing." />
        </fieldset>
      )}
    </CheckoutSection>
  );
}

const OTHER = 'other';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** undefined: another one, which is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | null) => void;
}

/** The address book, and the way to an address that is not in it. Nothing for whoever has none. */
function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
  const t = useT();
  if (addresses.length === 0) return null;
  return (
    <RadioCards
      legend={t('co.savedAddresses')}
      value={chosen?.id ?? OTHER}
      onChange={(id) => onChoose(addresses.find((address) => address.id === id) ?? null)}
      cards={[
        ...addresses.map((address) => ({
          value: address.id ?? OTHER,
          label: nameLine(address),
          note: addressLine(address, t),
        })),
        { value: OTHER, label: t('co.otherAddress') },
      ]}
    />
  );
}

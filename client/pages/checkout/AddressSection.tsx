import { useState } from 'react';
import { AddressFields } from '#client/features/address/AddressFields.tsx';
import { ADDRESS_FIELDS } from '#client/features/address/checkoutForm.ts';
import { CheckoutSection } from '#client/features/checkout/CheckoutSection.tsx';
import { asFilled } from '#client/features/address/fillFromPostcode.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import styles from './CheckoutPage.module.css';
import type { FoldingSection } from './ContactSection.tsx';
import { addressLine, fieldsOfAddress, isInForm, nameLine, type SavedAddress } from './savedAddress.ts';
import { SavedAddresses } from './SavedAddresses.tsx';

interface AddressSectionProps extends FoldingSection {
  addresses: readonly SavedAddress[];
}

/** Where it goes: an address of the book, or one that is typed; and whose name is on the bill. */
export function AddressSection({ form, addresses, isFolded, onEdit, onContinue }: AddressSectionProps) {
  const t = useT();
  const [isOther, setOther] = useState(!addresses.some((address) => isInForm(address, form.values)));
  const chosen = isOther ? undefined : addresses.find((address) => isInForm(address, form.values));
  // What is wrong with an address must be seen to be put right.
  const isTyped = chosen === undefined || ADDRESS_FIELDS.some((field) => form.errors[field]);
  return (
    <CheckoutSection
      position={2}
      title={t('co.address')}
      summary={isFolded ? `${nameLine(form.values)}, ${addressLine(form.values, t)}` : undefined}
      onEdit={onEdit}
    >
      <div className={styles.fields}>
        <SavedAddresses
          addresses={addresses}
          chosen={chosen}
          onChoose={(address) => {
            setOther(address === null);
            form.fill(asFilled(fieldsOfAddress(address)));
          }}
        />
        {isTyped && <AddressFields form={form} prefix="" />}
        <CheckboxField
          label={t('co.sameAs')}
          checked={form.isBillingSame}
          onChange={(event) => form.setBillingSame(event.target.checked)}
        />
        {!form.isBillingSame && (
          <fieldset className={styles.billing}>
            <legend>{t('co.billing')}</legend>
            <AddressFields form={form} prefix="billing." />
          </fieldset>
        )}
        <Button look="quiet" size="small" onClick={onContinue}>
          {t('co.continue')}
        </Button>
      </div>
    </CheckoutSection>
  );
}

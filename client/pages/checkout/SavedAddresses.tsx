import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { RadioCards } from '#client/ui/RadioCards.tsx';
import { isInForm, type SavedAddress } from './savedAddress.ts';
import type { AddressForm } from '#client/features/orders/useCheckoutForm.ts';

const OTHER = 'other';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  form: AddressForm;
  onChoose: (address: SavedAddress | null) => void;
}

/** The address book above the fields: choosing fills them in, and they can still be changed for this order. */
export function SavedAddresses({ addresses, form, onChoose }: SavedAddressesProps) {
  const t = useT();
  const locale = useLocale();
  if (addresses.length === 0) return null;
  const chosen = addresses.find((address) => isInForm(address, form.values));
  return (
    <RadioCards
      legend={t('co.savedAddresses')}
      value={chosen?.id ?? OTHER}
      onChange={(id) => onChoose(addresses.find((address) => address.id === id) ?? null)}
      cards={[
        ...addresses.map((address) => ({
          value: address.id ?? OTHER,
          label: [address.firstName, address.lastName].filter(Boolean).join(' '),
          note: [address.line1, address.line2, `${address.postalCode} ${address.city}`, MALAYSIAN_STATES[address.state][locale]]
            .filter(Boolean)
            .join(', '),
        })),
        { value: OTHER, label: t('co.otherAddress') },
      ]}
    />
  );
}

import { useT } from '#client/i18n/useT.ts';
import { RadioCards } from '#client/ui/forms/RadioCards.tsx';
import { addressLine, nameLine, type SavedAddress } from './savedAddress.ts';

const OTHER = 'other';

interface SavedAddressesProps {
  addresses: readonly SavedAddress[];
  /** undefined: another one, which is typed. */
  chosen: SavedAddress | undefined;
  onChoose: (address: SavedAddress | null) => void;
}

/** The address book, and the way to an address that is not in it. Nothing for whoever has none. */
export function SavedAddresses({ addresses, chosen, onChoose }: SavedAddressesProps) {
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

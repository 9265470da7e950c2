import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { ShippingChoice, ShippingOption } from './quote.ts';

/** An invalid shipping choice and its position in the input. */
export interface WrongChoice {
  index: number;
  field: 'vendorId' | 'optionId';
  vendorId: string;
  text: LocalisedText;
}

interface ChoosablePackage {
  vendor: { id: string; name: string };
  options: readonly ShippingOption[];
}

const NOTHING_IN_CART = {
  en: 'A delivery was chosen for a seller of whom nothing is in the cart: leave it out.',
  ms: 'Penghantaran dipilih untuk penjual yang tiada barangnya dalam troli: buang pilihan itu.',
};

/** The option chosen for a package; standard delivery without a valid choice. Pickup is never chosen implicitly. */
export function chosenOption(choices: readonly ShippingChoice[], { vendor, options }: ChoosablePackage): ShippingOption | null {
  const wanted = choices.find(({ vendorId }) => vendorId === vendor.id)?.optionId;
  return options.find(({ code }) => code === wanted) ?? options.find(({ code }) => code === 'standard') ?? null;
}

/** Invalid choices: of vendors with nothing in the cart, and of options a vendor does not offer. */
export function wrongChoices(choices: readonly ShippingChoice[], packages: readonly ChoosablePackage[]): WrongChoice[] {
  return choices.flatMap(({ vendorId, optionId }, index): WrongChoice[] => {
    const orderPackage = packages.find(({ vendor }) => vendor.id === vendorId);
    if (orderPackage === undefined) return [{ index, field: 'vendorId', vendorId, text: NOTHING_IN_CART }];
    if (orderPackage.options.some(({ code }) => code === optionId)) return [];
    return [{ index, field: 'optionId', vendorId, text: notOffered(orderPackage.vendor.name) }];
  });
}

function notOffered(vendor: string): LocalisedText {
  return {
    en: `${vendor} does not offer the delivery that was chosen for these goods: choose another.`,
    ms: `${vendor} tidak menawarkan penghantaran yang dipilih untuk barang ini: pilih yang lain.`,
  };
}

import { MAX_IMAGES, MAX_STOCK, MAX_ATTRIBUTE_VALUES, MAX_VARIANTS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const UNITS = MAX_STOCK.toLocaleString('en');

/** Error messages of product fields: how to correct the input. */
export const INVENTORY_MESSAGES = {
  category: { en: 'Choose a category of the market.', ms: 'Pilih kategori pasar ini.' },
  noImage: { en: 'Add at least one picture.', ms: 'Tambah sekurang-kurangnya satu gambar.' },
  tooManyImages: { en: `Add at most ${MAX_IMAGES} pictures.`, ms: `Tambah paling banyak ${MAX_IMAGES} gambar.` },
  sameImage: { en: 'This picture is there twice. Take one of them out.', ms: 'Gambar ini ada dua kali. Buang salah satu.' },
  imageGone: {
    en: 'This picture is not kept any more. Upload it again.',
    ms: 'Gambar ini tidak disimpan lagi. Muat naik semula.',
  },
  noVariant: { en: 'Say how many you have.', ms: 'Nyatakan berapa unit yang ada.' },
  tooManyVariants: {
    en: `A product has at most ${MAX_VARIANTS} variants. Use fewer sizes or colours, or make two products.`,
    ms: `Satu produk mempunyai paling banyak ${MAX_VARIANTS} varian. Kurangkan saiz atau warna, atau jadikan dua produk.`,
  },
  skuTwice: {
    en: 'This number is there twice. Give each variant its own.',
    ms: 'Nombor ini ada dua kali. Beri setiap varian nombornya sendiri.',
  },
  skuTaken: {
    en: 'Another product of your shop has this number. Choose a different one.',
    ms: 'Produk lain di kedai anda mempunyai nombor ini. Pilih nombor lain.',
  },
  optionsDiffer: {
    en: 'Give every variant the same kinds of choices.',
    ms: 'Beri setiap varian jenis pilihan yang sama.',
  },
  optionsTwice: {
    en: 'Two variants have the same choices. Take one of them out.',
    ms: 'Dua varian mempunyai pilihan yang sama. Buang salah satu.',
  },
  tooManyValues: {
    en: `Choose at most ${MAX_ATTRIBUTE_VALUES} values.`,
    ms: `Pilih paling banyak ${MAX_ATTRIBUTE_VALUES} nilai.`,
  },
  noSuchVariant: {
    en: 'The product has no such variant any more. Leave its id out to make a new one.',
    ms: 'Produk ini tiada varian itu lagi. Keluarkan id untuk mencipta yang baharu.',
  },
  stock: { en: `Enter a whole number of units from 0 to ${UNITS}.`, ms: `Masukkan bilangan unit penuh dari 0 hingga ${UNITS}.` },
  noProduct: { en: 'Your shop has no such product.', ms: 'Kedai anda tiada produk itu.' },
  noVariantOfShop: { en: 'Your shop has no such variant.', ms: 'Kedai anda tiada varian itu.' },
  sameVariant: { en: 'This variant is there twice. Give one number for it.', ms: 'Varian ini ada dua kali. Beri satu nombor sahaja.' },
} as const satisfies Record<string, LocalisedText>;

/** An attribute that products of the category cannot have. */
export function noAttribute({ en, ms }: LocalisedText): LocalisedText {
  return { en: `Products of this category have no “${en}”.`, ms: `Produk kategori ini tiada “${ms}”.` };
}

/** A value that the attribute does not have. */
export function oneOfValues({ values = {} }: { values?: Readonly<Record<string, LocalisedText>> }): LocalisedText {
  const names = Object.values(values);
  return {
    en: `Choose from these: ${names.map(({ en }) => en).join(', ')}.`,
    ms: `Pilih daripada: ${names.map(({ ms }) => ms).join(', ')}.`,
  };
}

/** Two option values that differ only in case or spaces. */
export function sameChoice(value: string, other: string): LocalisedText {
  return {
    en: `“${value}” and “${other}” are the same to buyers. Write it “${other}” everywhere.`,
    ms: `“${value}” dan “${other}” sama bagi pembeli. Tulis “${other}” di semua tempat.`,
  };
}

/** A stock count that was overtaken by a sale or another change. */
export function stockMoved(onHand: number): LocalisedText {
  return {
    en: `This has changed meanwhile: there are now ${onHand}. Check the number and save again.`,
    ms: `Ini telah berubah: kini ada ${onHand}. Semak nombor dan simpan semula.`,
  };
}

import { IDEMPOTENCY_KEY_LENGTH, MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const quantity = MAX_QUANTITY.toLocaleString('en');

/** Messages beside refused fields: how to correct them. */
export const INPUT_MESSAGES = {
  noLink: { en: 'A name has no link in it.', ms: 'Nama tidak mengandungi pautan.' },
  email: { en: 'Enter an email address such as name@example.com.', ms: 'Masukkan alamat e-mel seperti nama@example.com.' },
  mobile: {
    en: 'Enter a Malaysian mobile number such as 012-345 6789.',
    ms: 'Masukkan nombor telefon bimbit Malaysia seperti 012-345 6789.',
  },
  phone: { en: 'Enter a Malaysian phone number such as 03-2261 8888.', ms: 'Masukkan nombor telefon Malaysia seperti 03-2261 8888.' },
  postcodeFormat: { en: 'Enter the five digits of the postcode.', ms: 'Masukkan lima angka poskod.' },
  postcodeUnused: {
    en: 'Check the postcode: no place in Malaysia has this one.',
    ms: 'Semak poskod: tiada tempat di Malaysia menggunakannya.',
  },
  firstName: { en: 'Enter a name.', ms: 'Masukkan nama.' },
  line1: { en: 'Enter the street and house number.', ms: 'Masukkan nama jalan dan nombor rumah.' },
  city: { en: 'Enter the town or city.', ms: 'Masukkan bandar.' },
  noLines: { en: 'The cart is empty: add something to order.', ms: 'Troli kosong: tambah barang untuk dipesan.' },
  tooManyLines: { en: `Order at most ${MAX_LINES} lines at once.`, ms: `Pesan paling banyak ${MAX_LINES} baris sekali gus.` },
  quantity: { en: `Choose a quantity from 1 to ${quantity}.`, ms: `Pilih kuantiti dari 1 hingga ${quantity}.` },
  expectedTotal: { en: 'Give the total in cents, 0 or more.', ms: 'Beri jumlah dalam sen, 0 atau lebih.' },
  keyLength: {
    en: `Give a key of ${IDEMPOTENCY_KEY_LENGTH.min} to ${IDEMPOTENCY_KEY_LENGTH.max} characters.`,
    ms: `Beri kunci ${IDEMPOTENCY_KEY_LENGTH.min} hingga ${IDEMPOTENCY_KEY_LENGTH.max} aksara.`,
  },
  keyUsed: {
    en: 'Nothing was ordered just now: this checkout has placed another order already. Look at that one first; to order this as well, press once more.',
    ms: 'Tiada apa-apa dipesan kali ini: halaman pembayaran ini sudah membuat pesanan lain. Semak pesanan itu dahulu; untuk memesan ini juga, tekan sekali lagi.',
  },
  deliveryTwice: {
    en: 'Choose one delivery for each seller: this seller has another already.',
    ms: 'Pilih satu penghantaran bagi setiap penjual: penjual ini sudah ada pilihan lain.',
  },
  payment: { en: 'Choose one of the ways to pay that the shop offers.', ms: 'Pilih salah satu cara pembayaran yang ditawarkan kedai.' },
  bank: { en: 'Choose your bank.', ms: 'Pilih bank anda.' },
} as const satisfies Record<string, LocalisedText>;

/** For a text that exceeds its limit. */
export function tooLong(limit: number): LocalisedText {
  return { en: `Use at most ${limit} characters.`, ms: `Guna paling banyak ${limit} aksara.` };
}

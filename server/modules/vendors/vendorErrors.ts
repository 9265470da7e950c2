import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  MAX_DELIVERY_CENTS,
  MAX_HOLIDAY_DAYS,
  MAX_PREVIOUS_SLUGS,
  VENDOR_NAME_LENGTH,
  VENDOR_SLUG_LENGTH,
} from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { Failure, InvalidInput, NotFound } from '#server/platform/input/failure.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const most = formatMoney(MAX_DELIVERY_CENTS);
const mostExpress = formatMoney(EXPRESS_FEE_CENTS.max);

/** Error messages of vendors: how to correct the input. */
export const VENDOR_MESSAGES = {
  name: {
    en: `Give your shop a name of ${VENDOR_NAME_LENGTH.min} to ${VENDOR_NAME_LENGTH.max} characters.`,
    ms: `Beri nama kedai ${VENDOR_NAME_LENGTH.min} hingga ${VENDOR_NAME_LENGTH.max} aksara.`,
  },
  expressFee: {
    en: `Give the fee for express delivery from $0.01 to ${mostExpress}, or 0 for none.`,
    ms: `Beri caj penghantaran ekspres dari $0.01 hingga ${mostExpress}, atau 0 jika tiada.`,
  },
  nameReserved: {
    en: 'This name would pass for Rizq itself: choose another.',
    ms: 'Nama ini boleh disangka Rizq sendiri: pilih nama lain.',
  },
  nameTaken: {
    en: 'Another shop has this name, or one that reads the same: choose another.',
    ms: 'Kedai lain menggunakan nama ini, atau nama yang dibaca sama: pilih nama lain.',
  },
  slugLength: {
    en: `Choose an address of ${VENDOR_SLUG_LENGTH.min} to ${VENDOR_SLUG_LENGTH.max} characters.`,
    ms: `Pilih alamat ${VENDOR_SLUG_LENGTH.min} hingga ${VENDOR_SLUG_LENGTH.max} aksara.`,
  },
  slugForm: {
    en: 'Use small letters a to z, digits, and single dashes between them.',
    ms: 'Guna huruf kecil a hingga z, angka, dan satu tanda sempang di antaranya.',
  },
  slugReserved: { en: 'Rizq keeps this address for itself: choose another.', ms: 'Rizq menyimpan alamat ini: pilih alamat lain.' },
  slugTaken: { en: 'Another shop has this address: choose another.', ms: 'Kedai lain menggunakan alamat ini: pilih alamat lain.' },
  slugTooOften: {
    en: `A shop can change its address ${MAX_PREVIOUS_SLUGS} times: keep this one.`,
    ms: `Alamat kedai boleh ditukar ${MAX_PREVIOUS_SLUGS} kali: kekalkan yang ini.`,
  },
  description: {
    en: 'Say what you sell, in English or Malay.',
    ms: 'Ceritakan apa yang anda jual, dalam bahasa Melayu atau Inggeris.',
  },
  kind: {
    en: 'Say in a word or two what kind of shop it is, such as "Bakery".',
    ms: 'Nyatakan jenis kedai dengan sepatah dua kata, contohnya "Bakeri".',
  },
  state: { en: 'Choose the state you sell from.', ms: 'Pilih negeri tempat anda menjual.' },
  upload: {
    en: 'This picture is not there any more: choose it again.',
    ms: 'Gambar ini tiada lagi: pilih sekali lagi.',
  },
  holiday: {
    en: `Choose a day after today, at most ${MAX_HOLIDAY_DAYS} days from now.`,
    ms: `Pilih hari selepas hari ini, paling lewat ${MAX_HOLIDAY_DAYS} hari dari sekarang.`,
  },
  hasShop: {
    en: 'You have a shop already. One account keeps one shop.',
    ms: 'Anda sudah mempunyai kedai. Satu akaun untuk satu kedai.',
  },
  businessName: { en: 'Enter the name that the business is registered under.', ms: 'Masukkan nama perniagaan seperti yang didaftarkan.' },
  registrationMissing: {
    en: 'Enter the SSM number: only an individual sells without one.',
    ms: 'Masukkan nombor SSM: hanya individu boleh menjual tanpanya.',
  },
  registration: {
    en: 'Enter the SSM number as on the certificate: 12 digits such as 202001012345, or an old one such as 123456-A.',
    ms: 'Masukkan nombor SSM seperti pada sijil: 12 angka seperti 202001012345, atau nombor lama seperti 123456-A.',
  },
  taxId: {
    en: 'Enter the tax number (TIN): one or two letters and 8 to 12 digits, such as IG12345678901.',
    ms: 'Masukkan nombor cukai (TIN): satu atau dua huruf dan 8 hingga 12 angka, contohnya IG12345678901.',
  },
  bankName: { en: 'Choose the bank of this account.', ms: 'Pilih bank bagi akaun ini.' },
  bankAccount: {
    en: `Enter the account number: ${BANK_ACCOUNT_LENGTH.min} to ${BANK_ACCOUNT_LENGTH.max} digits.`,
    ms: `Masukkan nombor akaun: ${BANK_ACCOUNT_LENGTH.min} hingga ${BANK_ACCOUNT_LENGTH.max} angka.`,
  },
  bankAccountAgain: {
    en: 'Type the account number of this bank, even if it has not changed.',
    ms: 'Taip nombor akaun bank ini, walaupun tidak berubah.',
  },
  noRates: { en: 'Deliver to at least one state.', ms: 'Hantar ke sekurang-kurangnya satu negeri.' },
  sameState: { en: 'This state is there twice: keep one row.', ms: 'Negeri ini ada dua kali: kekalkan satu baris.' },
  ratePrice: { en: `Enter a fee from $0.00 to ${most}.`, ms: `Masukkan bayaran dari $0.00 hingga ${most}.` },
  rateDays: {
    en: `Enter ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} working days.`,
    ms: `Masukkan ${DELIVERY_DAYS.min} hingga ${DELIVERY_DAYS.max} hari bekerja.`,
  },
  rateOrder: {
    en: 'The most days cannot be fewer than the least.',
    ms: 'Hari paling lama tidak boleh kurang daripada hari paling cepat.',
  },
} as const satisfies Record<string, LocalisedText>;

/** The version does not match: it was changed since it was read. */
export interface Conflict extends Failure {
  kind: 'Conflict';
  code: 'CONFLICT';
  /** The current version, or for a count the units on hand. */
  current: number;
}

/** Expected errors of changing a vendor. */
export type VendorError = InvalidInput | NotFound | Conflict;

const CHANGED: LocalisedText = {
  en: 'Somebody changed this since you opened it. Compare both versions, then save again.',
  ms: 'Seseorang telah mengubahnya sejak anda membukanya. Bandingkan kedua-dua versi, kemudian simpan semula.',
};

export function conflict(path: string[] | null, current: number): Conflict {
  return { kind: 'Conflict', code: 'CONFLICT', text: CHANGED, path, current };
}

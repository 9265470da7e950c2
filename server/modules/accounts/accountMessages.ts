import { MAX_ADDRESSES, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents.ts';

const { min, max } = PASSWORD_LENGTH;

/** What is said when an account is refused something: how to put it right, never what was typed. */
export const ACCOUNT_MESSAGES = {
  emailTaken: {
    en: 'There is an account with this e-mail already: log in instead.',
    ms: 'Sudah ada akaun dengan e-mel ini: sila log masuk.',
  },
  passwordLength: { en: `Use ${min} to ${max} characters.`, ms: `Guna ${min} hingga ${max} aksara.` },
  passwordCommon: {
    en: 'Many people use this password, so it is guessed first: choose another.',
    ms: 'Ramai orang menggunakan kata laluan ini, jadi ia diteka dahulu: pilih yang lain.',
  },
  wrong: { en: 'E-mail or password is not right.', ms: 'E-mel atau kata laluan tidak betul.' },
  wait: { en: 'Too many tries: wait a while, then try again.', ms: 'Terlalu banyak percubaan: tunggu sebentar, kemudian cuba lagi.' },
  noAddress: { en: 'This address is not in your address book any more.', ms: 'Alamat ini tiada lagi dalam buku alamat anda.' },
  tooManyAddresses: {
    en: `An address book holds ${MAX_ADDRESSES} addresses: remove one first.`,
    ms: `Buku alamat memuatkan ${MAX_ADDRESSES} alamat: buang satu dahulu.`,
  },
} as const satisfies Record<string, LocalisedText>;

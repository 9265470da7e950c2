import { MAX_ADDRESSES, PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const { min, max } = PASSWORD_LENGTH;

/** Error messages of accounts: how to correct the input, never the input itself. */
export const ACCOUNT_MESSAGES = {
  emailTaken: {
    en: 'There is an account with this email already.',
    ms: 'Sudah ada akaun dengan e-mel ini.',
  },
  passwordLength: { en: `Use ${min} to ${max} characters.`, ms: `Guna ${min} hingga ${max} aksara.` },
  passwordCommon: {
    en: 'Many people use this password, so it is guessed first: choose another.',
    ms: 'Ramai orang menggunakan kata laluan ini, jadi ia diteka dahulu: pilih yang lain.',
  },
  passwordFewCharacters: {
    en: 'This repeats a few characters: use more different ones.',
    ms: 'Ini mengulang beberapa aksara sahaja: guna lebih banyak aksara berlainan.',
  },
  passwordOfContext: {
    en: 'This is little more than your name, your email or the name of this shop: choose another.',
    ms: 'Ini hampir sama dengan nama anda, e-mel anda atau nama kedai ini: pilih yang lain.',
  },
  wrong: { en: 'Email or password is not right.', ms: 'E-mel atau kata laluan tidak betul.' },
  wait: { en: 'Too many tries: wait a while, then try again.', ms: 'Terlalu banyak percubaan: tunggu sebentar, kemudian cuba lagi.' },
  busy: {
    en: 'Many people are logging in at this moment: try again in a few seconds.',
    ms: 'Ramai orang sedang log masuk sekarang: cuba lagi dalam beberapa saat.',
  },
  wrongPassword: { en: 'This is not your password.', ms: 'Ini bukan kata laluan anda.' },
  emailOfAnother: { en: 'Another account has this e-mail.', ms: 'Akaun lain menggunakan e-mel ini.' },
  resetInvalid: {
    en: 'This link does not count any more: it was used, or replaced by a newer one.',
    ms: 'Pautan ini tidak lagi sah: ia telah digunakan atau digantikan dengan yang baharu.',
  },
  resetExpired: {
    en: 'This link was good for 30 minutes, which are over.',
    ms: 'Pautan ini sah selama 30 minit, dan tempohnya telah tamat.',
  },
  noSession: { en: 'This session is over already.', ms: 'Sesi ini sudah tamat.' },
  noAddress: { en: 'This address is not in your address book any more.', ms: 'Alamat ini tiada lagi dalam buku alamat anda.' },
  tooManyAddresses: {
    en: `An address book holds ${MAX_ADDRESSES} addresses: remove one first.`,
    ms: `Buku alamat memuatkan ${MAX_ADDRESSES} alamat: buang satu dahulu.`,
  },
} as const satisfies Record<string, LocalisedText>;

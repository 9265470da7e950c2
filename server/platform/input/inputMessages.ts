import {
  BANK_ACCOUNT_LENGTH,
  DELIVERY_DAYS,
  EXPRESS_FEE_CENTS,
  IDEMPOTENCY_KEY_LENGTH,
  MAX_DELIVERY_CENTS,
  MAX_HOLIDAY_DAYS,
  MAX_LINES,
  MAX_PREVIOUS_SLUGS,
  MAX_PRICE_CENTS,
  MAX_QUANTITY,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  PRODUCT_TITLE_LENGTH,
  TRACKING_CODE_LENGTH,
  VENDOR_NAME_LENGTH,
  VENDOR_SLUG_LENGTH,
} from '#schema/rules/limits.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { InputKey } from '#schema/rules/inputs/inputKeys.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const quantity = MAX_QUANTITY.toLocaleString('en');

/** Some messages name the limit of the field. */
type InputMessage = LocalisedText | ((limit: number) => LocalisedText);

/** For a text that exceeds its limit. */
export function tooLong(limit: number): LocalisedText {
  return { en: `Use at most ${limit} characters.`, ms: `Guna paling banyak ${limit} aksara.` };
}

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
  carrier: { en: 'Choose the courier, or enter its name.', ms: 'Pilih kurier, atau masukkan namanya.' },
  trackingCode: {
    en: `Enter the tracking number as it stands on the label: ${TRACKING_CODE_LENGTH.min} to ${TRACKING_CODE_LENGTH.max} letters and digits.`,
    ms: `Masukkan nombor penjejakan seperti pada label: ${TRACKING_CODE_LENGTH.min} hingga ${TRACKING_CODE_LENGTH.max} huruf dan angka.`,
  },
  trackingUrl: {
    en: 'Enter an address that begins with https://, or leave it out.',
    ms: 'Masukkan alamat yang bermula dengan https://, atau biarkan kosong.',
  },
  cancelReason: { en: 'Say why you cancel it: the buyer reads it.', ms: 'Nyatakan sebab anda membatalkannya: pembeli akan membacanya.' },
  noReturnLines: { en: 'Choose what you want to return.', ms: 'Pilih apa yang anda mahu pulangkan.' },
  noReason: { en: 'Say in a few words why you return it.', ms: 'Nyatakan secara ringkas sebab anda memulangkannya.' },
  noRefusal: {
    en: 'Say why the return is refused: the buyer reads it.',
    ms: 'Nyatakan sebab pemulangan ditolak: pembeli akan membacanya.',
  },
  noInstructions: {
    en: 'Say how and where the buyer sends the goods.',
    ms: 'Nyatakan cara dan alamat untuk pembeli menghantar barang.',
  },
  wallet: { en: 'Choose your e-wallet.', ms: 'Pilih e-dompet anda.' },
  cashTooFar: {
    en: 'Cash on delivery is for Peninsular Malaysia: choose another way to pay.',
    ms: 'Bayar tunai semasa penghantaran hanya untuk Semenanjung Malaysia: pilih cara pembayaran lain.',
  },
  message: { en: 'Write your message.', ms: 'Tulis mesej anda.' },
  orderNumber: {
    en: 'Enter the order number as it stands on the confirmation, such as RZQ-7K4M-2Q9D, or leave it out.',
    ms: 'Masukkan nombor pesanan seperti pada pengesahan, contohnya RZQ-7K4M-2Q9D, atau biarkan kosong.',
  },
  vendorName: {
    en: `Give your shop a name of ${VENDOR_NAME_LENGTH.min} to ${VENDOR_NAME_LENGTH.max} characters.`,
    ms: `Beri nama kedai ${VENDOR_NAME_LENGTH.min} hingga ${VENDOR_NAME_LENGTH.max} aksara.`,
  },
  vendorNameReserved: {
    en: 'This name would pass for Rizq itself: choose another.',
    ms: 'Nama ini boleh disangka Rizq sendiri: pilih nama lain.',
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
  slugTooOften: {
    en: `A shop can change its address ${MAX_PREVIOUS_SLUGS} times: keep this one.`,
    ms: `Alamat kedai boleh ditukar ${MAX_PREVIOUS_SLUGS} kali: kekalkan yang ini.`,
  },
  vendorDescription: {
    en: 'Say what you sell, in English or Malay.',
    ms: 'Ceritakan apa yang anda jual, dalam bahasa Melayu atau Inggeris.',
  },
  vendorKind: {
    en: 'Say in a word or two what kind of shop it is, such as "Bakery".',
    ms: 'Nyatakan jenis kedai dengan sepatah dua kata, contohnya "Bakeri".',
  },
  holiday: {
    en: `Choose a day after today, at most ${MAX_HOLIDAY_DAYS} days from now.`,
    ms: `Pilih hari selepas hari ini, paling lewat ${MAX_HOLIDAY_DAYS} hari dari sekarang.`,
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
  ratePrice: {
    en: `Enter a fee from $0.00 to ${formatMoney(MAX_DELIVERY_CENTS)}.`,
    ms: `Masukkan bayaran dari $0.00 hingga ${formatMoney(MAX_DELIVERY_CENTS)}.`,
  },
  rateDays: {
    en: `Enter ${DELIVERY_DAYS.min} to ${DELIVERY_DAYS.max} working days.`,
    ms: `Masukkan ${DELIVERY_DAYS.min} hingga ${DELIVERY_DAYS.max} hari bekerja.`,
  },
  rateOrder: {
    en: 'The most days cannot be fewer than the least.',
    ms: 'Hari paling lama tidak boleh kurang daripada hari paling cepat.',
  },
  expressFee: {
    en: `Give the fee for express delivery from $0.01 to ${formatMoney(EXPRESS_FEE_CENTS.max)}, or 0 for none.`,
    ms: `Beri caj penghantaran ekspres dari $0.01 hingga ${formatMoney(EXPRESS_FEE_CENTS.max)}, atau 0 jika tiada.`,
  },
  productTitle: {
    en: `Give the product a name of ${PRODUCT_TITLE_LENGTH.min} to ${PRODUCT_TITLE_LENGTH.max} characters.`,
    ms: `Beri nama produk antara ${PRODUCT_TITLE_LENGTH.min} hingga ${PRODUCT_TITLE_LENGTH.max} aksara.`,
  },
  productDescription: { en: 'Describe the product in a sentence or more.', ms: 'Huraikan produk dalam satu ayat atau lebih.' },
  tooManyTags: { en: `Use at most ${MAX_TAGS} tags.`, ms: `Guna paling banyak ${MAX_TAGS} tag.` },
  tagTooLong: { en: `Use tags of at most ${MAX_TAG_LENGTH} characters.`, ms: `Guna tag paling panjang ${MAX_TAG_LENGTH} aksara.` },
  color: { en: "Choose one of the market's colours.", ms: 'Pilih salah satu warna pasar ini.' },
  price: {
    en: `Enter a price from $0.01 to ${formatMoney(MAX_PRICE_CENTS)}.`,
    ms: `Masukkan harga dari $0.01 hingga ${formatMoney(MAX_PRICE_CENTS)}.`,
  },
  wasPrice: {
    en: 'The old price must be higher than the price. Raise it or leave it out.',
    ms: 'Harga lama mesti lebih tinggi daripada harga. Naikkan atau biarkan kosong.',
  },
  fulfilment: {
    en: 'Choose at least one place where it can be bought.',
    ms: 'Pilih sekurang-kurangnya satu tempat produk ini boleh dibeli.',
  },
  halalBody: { en: 'Say who certified it, for example JAKIM.', ms: 'Nyatakan badan pensijilan, contohnya JAKIM.' },
  halalNumber: { en: 'Enter the number of the certificate.', ms: 'Masukkan nombor sijil.' },
  halalExpires: { en: 'Enter until when the certificate is good.', ms: 'Masukkan tarikh tamat tempoh sijil.' },
  halalExpired: {
    en: 'This certificate has expired. Enter a date to come, or leave the certificate out.',
    ms: 'Sijil ini telah tamat tempoh. Masukkan tarikh akan datang atau keluarkan sijil ini.',
  },
  sku: {
    en: 'Enter your number for it: letters, digits, dots, dashes, without spaces.',
    ms: 'Masukkan nombor anda untuknya: huruf, angka, titik, sempang, tanpa ruang.',
  },
  option: { en: 'Enter a size, a colour of the market or a weight.', ms: 'Masukkan saiz, warna pasar ini atau berat.' },
  tooLong,
} as const satisfies Record<InputKey, InputMessage> & Record<string, InputMessage>;

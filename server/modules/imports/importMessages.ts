import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';

const ROWS = MAX_IMPORT_ROWS.toLocaleString('en');

/** Error messages of product files and their cells: how to correct the input. */
export const IMPORT_MESSAGES = {
  notText: {
    en: 'This is not a text file. In your spreadsheet choose "Save as" and then "CSV UTF-8".',
    ms: 'Ini bukan fail teks. Dalam hamparan anda pilih "Simpan sebagai" kemudian "CSV UTF-8".',
  },
  empty: {
    en: 'The file has no rows. Put a heading first, then a row for each product.',
    ms: 'Fail ini tiada baris. Letakkan tajuk dahulu, kemudian satu baris bagi setiap produk.',
  },
  noSku: {
    en: 'The file has no column "sku". The first row must name the columns; start from a download of your products.',
    ms: 'Fail ini tiada lajur "sku". Baris pertama mesti menamakan lajur; mulakan dengan muat turun produk anda.',
  },
  tooManyRows: {
    en: `The file has more than ${ROWS} rows. Split it and import the parts one after the other.`,
    ms: `Fail ini melebihi ${ROWS} baris. Bahagikan dan import bahagiannya satu demi satu.`,
  },
  tooLarge: {
    en: 'The file is too large. Split it and import the parts one after the other.',
    ms: 'Fail ini terlalu besar. Bahagikan dan import bahagiannya satu demi satu.',
  },
  busy: { en: 'Other imports are under way. Try again in a minute.', ms: 'Import lain sedang dijalankan. Cuba lagi seminit lagi.' },
  sessionOver: {
    en: 'You were logged out while the file was imported. What was imported until then stays, and can be undone: log in again.',
    ms: 'Anda telah dilog keluar semasa fail diimport. Apa yang sudah diimport dikekalkan dan boleh dibatalkan: log masuk semula.',
  },
  importUnderWay: {
    en: 'Another file is being imported into your shop. Try again when it is done.',
    ms: 'Fail lain sedang diimport ke kedai anda. Cuba lagi apabila ia selesai.',
  },
  skuMissing: { en: 'Enter your number for it.', ms: 'Masukkan nombor anda untuknya.' },
  severalProducts: {
    en: 'These rows belong to different products of your shop. Give each product its own number in the column "product".',
    ms: 'Baris ini milik produk yang berlainan di kedai anda. Beri setiap produk nombornya sendiri dalam lajur "product".',
  },
  rowsDiffer: {
    en: 'The rows of one product say different things here. Make them the same, or fill in only the first.',
    ms: 'Baris bagi satu produk berbeza di sini. Samakan, atau isi baris pertama sahaja.',
  },
  price: { en: 'Enter a price such as 12.50.', ms: 'Masukkan harga seperti 12.50.' },
  quantity: { en: 'Enter a whole number such as 25.', ms: 'Masukkan nombor bulat seperti 25.' },
  sale: { en: 'Enter Sale or New, or leave it empty.', ms: 'Masukkan Sale atau New, atau biarkan kosong.' },
  location: { en: 'Enter Online, in Store, or both.', ms: 'Masukkan Online, in Store, atau kedua-duanya.' },
  status: { en: 'Enter Available, Out Of Stock or Disabled.', ms: 'Masukkan Available, Out Of Stock atau Disabled.' },
  date: { en: 'Enter a date such as 2027-12-31.', ms: 'Masukkan tarikh seperti 2027-12-31.' },
  oneSize: {
    en: 'A variant has one size. Give each size a row of its own.',
    ms: 'Satu varian ada satu saiz. Beri setiap saiz barisnya sendiri.',
  },
  importRunning: {
    en: 'An import into your shop is under way. Wait until it is done, then undo it.',
    ms: 'Import ke kedai anda sedang dijalankan. Tunggu sehingga selesai, kemudian batalkan.',
  },
  changed: {
    en: 'Somebody changed this product while the file was read. Import the file again.',
    ms: 'Seseorang mengubah produk ini semasa fail dibaca. Import fail sekali lagi.',
  },
  nothingToUndo: { en: 'There is no import to undo.', ms: 'Tiada import untuk dibatalkan.' },
  changedSince: { en: 'It was changed after the import, so it stays.', ms: 'Ia diubah selepas import, jadi ia dikekalkan.' },
  soldSince: {
    en: 'Its stock changed after the import, by an order or a count, so it stays.',
    ms: 'Stoknya berubah selepas import, melalui pesanan atau kiraan, jadi ia dikekalkan.',
  },
} as const satisfies Record<string, LocalisedText>;

/** Unbalanced quotes from some row on. */
export function brokenQuotes(row: number): LocalisedText {
  return {
    en: `Row ${row}: a quotation mark is opened and never closed, or stands in the middle of a cell. Take it out, or write it twice in a quoted cell.`,
    ms: `Baris ${row}: ada tanda petik yang dibuka tetapi tidak ditutup, atau berada di tengah sel. Buang, atau tulis dua kali dalam sel bertanda petik.`,
  };
}

/** SKU of an earlier row. */
export function skuTwice(row: number): LocalisedText {
  return {
    en: `Row ${row} has this number already. Keep one of the two.`,
    ms: `Baris ${row} sudah mempunyai nombor ini. Simpan satu sahaja.`,
  };
}

/** Row without an error, beside an invalid row of the same product. */
export function otherRow(row: number): LocalisedText {
  return {
    en: `Row ${row} of the same product has a mistake: put that right first.`,
    ms: `Baris ${row} bagi produk yang sama mempunyai kesilapan: betulkan dahulu.`,
  };
}

/** Price with a decimal comma. */
export function decimalComma(price: string): LocalisedText {
  const right = price.replace(',', '.');
  return { en: `Write ${right}, with a point before the cents.`, ms: `Tulis ${right}, dengan titik sebelum sen.` };
}

import { MAX_IMPORT_ROWS } from '#schema/rules/limits.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import { translations } from '#server/platform/messages.ts';

const ROWS = MAX_IMPORT_ROWS.toLocaleString('en');

/** Error messages for product files and their cells, which say how to correct the input. */
export const IMPORT_MESSAGES = {
  notText: translations('productFile.notText'),
  unknownEncoding: translations('productFile.unknownEncoding'),
  empty: translations('productFile.empty'),
  noSku: translations('productFile.noSku'),
  tooManyRows: translations('productFile.tooManyRows', { max: ROWS }),
  tooLarge: translations('productFile.tooLarge'),
  busy: translations('productFile.busy'),
  sessionOver: translations('productFile.sessionOver'),
  importUnderWay: translations('productFile.importUnderWay'),
  skuMissing: translations('productFile.skuMissing'),
  severalProducts: translations('productFile.severalProducts'),
  rowsDiffer: translations('productFile.rowsDiffer'),
  price: translations('productFile.price'),
  quantity: translations('productFile.quantity'),
  quantityOfTwoReadings: translations('productFile.quantityOfTwoReadings'),
  sale: translations('productFile.sale'),
  location: translations('productFile.location'),
  status: translations('productFile.status'),
  date: translations('productFile.date'),
  hiddenWithoutPicture: translations('productFile.hiddenWithoutPicture'),
  oneSize: translations('productFile.oneSize'),
  importRunning: translations('productFile.importRunning'),
  changed: translations('productFile.changed'),
  nothingToUndo: translations('productFile.nothingToUndo'),
  changedSince: translations('productFile.changedSince'),
  soldSince: translations('productFile.soldSince'),
} as const satisfies Record<string, LocalisedText>;

/** Quotes are unbalanced from a row onwards. */
export function brokenQuotes(row: number): LocalisedText {
  return translations('productFile.brokenQuotes', { row });
}

/** A row has more columns than any product file. */
export function tooManyColumns(row: number, max: number): LocalisedText {
  return translations('productFile.tooManyColumns', { row, max });
}

/** A new row has the same title as another product. */
export function sameTitle(sku: string): LocalisedText {
  return translations('productFile.sameTitle', { sku });
}

/** Two columns with the same meaning have different values in a row. */
export function columnsDiffer(row: number, first: string, second: string): LocalisedText {
  return translations('productFile.columnsDiffer', { row, first, second });
}

/** The SKU occurs in an earlier row. */
export function skuTwice(row: number): LocalisedText {
  return translations('productFile.skuTwice', { row });
}

/** The row is valid, but another row of its product is not. */
export function otherRow(row: number): LocalisedText {
  return translations('productFile.otherRow', { row });
}

/** A weight without a quantity. */
export function unreadWeight(weight: string): LocalisedText {
  return translations('productFile.unreadWeight', { weight });
}

/** Correctable rejections of a file, by HTTP status. */
export const IMPORT_REFUSALS: Partial<Record<number, { code: string; text: LocalisedText }>> = {
  413: { code: 'TOO_LARGE', text: IMPORT_MESSAGES.tooLarge },
  429: { code: 'BUSY', text: IMPORT_MESSAGES.importUnderWay },
  503: { code: 'BUSY', text: IMPORT_MESSAGES.busy },
};

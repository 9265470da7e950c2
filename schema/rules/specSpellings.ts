/** Words that product files are known to spell in two ways: the wrong one leads to the right one. Keys are in lower case. */

export const MISSPELT_FIELDS: Readonly<Record<string, string>> = { waight: 'weight' };
export const MISSPELT_STATUS: Readonly<Record<string, string>> = { 'out off stock': 'Out Of Stock' };
export const MISSPELT_CATEGORY: Readonly<Record<string, string>> = { jewelry: 'jewellery' };

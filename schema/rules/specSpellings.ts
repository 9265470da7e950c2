/** Known misspellings in product files, mapped to their corrections. Keys are lower case. */

export const MISSPELT_FIELDS: Readonly<Record<string, string>> = { waight: 'weight' };
export const MISSPELT_STATUS: Readonly<Record<string, string>> = { 'out off stock': 'Out Of Stock' };
export const MISSPELT_CATEGORY: Readonly<Record<string, string>> = { jewelry: 'jewellery' };

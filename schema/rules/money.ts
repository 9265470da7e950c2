/** Money formatting: US dollars with the narrow symbol, identical in all languages. */

/** "1234.50" for 123450: decimal string of integer cents, without separators. */
export function decimalAmount(cents: number): string {
  const magnitude = Math.abs(cents);
  const fraction = String(magnitude % 100).padStart(2, '0');
  return `${cents < 0 ? '-' : ''}${Math.floor(magnitude / 100)}.${fraction}`;
}

/** "$1,234.50" for 123450; "-$5.00" for -500. Does not use Intl, whose output differs between English and Malay. */
export function formatMoney(cents: number): string {
  const [whole = '0', fraction = '00'] = decimalAmount(Math.abs(cents)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${grouped}.${fraction}`;
}

/** "$200" for 20000, "$1.50" for 150: omits the decimals of whole dollars. */
export function shortMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

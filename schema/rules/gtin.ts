/** Whether a text is a GTIN, the number below a barcode: 8, 12, 13 or 14 digits, of which the last is the check digit. */
export function isGtin(text: string): boolean {
  return /^(\d{8}|\d{12,14})$/.test(text) && checkDigit(text.slice(0, -1)) === Number(text.at(-1));
}

/** The check digit after these digits: the digits count three times and once in turn, from the right. */
export function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

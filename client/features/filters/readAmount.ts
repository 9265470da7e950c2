/**
 * Dollars as people type them, in cents: "12", "$12.50", "USD 1,250", and "12,50" as many write it. Null for an empty field, and
 * 'unclear' for anything else, another currency among it.
 */
export function readAmount(text: string): number | null | 'unclear' {
  const amount = text
    .trim()
    .replace(/^(?:US\$|USD|\$)\s*|\s*USD$/i, '')
    .replace(/\s/g, '');
  if (amount === '') return text.trim() === '' ? null : 'unclear';
  const plain = /^\d+,\d{1,2}$/.test(amount) ? amount.replace(',', '.') : amount.replace(/,(?=\d{3}(?!\d))/g, '');
  return /^\d{1,7}(\.\d{0,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : 'unclear';
}

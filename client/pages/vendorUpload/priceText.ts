import { decimalAmount } from '#schema/rules/money.ts';

const PRICE = /^\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** The cents that somebody typed, as "148", "$148.50" or "1,234.5"; null for what is no amount. */
export function centsOf(text: string): number | null {
  const [, whole, fraction = ''] = PRICE.exec(text.replace(/\s/g, '')) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** Cents as a field shows them. */
export function priceText(cents: number | null | undefined): string {
  return cents == null ? '' : decimalAmount(cents);
}

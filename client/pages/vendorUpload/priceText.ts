import { decimalAmount } from '#schema/rules/money.ts';

/** Cents as a field shows them. */
export function priceText(cents: number | null | undefined): string {
  return cents == null ? '' : decimalAmount(cents);
}

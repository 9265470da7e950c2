import { formatMoney } from '#schema/rules/money.ts';

/** "$120", "$49.99": whole dollars without their zeros, for filters. */
export function shortMoney(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

import { DELIVERY_DAYS, MAX_DELIVERY_CENTS } from '#schema/rules/limits.ts';
import { deliveryDays } from '#schema/rules/deliveryTimes.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { Translate } from '#client/i18n/Translate.ts';
import type { ViewerVendor } from './vendorData.ts';

type Rate = ViewerVendor['settings']['deliveryRates'][number];

export const STATES = MALAYSIAN_STATES;

/** A state as the form holds it: "3.50|2|4", or empty where the shop does not deliver. */
export type RateValues = Record<MalaysianState, string>;

/** One state's fields. */
export interface RateFields {
  price: string;
  minDays: string;
  maxDays: string;
}

/** The rates as the form holds them. */
export function rateValues(rates: readonly Rate[]): RateValues {
  const byState = new Map(rates.map((rate) => [rate.state, rate]));
  return Object.fromEntries(
    STATES.map((state) => {
      const rate = byState.get(state);
      if (rate === undefined) return [state, ''];
      return [
        state,
        joinRate({ price: (rate.price.minorUnits / 100).toFixed(2), minDays: String(rate.minDays), maxDays: String(rate.maxDays) }),
      ];
    }),
  ) as RateValues;
}

/** The fields of a served state; null for one that is not. */
export function splitRate(value: string): RateFields | null {
  if (value === '') return null;
  const [price = '', minDays = '', maxDays = ''] = value.split('|');
  return { price, minDays, maxDays };
}

export function joinRate({ price, minDays, maxDays }: RateFields): string {
  return [price, minDays, maxDays].map((part) => part.replaceAll('|', '')).join('|');
}

/** What a state begins with when it is served from now on: the market's usual days, at the fee of another state. */
export function firstRate(state: MalaysianState, values: RateValues): string {
  const other = STATES.map((one) => splitRate(values[one])).find((rate) => rate !== null);
  const { minDays, maxDays } = deliveryDays(state);
  return joinRate({ price: other?.price ?? '5.00', minDays: String(minDays), maxDays: String(maxDays) });
}

/** Cents of a price as it was typed; null when it is none. */
export function centsOf(text: string): number | null {
  const match = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

const daysOf = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : null);

/** What is wrong with the rates, by the field of a state. */
export function rateProblems(values: RateValues, t: Translate): Record<string, string> {
  const found: Record<string, string> = {};
  for (const state of STATES) {
    const rate = splitRate(values[state]);
    if (rate === null) continue;
    const [cents, least, most] = [centsOf(rate.price), daysOf(rate.minDays), daysOf(rate.maxDays)];
    const isDays = (days: number | null) => days !== null && days >= DELIVERY_DAYS.min && days <= DELIVERY_DAYS.max;
    if (cents === null || cents > MAX_DELIVERY_CENTS) found[`${state}.price`] = t('vendorSettings.badPrice');
    if (!isDays(least)) found[`${state}.minDays`] = t('vendorSettings.badDays', DELIVERY_DAYS);
    if (!isDays(most)) found[`${state}.maxDays`] = t('vendorSettings.badDays', DELIVERY_DAYS);
    else if (least !== null && most !== null && most < least) found[`${state}.maxDays`] = t('vendorSettings.daysOrder');
  }
  if (STATES.every((state) => values[state] === '')) found[STATES[0] ?? ''] = t('vendorSettings.noStates');
  return found;
}

/** The rates as the API takes them; they must be right. */
export function rateInput(values: RateValues) {
  return STATES.flatMap((state) => {
    const rate = splitRate(values[state]);
    if (rate === null) return [];
    return [{ state, price: centsOf(rate.price) ?? 0, minDays: Number(rate.minDays), maxDays: Number(rate.maxDays) }];
  });
}

/** Where the server's errors belong: it counts the served states, the form names them. */
export function byState(fields: Record<string, string>, values: RateValues): Record<string, string> {
  const served = STATES.filter((state) => values[state] !== '');
  return Object.fromEntries(
    Object.entries(fields).map(([path, message]) => {
      const [, position, field] = path.split('.');
      const state = served[Number(position)] ?? STATES[0];
      return [field === undefined ? (STATES[0] ?? '') : `${state ?? ''}.${field}`, message];
    }),
  );
}

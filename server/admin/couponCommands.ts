import { isCouponCode, normaliseCouponCode, type CouponDiscount } from '#schema/rules/coupons.ts';
import { COUPON_CODE_LENGTH, MAX_PRICE_CENTS } from '#schema/rules/limits.ts';
import { normaliseIdentifier } from '#schema/rules/normaliseText.ts';
import { parseCents } from '#schema/rules/parseCents.ts';
import { formatMoney } from '#schema/rules/money.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { Services } from '#server/services.ts';
import { done, refused, table, toMinute, type AdminResponse } from './adminResponse.ts';

type CouponServices = Pick<Services, 'catalog' | 'coupons' | 'vendors'>;

/** Options of `coupons add`, for `parseArgs`. */
export const COUPON_OPTIONS = {
  percent: { type: 'string' },
  off: { type: 'string' },
  minimum: { type: 'string' },
  shop: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-person': { type: 'string' },
} as const;

export type CouponOptions = Partial<Record<keyof typeof COUPON_OPTIONS, string>>;

const MAX_USES = 1_000_000_000;

/** Runs `coupons`, which lists them, `coupons add` and `coupons end`. Returns null for other commands. */
export async function runCouponCommand(
  services: CouponServices,
  words: readonly string[],
  options: CouponOptions,
): Promise<AdminResponse | null> {
  const [command, code] = words;
  if (command === undefined) return list(services);
  if (code === undefined || words.length > 2) return null;
  if (command === 'add') return add(services, normaliseCouponCode(code), options);
  return command === 'end' ? end(services, code) : null;
}

async function list({ catalog, coupons }: CouponServices): Promise<AdminResponse> {
  const rows = (await coupons.all()).map(({ id, discount, minimumCents, vendorId, startsAt, endsAt, used, useLimit, isSample }) => [
    id,
    discount.kind === 'PERCENT' ? `${discount.percent}%` : formatMoney(discount.cents),
    minimumCents === 0 ? '' : formatMoney(minimumCents),
    vendorId === null ? 'all' : (catalog.vendor(vendorId)?.slug ?? vendorId),
    startsAt === null ? '' : toMinute(startsAt),
    endsAt === null ? '' : toMinute(endsAt),
    useLimit === null ? String(used) : `${used} of ${useLimit}`,
    isSample ? 'in a demo only' : '',
  ]);
  if (rows.length === 0) return done('There are no coupons.');
  return done(table([['CODE', 'OFF', 'MINIMUM', 'SHOP', 'FROM (UTC)', 'UNTIL (UTC)', 'USED', 'COUNTS'], ...rows]));
}

async function add({ vendors, coupons }: CouponServices, code: string, options: CouponOptions): Promise<AdminResponse> {
  const { min, max } = COUPON_CODE_LENGTH;
  if (!isCouponCode(code)) return refused(`A code has ${min} to ${max} letters, digits and single dashes between them.`);
  const discount = discountOf(options);
  if (discount === null) return refused('Give either --percent, 1 to 100, or --off, an amount such as 5.00.');
  const minimumCents = options.minimum === undefined ? 0 : amountOf(options.minimum);
  if (minimumCents === null) return refused('--minimum is an amount such as 30.00.');
  const vendor = options.shop === undefined ? null : vendors.bySlug(normaliseIdentifier(options.shop).toLowerCase());
  if (options.shop !== undefined && vendor === null) return refused('--shop names no shop.');
  const startsAt = options.from === undefined ? null : dayMoment(options.from, '00:00:00.000');
  const endsAt = options.until === undefined ? null : dayMoment(options.until, '23:59:59.999');
  if ((options.from !== undefined && startsAt === null) || (options.until !== undefined && endsAt === null)) {
    return refused('--from and --until are days such as 2026-12-31.');
  }
  if (startsAt !== null && endsAt !== null && endsAt <= startsAt) return refused('--until lies before --from.');
  const useLimit = options.uses === undefined ? null : wholeOf(options.uses, MAX_USES);
  if (options.uses !== undefined && useLimit === null) return refused('--uses is a number of orders, 1 or more.');
  const usesPerPerson = options['per-person'] === 'any' ? null : wholeOf(options['per-person'] ?? '1', MAX_USES);
  if (usesPerPerson === null && options['per-person'] !== 'any') return refused('--per-person is a number of orders, 1 or more, or "any".');
  const coupon: Omit<CouponDoc, 'used' | 'held' | 'isSample'> = {
    id: code,
    discount,
    vendorId: vendor?.id ?? null,
    minimumCents,
    startsAt,
    endsAt,
    useLimit,
    usesPerPerson,
  };
  return (await coupons.add(coupon))
    ? done(`${code} can be used${startsAt === null ? '' : ` from ${toMinute(startsAt)} UTC`}.`)
    : refused('There is such a coupon already: a code is given once.');
}

async function end({ coupons }: CouponServices, code: string): Promise<AdminResponse> {
  const ended = await coupons.end(code);
  if (ended === null) return refused('There is no such coupon. `npm run admin -- coupons` lists them.');
  return done(`${ended.id} has ended at ${toMinute(ended.endsAt ?? '')} UTC; ${ended.used} orders have it.`);
}

function discountOf({ percent, off }: CouponOptions): CouponDiscount | null {
  if ((percent === undefined) === (off === undefined)) return null;
  if (percent !== undefined) {
    const whole = wholeOf(percent.replace(/%$/, ''), 100);
    return whole === null ? null : { kind: 'PERCENT', percent: whole };
  }
  const cents = amountOf(off ?? '');
  return cents === null || cents === 0 ? null : { kind: 'AMOUNT', cents };
}

function wholeOf(text: string, most: number): number | null {
  const whole = /^\d{1,10}$/.test(text.trim()) ? Number(text) : 0;
  return whole >= 1 && whole <= most ? whole : null;
}

function amountOf(text: string): number | null {
  const cents = parseCents(text);
  return cents !== null && cents <= MAX_PRICE_CENTS ? cents : null;
}

/** Converts a time on a day in Malaysia to ISO 8601 in UTC. Returns null for an invalid day. */
function dayMoment(day: string, time: string): string | null {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
  if (!isDay || !new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)) return null;
  return new Date(`${day}T${time}+08:00`).toISOString();
}

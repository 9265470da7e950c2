import * as v from 'valibot';
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts';
import { normaliseCouponCode } from '../coupons.ts';
import { MAX_LINES, MAX_NOTE_LENGTH, MAX_QUANTITY } from '../limits.ts';
import type { MalaysianState } from '../malaysianStates.ts';
import { cashRefusal, type PaymentMethod } from '../payments.ts';
import { IF_SOLD_OUT, type IfSoldOut } from '../substitutions.ts';
import { normaliseParagraphs } from '../normaliseText.ts';
import { addressSchema, billingAddressSchema } from './address.ts';
import { check, email, idempotencyKey, optionalText, orNull, parser, phoneOf, type ReadPhone } from './fields.ts';
import type { FormKey, InputKey } from './inputKeys.ts';

/** An available payment method with its banks or wallets by code. */
interface OfferedMethod {
  method: PaymentMethod;
  banks: readonly { code: string }[];
  wallets: readonly { code: string }[];
}

/**
 * One of the offered methods, with one of its banks or wallets if it has any; if it has none, the institution is ignored. Whether
 * the method accepts the amount is checked once the total is known. `state` is the delivery state. `returnUrl` is for other
 * clients: undefined keeps the URL from an earlier attempt, null means the marketplace's order page.
 */
export function paymentSchema(offered: readonly OfferedMethod[], state: MalaysianState, isReturnUrl = (_url: string) => false) {
  const methods = offered.map(({ method }) => method);
  return v.pipe(
    v.object({
      method: v.picklist(methods, 'payment' satisfies InputKey),
      bank: v.nullish(v.string()),
      wallet: v.nullish(v.string()),
      returnUrl: v.nullish(v.string()),
    }),
    parser(({ method, returnUrl, ...chosen }, refuse) => {
      if (method === 'CASH_ON_DELIVERY' && cashRefusal(state, 0) !== null) refuse('cashTooFar', 'method');
      const { banks = [], wallets = [] } = offered.find((each) => each.method === method) ?? {};
      const [field, choices] = banks.length > 0 ? (['bank', banks] as const) : (['wallet', wallets] as const);
      const institution = choices.find(({ code }) => code === chosen[field])?.code ?? null;
      if (choices.length > 0 && institution === null) refuse(field, field);
      if (returnUrl != null && !isReturnUrl(returnUrl)) refuse('returnUrl', 'returnUrl');
      return { method, institution, returnUrl };
    }),
  );
}

export interface WantedLine {
  variantId: string;
  quantity: number;
  /** Unit price in cents that the buyer saw. */
  seenPrice?: number | null | undefined;
  /** Content version that the buyer saw. */
  seenContent?: string | null | undefined;
  /** What the buyer wants if it is sold out; ignored for products without this choice. */
  ifSoldOut?: IfSoldOut | null | undefined;
}

/**
 * Merges lines by variant in the order of first occurrence: quantities add up, and the first price and content that the buyer
 * saw are kept, as is the first choice for when it is sold out.
 */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] {
  const merged = new Map<string, WantedLine>();
  for (const { variantId, quantity, seenPrice, seenContent, ifSoldOut } of lines) {
    const before = merged.get(variantId);
    merged.set(variantId, {
      variantId,
      quantity: (before?.quantity ?? 0) + quantity,
      seenPrice: before?.seenPrice ?? seenPrice,
      seenContent: before?.seenContent ?? seenContent,
      ifSoldOut: before?.ifSoldOut ?? ifSoldOut,
    });
  }
  return [...merged.values()];
}

const cartLines = v.pipe(
  v.array(
    v.object({
      variantId: v.string(),
      quantity: v.number(),
      seenPrice: v.nullish(v.number()),
      seenContent: v.nullish(v.string()),
      ifSoldOut: v.nullish(v.picklist(IF_SOLD_OUT)),
    }),
  ),
  check((typed) => typed.length <= MAX_LINES, 'tooManyLines'),
  parser((typed, refuse) => {
    const merged = mergeLines(typed);
    const totals = new Map(merged.map(({ variantId, quantity }) => [variantId, quantity]));
    typed.forEach(({ variantId, quantity }, index) => {
      const isQuantity = Number.isInteger(quantity) && quantity >= 1 && (totals.get(variantId) ?? 0) <= MAX_QUANTITY;
      if (!isQuantity) refuse('quantity', index, 'quantity');
    });
    return merged;
  }),
);

const lines = v.pipe(
  cartLines,
  check((merged) => merged.length > 0, 'noLines'),
);

const shipping = v.pipe(
  v.array(v.object({ vendorId: v.string(), optionId: v.string() })),
  check((choices) => choices.length <= MAX_LINES, 'tooManyLines'),
  parser((choices, refuse) => {
    choices.forEach(({ vendorId }, index) => {
      if (choices.findIndex((other) => other.vendorId === vendorId) < index) refuse('deliveryTwice', index, 'vendorId');
    });
    return choices;
  }),
);

/** A cart to price, which may be empty. Output: one line per variant, one delivery per vendor. */
export const cartSchema = v.object({ lines: cartLines, shipping: v.nullish(shipping, []) });

/** Data known only to the server. */
interface Known {
  isReturnUrl: (url: string) => boolean;
  readPhone: ReadPhone;
}

/** Fields of the checkout form. */
const buyerEntries = (
  offered: readonly OfferedMethod[],
  state: MalaysianState,
  { isReturnUrl, readPhone = phoneOf }: Partial<Known> = {},
) => ({
  email,
  note: optionalText(MAX_NOTE_LENGTH, normaliseParagraphs),
  payment: paymentSchema(offered, state, isReturnUrl),
  shippingAddress: addressSchema,
  billingAddress: v.nullish(billingAddressSchema(readPhone)),
});

/** The checkout form: the order and the agreement to the terms. */
export const checkoutSchema = (offered: readonly OfferedMethod[], state: MalaysianState) =>
  v.object({ ...buyerEntries(offered, state), agree: v.literal('yes', 'agree' satisfies FormKey) });

/** An order, without the checks that need the catalogue. Output: one line per variant, one delivery per vendor, coupons in upper case. */
export function orderSchema(offered: readonly OfferedMethod[], state: MalaysianState, known: Known) {
  const { shippingAddress, billingAddress, ...buyer } = buyerEntries(offered, state, known);
  return v.pipe(
    v.object({
      idempotencyKey,
      expectedTotal: v.pipe(
        v.number(),
        check((cents) => Number.isSafeInteger(cents) && cents >= 0, 'expectedTotal'),
      ),
      ...buyer,
      lines,
      shipping: v.nullish(shipping, []),
      shippingAddress,
      billingAddress,
      coupon: v.nullish(v.pipe(v.string(), v.transform(normaliseCouponCode), v.transform(orNull)), ''),
      locale: v.nullish(v.picklist(LOCALES), DEFAULT_LOCALE),
    }),
    v.transform(({ expectedTotal, shipping: choices, billingAddress, ...order }) => ({
      ...order,
      expectedTotalCents: expectedTotal,
      choices,
      billingAddress: billingAddress ?? order.shippingAddress,
    })),
  );
}

export type PaymentInput = v.InferInput<ReturnType<typeof paymentSchema>>;
export type OrderInput = v.InferInput<ReturnType<typeof orderSchema>>;
export type ParsedOrder = v.InferOutput<ReturnType<typeof orderSchema>>;

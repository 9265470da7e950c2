import { mergeLines } from '#schema/rules/inputs/order.ts';
import { MAX_LINES, MAX_QUANTITY } from '#schema/rules/limits.ts';
import { BadInput } from '#server/platform/badInput.error.ts';
import { IN_PROCESS } from '#server/platform/caller.ts';
import type { Caller } from '#server/platform/caller.ts';
import type { CatalogReader } from '#server/modules/catalog/index.ts';
import type { CouponService } from '#server/modules/promotions/index.ts';
import type { Reader } from '#server/store/store.ts';
import { priceCart } from './priceCart.ts';
import type { Destination, Quote, ShippingChoice, WantedLine } from './quote.ts';

/** A cart to price. */
export interface QuoteRequest {
  lines: readonly WantedLine[];
  destination: Destination;
  choices?: readonly ShippingChoice[];
  coupon?: string | null;
  /** Rate-limits guesses of coupon codes. */
  caller?: Caller;
}

/** Prices carts. It changes and guarantees nothing: `OrderService` reprices when the order is placed. */
export class QuoteService {
  constructor(private readonly dependencies: { store: Reader; catalog: CatalogReader; coupons: CouponService; now: () => Date }) {}

  /** Prices a cart of at most 250 lines; lines of the same variant are merged. Throws BadInput beyond the limits. */
  async quote({ lines, destination, choices = [], coupon = null, caller = IN_PROCESS }: QuoteRequest): Promise<Quote> {
    if (lines.length > MAX_LINES) throw new BadInput(`\`lines\` holds at most ${MAX_LINES} lines.`);
    const merged = mergeLines(lines);
    const isOutside = ({ quantity }: WantedLine) => !Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY;
    if (lines.some(isOutside) || merged.some(isOutside)) throw new BadInput(`\`quantity\` must be from 1 to ${MAX_QUANTITY}.`);
    if (choices.length > MAX_LINES) throw new BadInput(`\`shipping\` holds at most ${MAX_LINES} choices.`);
    if (new Set(choices.map(({ vendorId }) => vendorId)).size < choices.length) throw new BadInput('`shipping` names each vendor once.');
    const { store, catalog, coupons, now } = this.dependencies;
    const found = await coupons.look(store, coupon, caller);
    return priceCart(catalog, { lines: merged, destination, choices, coupon: found }, now());
  }
}

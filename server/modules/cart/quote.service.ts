import { cartSchema } from '#schema/rules/inputs/order.ts';
import { totalCart } from '#schema/rules/cartTotals.ts';
import { canBeFree } from '#schema/rules/shipping.ts';
import { BadInput } from '#server/platform/errors.ts';
import { parseInput } from '#server/platform/input/parseInput.ts';
import { IN_PROCESS, type Caller } from '#server/platform/caller.ts';
import { isPublic, variantPrice, type CatalogReader, type ProductVariant } from '#server/modules/catalog/index.ts';
import { judgeCoupon, type CouponService, type JudgedCoupon } from '#server/modules/promotions/index.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transaction } from '#server/store/transaction.ts';
import type { Cart, Destination, Quote, QuoteGroup, QuoteIssue, QuoteLine, ShippingChoice, ShippingOption, WantedLine } from './quote.ts';
import { choiceIssues, couponIssue, lineIssues, unknownVariant } from './quoteIssues.ts';
import { chosenOption, shippingOptions } from './shipping.ts';

/** A cart to price. */
export interface QuoteRequest {
  lines: readonly WantedLine[];
  /** Destination state. */
  state?: Destination;
  shipping?: readonly ShippingChoice[] | null;
  coupon?: string | null;
  /** Rate-limits guesses of coupon codes. */
  caller?: Caller;
}

/** Prices carts. A quote reserves nothing: `OrderService` reprices the cart when the order is placed. */
export class QuoteService {
  constructor(private readonly dependencies: { catalog: CartCatalogue; coupons: CouponService; now: () => Date }) {}

  /** Prices a cart of at most 250 lines and merges lines of the same variant. Throws BadInput beyond the limits. */
  async quote({ lines, state = null, shipping, coupon = null, caller = IN_PROCESS }: QuoteRequest): Promise<Quote> {
    const { value: parsed, errors } = parseInput(cartSchema, { lines: [...lines], shipping: shipping && [...shipping] });
    if (parsed === null) throw new BadInput(`\`${(errors[0].path ?? []).join('.')}\`: ${errors[0].text.en}`);
    const { catalog, coupons, now } = this.dependencies;
    const found = await coupons.find(coupon, caller);
    return priceCart(catalog, { lines: parsed.lines, destination: state, choices: parsed.shipping, coupon: found }, now());
  }
}

interface UnpricedPackage {
  vendor: VendorDoc;
  lines: QuoteLine[];
  options: ShippingOption[];
  chosen: ShippingOption | null;
}

/**
 * Prices a cart from the current catalogue. Pure: the same catalogue, cart and time give the same quote. Lines must be merged.
 * Lines that cannot be bought still count towards the totals if they have a price, to match the displayed cart. A rejected coupon
 * gives no discount, and an unavailable delivery is replaced by standard delivery; both are reported as issues.
 */
export function priceCart(catalog: CartCatalogue, cart: Cart, now: Date): Quote {
  const { lines, packages, unknown } = groupByVendor(catalog, cart, now);
  const subtotals = packages.map(({ vendor, lines: own }) => ({
    vendorId: vendor.id,
    subtotalCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }));
  const coupon = cart.coupon === null ? null : judgeCoupon(cart.coupon, subtotals, now);
  const issues = [
    ...lines.flatMap((line) => line.issues),
    ...unknown,
    ...choiceIssues(cart.choices, packages),
    ...(coupon?.kind === 'refused' ? [couponIssue(coupon)] : []),
  ];
  return {
    lines,
    ...pricePackages(packages, coupon),
    coupon: coupon?.kind === 'counts' ? { code: coupon.code, ...coupon.terms } : null,
    issues,
    readyToPlace: lines.length > 0 && !issues.some((issue) => issue.blocking),
  };
}

/** Groups known lines into one package per vendor with its shipping options, and lists unknown variants. */
function groupByVendor(
  catalog: CartCatalogue,
  cart: Cart,
  now: Date,
): { lines: QuoteLine[]; packages: UnpricedPackage[]; unknown: QuoteIssue[] } {
  const known: { wanted: WantedLine; item: ProductVariant; vendor: VendorDoc }[] = [];
  const unknown: QuoteIssue[] = [];
  for (const wanted of cart.lines) {
    const item = catalog.variant(wanted.variantId);
    const vendor = item && catalog.vendor(item.product.vendorId);
    // A vendor awaiting approval is visible only to its seller.
    if (item !== null && vendor !== null && isPublic(vendor)) known.push({ wanted, item, vendor });
    else unknown.push(unknownVariant(wanted.variantId));
  }
  const lineOf = new Map<WantedLine, QuoteLine>();
  const vendors = new Map(known.map(({ vendor }) => [vendor.id, vendor]));
  const packages = [...vendors.values()].map((vendor): UnpricedPackage => {
    const own = known.filter(({ item }) => item.product.vendorId === vendor.id);
    const products = own.map(({ item }) => item.product);
    const options = shippingOptions(vendor, products, cart.destination, now);
    const chosen = chosenOption(cart.choices, vendor, options);
    const context = { vendor, destination: cart.destination, options, chosen, stock: catalog, now };
    const lines = own.map(({ wanted, item }): QuoteLine => {
      const unitPriceCents = variantPrice(item).currentCents;
      const { quantity } = wanted;
      const issues = lineIssues(wanted, item, context);
      const line = { variant: item, product: item.product, quantity, unitPriceCents, totalCents: unitPriceCents * quantity, issues };
      lineOf.set(wanted, line);
      return line;
    });
    return { vendor, lines, options, chosen };
  });
  return { lines: known.flatMap(({ wanted }) => lineOf.get(wanted) ?? []), packages, unknown };
}

/** Amounts from the shared cart arithmetic, and shipping options at their price in this cart. */
function pricePackages(packages: readonly UnpricedPackage[], coupon: JudgedCoupon | null): Pick<Quote, 'groups' | 'totals'> {
  const {
    totals,
    packages: packageTotals,
    freeShippingRemainingCents,
  } = totalCart(
    packages.map(({ vendor, lines, chosen }) => ({
      vendorId: vendor.id,
      lineTotalsCents: lines.map(({ totalCents }) => totalCents),
      delivery: chosen === null ? null : { regularCents: chosen.regularPriceCents, canBeFree: canBeFree(chosen.code) },
    })),
    coupon?.kind === 'counts' ? coupon.terms : null,
  );
  const isFree = freeShippingRemainingCents === 0;
  const asPriced = (option: ShippingOption) => (isFree && canBeFree(option.code) ? { ...option, priceCents: 0 } : option);
  const groups = packages.map(({ vendor, lines, options, chosen }, at): QuoteGroup => {
    const own = packageTotals[at];
    if (own === undefined) throw new Error('Each package has totals.');
    return {
      vendor,
      lines,
      shippingOptions: options.map(asPriced),
      chosen: chosen === null ? null : asPriced(chosen),
      totals: { ...own, freeShippingRemainingCents: null },
    };
  });
  return { groups, totals: { ...totals, freeShippingRemainingCents } };
}

/** The part of the catalogue that a cart needs. */
type CartCatalogue = Pick<CatalogReader, 'variant' | 'vendor' | 'onHand'>;

/**
 * The same data, read in a transaction so that it cannot change before the transaction ends. The in-memory catalogue is only used
 * to map a variant to its product.
 */
export async function readCartCatalogue(
  transaction: Transaction,
  catalog: Pick<CatalogReader, 'variant'>,
  lines: readonly WantedLine[],
): Promise<CartCatalogue> {
  const items = new Map<string, ProductVariant>();
  const vendors = new Map<string, VendorDoc>();
  const onHand = new Map<string, number>();
  const readLine = async ({ variantId }: WantedLine): Promise<void> => {
    const listed = catalog.variant(variantId)?.product;
    const [product, stock, usual] = await Promise.all([
      transaction.get('products', listed?.id ?? ''),
      transaction.get('stock', variantId),
      transaction.get('vendors', listed?.vendorId ?? ''),
    ]);
    const variant = product?.variants.find(({ id }) => id === variantId);
    if (product === null || variant === undefined) return;
    items.set(variantId, { product, variant });
    const vendor = usual?.id === product.vendorId ? usual : await transaction.get('vendors', product.vendorId);
    if (vendor !== null) vendors.set(vendor.id, vendor);
    onHand.set(variantId, stock?.onHand ?? 0);
  };
  await Promise.all(lines.map(readLine));
  return {
    variant: (id) => items.get(id) ?? null,
    vendor: (id) => vendors.get(id) ?? null,
    onHand: (id) => onHand.get(id) ?? 0,
  };
}

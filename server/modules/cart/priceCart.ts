import { totalCart } from '#schema/rules/cartTotals.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { isPublic, variantPrice, type CatalogReader } from '#server/modules/catalog/index.ts';
import { judgeCoupon, type JudgedCoupon } from '#server/modules/promotions/index.ts';
import type { Cart, Quote, QuoteGroup, QuoteIssue, QuoteLine, ShippingOption, WantedLine } from './quote.ts';
import { couponIssue, lineIssues, shippingIssue, unknownVariant } from './quoteIssues.ts';
import { canBeFree, shippingOptions } from './shipping.ts';
import { chosenOption, wrongChoices } from './shippingChoices.ts';

interface PackageSummary {
  vendor: VendorDoc;
  lines: QuoteLine[];
  options: ShippingOption[];
  chosen: ShippingOption | null;
}

/**
 * Prices a cart from the current catalogue. Pure: the same catalogue, cart and moment give the same quote. Lines must be merged. Lines that
 * cannot be bought count in the totals as long as they have a price, to match the displayed cart. A refused coupon gives no discount, and a
 * delivery that is not offered becomes standard delivery; both are reported as issues.
 */
export function priceCart(catalog: CatalogReader, cart: Cart, now: Date): Quote {
  const { lines, packages, unknown } = packUp(catalog, cart, now);
  const subtotals = packages.map(({ vendor, lines: own }) => ({
    vendorId: vendor.id,
    subtotalCents: own.reduce((sum, { totalCents }) => sum + totalCents, 0),
  }));
  const coupon = cart.coupon === null ? null : judgeCoupon(cart.coupon, subtotals, now);
  const issues = [
    ...lines.flatMap((line) => line.issues),
    ...unknown,
    ...wrongChoices(cart.choices, packages).map(shippingIssue),
    ...(coupon?.kind === 'refused' ? [couponIssue(coupon)] : []),
  ];
  return {
    lines,
    ...totalUp(packages, coupon),
    coupon: coupon?.kind === 'counts' ? { code: coupon.code, ...coupon.terms } : null,
    issues,
    readyToPlace: lines.length > 0 && !issues.some((issue) => issue.blocking),
  };
}

/** The known lines with their issues, also grouped by vendor with the shipping options of each package, and the unknown variants. */
function packUp(catalog: CatalogReader, cart: Cart, now: Date): { lines: QuoteLine[]; packages: PackageSummary[]; unknown: QuoteIssue[] } {
  const lines: QuoteLine[] = [];
  const wantedOf = new Map<QuoteLine, WantedLine>();
  const unknown: QuoteIssue[] = [];
  const byVendor = new Map<string, { vendor: VendorDoc; lines: QuoteLine[] }>();
  for (const each of cart.lines) {
    const item = catalog.variant(each.variantId);
    const vendor = item === null ? null : catalog.vendor(item.product.vendorId);
    // A shop awaiting approval is visible to its seller only.
    if (item === null || vendor === null || !isPublic(vendor)) {
      unknown.push(unknownVariant(each.variantId));
      continue;
    }
    const unitPriceCents = variantPrice(item).currentCents;
    const orderPackage = byVendor.get(vendor.id) ?? { vendor, lines: [] };
    const { product } = item;
    const totalCents = unitPriceCents * each.quantity;
    const line: QuoteLine = { variant: item, product, quantity: each.quantity, unitPriceCents, totalCents, issues: [] };
    lines.push(line);
    wantedOf.set(line, each);
    orderPackage.lines.push(line);
    byVendor.set(vendor.id, orderPackage);
  }
  const packages = [...byVendor.values()].map(({ vendor, lines: own }): PackageSummary => {
    const products = own.map(({ product }) => product);
    const options = shippingOptions(vendor, products, cart.destination, now);
    const chosen = chosenOption(cart.choices, { vendor, options });
    for (const line of own) {
      const wanted = wantedOf.get(line);
      const context = { vendor, destination: cart.destination, options, chosen, stock: catalog, now };
      if (wanted !== undefined) line.issues = lineIssues(wanted, line.variant, context);
    }
    return { vendor, lines: own, options, chosen };
  });
  return { lines, packages, unknown };
}

/** Amounts by the shared cart arithmetic; options are shown at their price in this cart. */
function totalUp(packages: readonly PackageSummary[], coupon: JudgedCoupon | null): Pick<Quote, 'groups' | 'totals'> {
  const {
    totals,
    packages: parts,
    freeShippingRemainingCents,
  } = totalCart(
    packages.map(({ vendor, lines, chosen }) => ({
      vendorId: vendor.id,
      lineTotalsCents: lines.map(({ totalCents }) => totalCents),
      delivery: chosen === null ? null : { regularCents: chosen.regularCents, canBeFree: canBeFree(chosen) },
    })),
    coupon?.kind === 'counts' ? coupon.terms : null,
  );
  const isFree = freeShippingRemainingCents === 0;
  const asPriced = (option: ShippingOption) => (isFree && canBeFree(option) ? { ...option, priceCents: 0 } : option);
  const groups = packages.map(({ vendor, lines, options, chosen }, at): QuoteGroup => ({
    vendor,
    lines,
    shippingOptions: options.map(asPriced),
    chosen: chosen === null ? null : asPriced(chosen),
    totals: { ...(parts[at] ?? totals), freeShippingRemainingCents: null },
  }));
  return { groups, totals: { ...totals, freeShippingRemainingCents } };
}

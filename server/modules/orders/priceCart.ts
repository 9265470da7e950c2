import { computeTotals, freeShippingRemainingCents, qualifiesForFreeShipping, splitByLargestRemainder } from '#schema/rules/totals.ts';
import type { Totals } from '#schema/rules/totals.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { CatalogReader } from '#server/modules/catalog/catalogReader.ts';
import { variantPrice } from '#server/modules/catalog/pricing.ts';
import type { Destination, Quote, QuoteGroup, QuoteIssue, QuoteLine, WantedLine } from './quote.ts';
import { isPublic } from '#server/modules/vendors/openShops.ts';
import { lineIssues, unknownVariant } from './quoteIssues.ts';
import { shippingOptions } from './shipping.ts';

interface Parcel {
  vendor: VendorDoc;
  lines: QuoteLine[];
}

/**
 * Prices a cart at what the catalogue says now. Pure: the same catalogue, cart and moment give the same quote. Lines must be merged.
 * What cannot be bought still counts in the totals as long as it has a price, so that they match what the cart shows.
 */
export function priceCart(catalog: CatalogReader, wanted: readonly WantedLine[], destination: Destination, now: Date): Quote {
  const lines: QuoteLine[] = [];
  const unknown: QuoteIssue[] = [];
  const parcels = new Map<string, Parcel>();
  for (const each of wanted) {
    const item = catalog.variant(each.variantId);
    const vendor = item === null ? null : catalog.vendor(item.product.vendorId);
    // A shop that waits for approval is known to nobody but its seller.
    if (item === null || vendor === null || !isPublic(vendor)) {
      unknown.push(unknownVariant(each.variantId));
      continue;
    }
    const unitPriceCents = variantPrice(item).currentCents;
    const line: QuoteLine = {
      variant: item,
      product: item.product,
      quantity: each.quantity,
      unitPriceCents,
      totalCents: unitPriceCents * each.quantity,
      issues: lineIssues(each, item, { vendor, destination, stock: catalog, now }),
    };
    lines.push(line);
    const parcel = parcels.get(vendor.id) ?? { vendor, lines: [] };
    parcel.lines.push(line);
    parcels.set(vendor.id, parcel);
  }
  const { groups, totals } = totalUp([...parcels.values()], destination);
  const issues = [...lines.flatMap((line) => line.issues), ...unknown];
  return { lines, groups, totals, issues, readyToPlace: lines.length > 0 && !issues.some((issue) => issue.blocking) };
}

/** VAT is taken once of the whole and split over the parcels, so that these add up to it to the cent. */
function totalUp(parcels: readonly Parcel[], destination: Destination): Pick<Quote, 'groups' | 'totals'> {
  const goods = parcels.map(({ lines }) => lines.reduce((sum, line) => sum + line.totalCents, 0));
  const goodsCents = goods.reduce((sum, cents) => sum + cents, 0);
  const isFree = qualifiesForFreeShipping(goodsCents);
  const options = parcels.map(({ vendor }) => shippingOptions(vendor, destination, isFree));
  const fees = options.map(([chosen]) => chosen?.priceCents ?? 0);
  const totals: Totals = computeTotals({ lineTotalsCents: goods, shippingCents: fees.reduce((sum, cents) => sum + cents, 0) });
  const taxes = splitByLargestRemainder(totals.taxCents, goods);
  const groups = parcels.map(({ vendor, lines }, index): QuoteGroup => {
    const [subtotalCents = 0, shippingCents = 0, taxCents = 0] = [goods[index], fees[index], taxes[index]];
    const totalCents = subtotalCents + shippingCents + taxCents;
    return {
      vendor,
      lines,
      shippingOptions: options[index] ?? [],
      chosen: options[index]?.[0] ?? null,
      totals: { subtotalCents, discountCents: 0, shippingCents, taxCents, totalCents, freeShippingRemainingCents: null },
    };
  });
  return { groups, totals: { ...totals, freeShippingRemainingCents: freeShippingRemainingCents(goodsCents) } };
}

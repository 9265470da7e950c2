import { csvLine, csvStart } from '#schema/rules/csv.ts';
import { localise } from '#schema/rules/localisedText.ts';
import type { Locale } from '#schema/rules/locales.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import { refundedProductsCents } from '#server/modules/fulfilment/index.ts';
import { cityOf, type OrderRepository } from '#server/modules/orders/index.ts';
import { dayOf, malaysianTime } from '#server/platform/malaysianDays.ts';
import { translate } from '#server/platform/messages.ts';
import { pageOfLists } from '#server/platform/sortedList.ts';
import { pagesOf } from '#server/platform/pagination.ts';
import type { OrderDoc, OrderPackageDoc } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { lostRevenueCents, SALES_ORDERING, type Sale, type VendorSales } from './salesLedger.projection.ts';
import type { VendorNumbersService } from './vendorNumbers.service.ts';

const DAY_COLUMNS = ['day', 'orders', 'units', 'earned'] as const;
const PACKAGE_COLUMNS = [
  ...(['order', 'orderedAt', 'stage', 'state', 'items', 'units', 'products', 'discount', 'delivery', 'vat', 'total'] as const),
  ...(['returnedProducts', 'earned', 'lostTerms'] as const),
];

/** Packages per chunk of the file. */
const CHUNK = 200;

/** A vendor's sales as spreadsheet files. */
export class SalesExportService {
  constructor(private readonly dependencies: { orders: OrderRepository; sales: VendorSales; numbers: VendorNumbersService }) {}

  /** One line per day, earliest first. Throws BadInput for more than a year. */
  days(vendor: VendorDoc, days: number, locale: Locale): string {
    const { period } = this.dependencies.numbers.stats(vendor, days);
    const lines = period.byDay.map(({ day, orders, units, revenueCents }) =>
      csvLine([malaysianTime(day).slice(0, 10), String(orders), String(units), decimalAmount(revenueCents)]),
    );
    return csvStart + heading(DAY_COLUMNS, locale) + lines.join('');
  }

  /** One line per package of the last `days` days, newest first, streamed in chunks. Throws BadInput for more than a year. */
  packages(vendor: VendorDoc, days: number, locale: Locale): AsyncIterable<string> {
    const { period } = this.dependencies.numbers.stats(vendor, days);
    return this.packagesSince(vendor, dayOf(period.from), locale);
  }

  private async *packagesSince(vendor: VendorDoc, firstDay: number, locale: Locale): AsyncGenerator<string> {
    const lists = this.dependencies.sales.of(vendor.id).lists(null);
    yield csvStart + heading(PACKAGE_COLUMNS, locale);
    for await (const { nodes } of pagesOf((after) => pageOfLists(lists, SALES_ORDERING, { first: CHUNK, after }))) {
      const recent = nodes.filter(({ day }) => day >= firstDay);
      const lines = await Promise.all(
        recent.map(async (sale) => {
          const { orderId, packageId } = sale;
          const order = await this.dependencies.orders.find(orderId);
          const orderPackage = order?.packages.find(({ id }) => id === packageId);
          return order && orderPackage ? packageLine(order, orderPackage, sale, locale) : '';
        }),
      );
      yield lines.join('');
      if (recent.length < nodes.length) return;
    }
  }
}

function heading(columns: readonly (typeof DAY_COLUMNS | typeof PACKAGE_COLUMNS)[number][], locale: Locale): string {
  return csvLine(columns.map((column) => translate(locale, `salesFile.${column}`)));
}

/** A package's line. Earned: products less discount and returns, plus delivery and lost terms; zero for a cancelled package. */
function packageLine(order: OrderDoc, orderPackage: OrderPackageDoc, { status, earnedCents }: Sale, locale: Locale): string {
  const { number, lines, totals } = orderPackage;
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = totals;
  return csvLine([
    number,
    malaysianTime(order.placedAt),
    translate(locale, `salesFile.${status}`),
    cityOf(order.shippingAddress).state,
    lines.map(({ quantity, title, sku }) => `${quantity} × ${localise(title, locale)} (${sku})`).join('; '),
    String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    ...[subtotalCents, discountCents, shippingCents, taxCents, totalCents].map(decimalAmount),
    ...[refundedProductsCents(orderPackage), earnedCents, lostRevenueCents(orderPackage)].map(decimalAmount),
  ]);
}

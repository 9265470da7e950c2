import { csvLine, csvStart } from '#schema/rules/csv.ts';
import { localise } from '#schema/rules/localisedText.ts';
import { decimalAmount } from '#schema/rules/money.ts';
import { refundedProductsCents } from '#server/modules/fulfilment/index.ts';
import type { OrderRepository } from '#server/modules/orders/index.ts';
import { dayOf, malaysianTime } from '#server/platform/malaysianDays.ts';
import { pageOfLists } from '#server/platform/sortedList.ts';
import type { SortedPage } from '#server/platform/pagination.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import { SALES_ORDERING, type Sale, type VendorSales } from './salesLedger.projection.ts';
import type { VendorNumbersService } from './vendorNumbers.service.ts';

type Locale = keyof LocalisedText;

const DAY_COLUMNS: LocalisedText[] = [
  { en: 'Day', ms: 'Hari' },
  { en: 'Orders', ms: 'Pesanan' },
  { en: 'Units', ms: 'Unit' },
  { en: 'Earned (USD)', ms: 'Diperoleh (USD)' },
];

const PACKAGE_COLUMNS: LocalisedText[] = [
  { en: 'Order', ms: 'Pesanan' },
  { en: 'Ordered (Malaysia)', ms: 'Dipesan (Malaysia)' },
  { en: 'Stage', ms: 'Peringkat' },
  { en: 'State', ms: 'Negeri' },
  { en: 'Items', ms: 'Barang' },
  { en: 'Units', ms: 'Unit' },
  { en: 'Goods (USD)', ms: 'Barangan (USD)' },
  { en: 'Discount (USD)', ms: 'Diskaun (USD)' },
  { en: 'Delivery (USD)', ms: 'Penghantaran (USD)' },
  { en: 'VAT (USD)', ms: 'VAT (USD)' },
  { en: 'Total (USD)', ms: 'Jumlah (USD)' },
  { en: 'Returned goods (USD)', ms: 'Barangan dipulangkan (USD)' },
  { en: 'Earned (USD)', ms: 'Diperoleh (USD)' },
];

const STAGES: Record<PackageStatus, LocalisedText> = {
  PLACED: { en: 'To pack', ms: 'Untuk dibungkus' },
  PACKED: { en: 'To ship', ms: 'Untuk dihantar' },
  SHIPPED: { en: 'On the way', ms: 'Dalam perjalanan' },
  OUT_FOR_DELIVERY: { en: 'Out for delivery', ms: 'Sedang dihantar' },
  DELIVERED: { en: 'Delivered', ms: 'Sudah diterima' },
  CANCELLED: { en: 'Cancelled', ms: 'Dibatalkan' },
  RETURN_REQUESTED: { en: 'Return requested', ms: 'Pemulangan diminta' },
  RETURNED: { en: 'Returned', ms: 'Dipulangkan' },
};

/** Packages per chunk of a file. */
const PIECE = 200;

/** Sales of a vendor as spreadsheet files. */
export class SalesExportService {
  constructor(private readonly dependencies: { orders: OrderRepository; sales: VendorSales; numbers: VendorNumbersService }) {}

  /** One line per day, earliest first. Throws BadInput beyond a year. */
  days(vendor: VendorDoc, days: number, locale: Locale): string {
    const { period } = this.dependencies.numbers.stats(vendor, days);
    const lines = period.byDay.map(({ day, orders, units, revenueCents }) =>
      csvLine([malaysianTime(day).slice(0, 10), String(orders), String(units), decimalAmount(revenueCents)]),
    );
    return csvStart + heading(DAY_COLUMNS, locale) + lines.join('');
  }

  /** One line per package of the last days, newest first, streamed in chunks. Throws BadInput beyond a year. */
  packages(vendor: VendorDoc, days: number, locale: Locale): AsyncIterable<string> {
    const { period } = this.dependencies.numbers.stats(vendor, days);
    return this.packagesSince(vendor, dayOf(period.from), locale);
  }

  private async *packagesSince(vendor: VendorDoc, firstDay: number, locale: Locale): AsyncGenerator<string> {
    const lists = this.dependencies.sales.of(vendor.id).lists(null);
    yield csvStart + heading(PACKAGE_COLUMNS, locale);
    let after: string | null = null;
    do {
      const page: SortedPage<Sale> = pageOfLists(lists, SALES_ORDERING, { first: PIECE, after });
      const recent = page.nodes.filter(({ day }) => day >= firstDay);
      const lines = await Promise.all(
        recent.map(async (sale) => {
          const { orderId, packageId } = sale;
          const order = await this.dependencies.orders.find(orderId);
          const orderPackage = order?.packages.find(({ id }) => id === packageId);
          return order && orderPackage ? packageLine(order, orderPackage, sale, locale) : '';
        }),
      );
      yield lines.join('');
      after = recent.length === page.nodes.length && page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
  }
}

function heading(columns: readonly LocalisedText[], locale: Locale): string {
  return csvLine(columns.map((column) => localise(column, locale)));
}

/** Earned: products less discount and returns, plus delivery; zero for a cancelled package. */
function packageLine(order: OrderDoc, orderPackage: OrderPackageDoc, { status, earnedCents }: Sale, locale: Locale): string {
  const { number, lines, totals } = orderPackage;
  const { subtotalCents, discountCents, shippingCents, taxCents, totalCents } = totals;
  return csvLine([
    number,
    malaysianTime(order.placedAt),
    localise(STAGES[status], locale),
    order.shippingAddress.state,
    lines.map(({ quantity, title, sku }) => `${quantity} × ${localise(title, locale)} (${sku})`).join('; '),
    String(lines.reduce((sum, { quantity }) => sum + quantity, 0)),
    ...[subtotalCents, discountCents, shippingCents, taxCents, totalCents, refundedProductsCents(orderPackage), earnedCents].map(
      decimalAmount,
    ),
  ]);
}

import { lostCents, NOTHING_LOST } from '#schema/rules/lostTerms.ts';
import { isReturnable } from '#schema/rules/returns.ts';
import { reduceTotals, type IfSoldOut } from '#schema/rules/substitutions.ts';
import type { ProductVariant } from '#server/modules/catalog/index.ts';
import { randomId } from '#server/platform/ids.ts';
import type { LineChangeDoc, OrderDoc, OrderLineDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import { packageStatus } from './packageStatus.ts';

/** An order line of a variant, whose title, SKU and picture are copied. `id` is that of a line that it replaces. */
export function orderLineOf(
  { product, variant }: ProductVariant,
  { quantity, unitPriceCents, ifSoldOut, id = randomId('lin') }: OrderedUnits,
): OrderLineDoc {
  return {
    id,
    productId: product.id,
    variantId: variant.id,
    title: product.title,
    sku: variant.sku,
    picture: product.pictures[variant.picture ?? 0] ?? product.pictures[0] ?? null,
    options: variant.options,
    quantity,
    unitPriceCents,
    totalCents: unitPriceCents * quantity,
    isReturnable: isReturnable(product),
    ...(ifSoldOut !== undefined && { ifSoldOut }),
  };
}

interface OrderedUnits {
  quantity: number;
  unitPriceCents: number;
  /** Undefined for products without this choice. */
  ifSoldOut: IfSoldOut | undefined;
  id?: string;
}

/** What happened to a line; its amounts follow from it. */
export type LineStep = Pick<LineChangeDoc, 'id' | 'kind' | 'at' | 'before' | 'after' | 'isRestocked' | 'isBySilence'>;

/**
 * The order after a line was reduced, replaced or removed. What the line costs less is taken out of the totals of package and order,
 * with its share of discount, VAT and lost discount. The order keeps its terms, because its vendor caused the change.
 */
export function withLineChange<Order extends OrderDoc>(order: Order, packageId: string, step: LineStep): Order {
  const packages = order.packages.map((each) => (each.id === packageId ? reducedPackage(each, step) : each));
  const sum = (part: keyof typeof PARTS) => packages.reduce((total, { totals }) => total + totals[part], 0);
  const totals = { ...order.totals };
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) totals[part] = sum(part);
  return { ...order, packages, totals };
}

const PARTS = { subtotalCents: true, discountCents: true, shippingCents: true, taxCents: true, totalCents: true } as const;

function reducedPackage(orderPackage: OrderPackageDoc, step: LineStep): OrderPackageDoc {
  const { lostTerms: lost = NOTHING_LOST, lineChanges = [], ...others } = orderPackage;
  const { totals, lostTerms, gone } = reduceTotals(others.totals, lost, step.before.totalCents - (step.after?.totalCents ?? 0));
  const { lostTerms: goneTerms, ...amounts } = gone;
  const charge = {
    discountCents: -goneTerms.discountCents || 0,
    taxCents: -goneTerms.taxCents || 0,
    shippingCents: 0,
  };
  const change: LineChangeDoc = {
    ...step,
    ...amounts,
    ...(lostCents(goneTerms) !== 0 && { charge }),
    refundCents: changeCents(amounts) - lostCents(charge),
  };
  const lines = others.lines.flatMap((line) => (line.id === step.before.id ? (step.after ?? []) : [line]));
  return { ...others, ...(lostCents(lostTerms) !== 0 && { lostTerms }), lines, totals, lineChanges: [...lineChanges, change] };
}

/** The order after its last line was removed, which cancels the package: its lines and totals stay, because all of it is refunded. */
export function withLastLineRemoved<Order extends OrderDoc>(order: Order, packageId: string, step: LineStep): Order {
  const change: LineChangeDoc = { ...step, subtotalCents: 0, discountCents: 0, taxCents: 0, refundCents: 0 };
  const packages = order.packages.map((each) =>
    each.id === packageId ? { ...each, lineChanges: [...(each.lineChanges ?? []), change] } : each,
  );
  return { ...order, packages };
}

/** What a change's products cost, with VAT. */
export function changeCents({
  subtotalCents,
  discountCents,
  taxCents,
}: Pick<LineChangeDoc, 'subtotalCents' | 'discountCents' | 'taxCents'>) {
  return subtotalCents - discountCents + taxCents;
}

/** What an order cost before its lines were changed. */
export function placedTotalCents({ packages, totals }: Pick<OrderDoc, 'packages' | 'totals'>): number {
  const changes = packages.flatMap(({ lineChanges = [] }) => lineChanges);
  return changes.reduce((sum, change) => sum + changeCents(change), totals.totalCents);
}

/** A line whose replacement the buyer has to accept before its package is shipped; null if there is none. */
export function openReplacement({ lines }: Pick<OrderPackageDoc, 'lines'>): OrderLineDoc | null {
  return lines.find(({ replacement }) => replacement?.state === 'REQUESTED') ?? null;
}

/** Statuses in which lines can change: until the package is shipped. */
const BEFORE_SHIPPING: ReadonlySet<PackageStatus> = new Set(['PLACED', 'PACKED']);

/** Whether the package is not shipped, so that its lines can change. */
export function isBeforeShipping(orderPackage: OrderPackageDoc): boolean {
  return BEFORE_SHIPPING.has(packageStatus(orderPackage));
}

/** Whether the buyer can accept or refuse a replacement: until it is accepted, or the package is shipped. */
export function canAnswerReplacement(orderPackage: OrderPackageDoc): boolean {
  const isOpen = ({ replacement }: OrderLineDoc) => replacement !== undefined && replacement.state !== 'ACCEPTED';
  return isBeforeShipping(orderPackage) && orderPackage.lines.some(isOpen);
}

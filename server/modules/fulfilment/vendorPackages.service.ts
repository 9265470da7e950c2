import type { SignedIn } from '#server/modules/accounts/index.ts';
import { packageStepSchema, trackingCorrectionSchema, type TrackingInput } from '#schema/rules/inputs/packageStep.ts';
import { invalid, notFound, parseInput, type InvalidInput } from '#server/platform/input/parseInput.ts';
import { translations } from '#server/platform/messages.ts';
import type { OrderDoc, OrderPackageDoc, PackageStatus } from '#server/store/documents/orders.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { PackageIndex } from './packageIndex.projection.ts';
import type { Actor, FulfilmentService } from './fulfilment.service.ts';
import {
  canChangeLines,
  illegalTransition,
  nextSteps,
  PACKAGE_MESSAGES,
  type IllegalTransition,
  type PackageError,
} from './packageSteps.ts';
import {
  buyerDetails,
  buyersPackageOf,
  isUnpaid,
  expectedReturns,
  isUnreserved,
  openReplacement,
  openRequest,
  packageOf,
  packageStatus,
  type OrderRepository,
  type PackageView,
} from '#server/modules/orders/index.ts';
import { linesChanged } from './substitutions.ts';
import type { CancellationResult } from './cancellation.service.ts';
import type { ReturnResult } from './return.service.ts';
import type { SubstitutionResult } from './substitution.service.ts';
import { derivedId } from '#server/platform/derivedIds.ts';
import type { Seller, VendorAccountService } from '#server/modules/vendors/index.ts';

/** A package, plus everything the seller needs to pack it. */
export type VendorPackageView = NonNullable<ReturnType<typeof viewOf>>;

/** Either the package as it is now or at least one error. */
export interface VendorPackageResult {
  package: VendorPackageView | null;
  errors: PackageError[];
}

/** A requested step. */
export interface StepRequest {
  to: PackageStatus;
  tracking?: TrackingInput | null;
  note?: string | null;
  /** Number of line changes that the vendor saw; null accepts any. */
  expectedLineChanges?: number | null;
}

interface Dependencies {
  orders: OrderRepository;
  index: PackageIndex;
  fulfilment: FulfilmentService;
  vendorAccounts: VendorAccountService;
  now: () => Date;
}

/** Sellers' operations on their packages. Another vendor's package is rejected in the same way as one that does not exist. */
export class VendorPackagesService {
  constructor(private readonly dependencies: Dependencies) {}

  /** A vendor's package by its number or id; null if the vendor has no such package. */
  async find(vendor: VendorDoc, name: string): Promise<VendorPackageView | null> {
    const found = await this.dependencies.index.find(this.dependencies.orders, name);
    return found === null || !isVendors(found.order, found.orderPackage, vendor)
      ? null
      : viewOf(found.order, found.orderPackage, this.dependencies.now());
  }

  /** A package by its id, as its buyer sees it. Visible to the member who ordered it and to its vendor; otherwise null. */
  async seenBy(userId: string, vendor: VendorDoc | null, id: string): Promise<PackageView | null> {
    const found = await this.dependencies.index.find(this.dependencies.orders, id);
    if (found === null) return null;
    const { order, orderPackage } = found;
    if (order.userId === userId) return buyersPackageOf(order, orderPackage.id);
    return vendor !== null && isVendors(order, orderPackage, vendor) ? packageOf(order, orderPackage.id) : null;
  }

  /**
   * Whether the vendor has not yet delivered to this buyer or been paid online by them: there is no earlier order with an email
   * address of the same inbox. Other vendors' orders are ignored; otherwise a vendor could order from itself with anyone's email
   * address to learn whether that person shops elsewhere.
   */
  async isFirstOrder({ orderNumber, package: { vendorId } }: Pick<VendorPackageView, 'orderNumber' | 'package'>): Promise<boolean> {
    const { orders } = this.dependencies;
    const order = await orders.findByNumber(orderNumber);
    if (order === null) return true;
    const earlier = (await orders.ofSameInbox(order)).filter((each) => each.id !== order.id && isBefore(each, order));
    return !earlier.some((each) => each.packages.some((orderPackage) => orderPackage.vendorId === vendorId && isKept(each, orderPackage)));
  }

  /** Advances a package. A step that was already performed is rejected like any illegal step. Throws NotSignedIn and NoVendor. */
  async advance(viewer: SignedIn | null, packageId: string, request: StepRequest): Promise<VendorPackageResult> {
    const seller = this.dependencies.vendorAccounts.sellerOf(viewer);
    const before = await this.find(seller.vendor, packageId);
    if (before === null) return refused([NO_PACKAGE]);
    const orderPackage = before.package;
    if (!before.nextSteps.includes(request.to)) return refused([notNow(orderPackage, before.nextSteps)]);
    const { value: details, errors } = parseInput(packageStepSchema(request.to), request);
    if (details === null) return refused(errors);
    const place = STEPS_AT_VENDOR.has(request.to) ? seller.vendor.city || null : null;
    const step = { ...details, place, by: 'VENDOR' as const, expectedLineChanges: request.expectedLineChanges ?? null };
    const { kind } = await this.dependencies.fulfilment.advance(orderPackage.id, request.to, actorOf(seller), step);
    const now = await this.find(seller.vendor, orderPackage.id);
    if (kind === 'done') return { package: now, errors: [] };
    if (kind === 'changed') {
      const text = linesChanged(now?.package ?? orderPackage, step.expectedLineChanges ?? 0);
      return refused([{ ...invalid(['expectedLineChanges'], text), code: 'CONFLICT' }]);
    }
    return refused([kind === 'unknown' ? NO_PACKAGE : notNow(now?.package ?? orderPackage, now?.nextSteps ?? [])]);
  }

  /**
   * Corrects the tracking of a package that is with its courier. Repeating the same tracking changes nothing. Throws
   * NotSignedIn and NoVendor.
   */
  async correctTracking(
    viewer: SignedIn | null,
    packageId: string,
    { tracking: typed, expectedCode }: { tracking: TrackingInput; expectedCode: string | null },
  ): Promise<VendorPackageResult> {
    const seller = this.dependencies.vendorAccounts.sellerOf(viewer);
    const before = await this.find(seller.vendor, packageId);
    if (before === null) return refused([NO_PACKAGE]);
    const { value, errors } = parseInput(trackingCorrectionSchema, { tracking: typed });
    if (value === null) return refused(errors);
    const correction = { tracking: value.tracking, expectedCode };
    const { kind } = await this.dependencies.fulfilment.correctTracking(before.package.id, correction, actorOf(seller));
    const now = await this.find(seller.vendor, before.package.id);
    if (kind === 'done' || kind === 'same') return { package: now, errors: [] };
    if (kind === 'changed') return refused([TRACKING_CHANGED]);
    if (kind === 'tooMany') return refused([invalid(['tracking'], PACKAGE_MESSAGES.tooManyCorrections)]);
    return refused([kind === 'unknown' || now === null ? NO_PACKAGE : notNow(now.package, now.nextSteps, null)]);
  }

  /** Performs a step on a return, a cancellation request or a line of one of the seller's packages. Throws NotSignedIn and NoVendor. */
  async take(
    viewer: SignedIn | null,
    step: (actor: Actor) => Promise<ReturnResult | CancellationResult | SubstitutionResult>,
  ): Promise<VendorPackageResult> {
    const seller = this.dependencies.vendorAccounts.sellerOf(viewer);
    const result = await step(actorOf(seller));
    if (result.kind === 'refused') return refused(result.errors);
    return { package: await this.find(seller.vendor, result.orderPackage.id), errors: [] };
  }
}

const NO_PACKAGE = notFound(['packageId'], PACKAGE_MESSAGES.unknown);
const TRACKING_CHANGED: InvalidInput = { ...invalid(['expectedCode'], PACKAGE_MESSAGES.trackingChanged), code: 'CONFLICT' };

/** Steps performed at the vendor's place, whose events show its town. */
const STEPS_AT_VENDOR: ReadonlySet<PackageStatus> = new Set(['PACKED', 'SHIPPED']);

function actorOf({ viewer, vendor }: Seller): Actor {
  return { viewer, isAllowed: (order, orderPackage) => isVendors(order, orderPackage, vendor) };
}

/** Whether a vendor sees a package: its own packages, except those from orders that wait for confirmation or were cancelled before it. */
function isVendors(order: OrderDoc, { vendorId }: OrderPackageDoc, vendor: VendorDoc): boolean {
  return vendorId === vendor.id && !isUnreserved(order);
}

function viewOf(order: OrderDoc, sold: OrderPackageDoc, now: Date) {
  const { id } = sold;
  const orderPackage = packageOf(order, id);
  if (orderPackage === null) return null;
  const { invoiceNumber, placedAt, payment } = order;
  const { isShown: isBuyerShown, shippingAddress, billingAddress, note } = buyerDetails(order, sold, now);
  return {
    id: derivedId('vpk', id),
    package: { ...orderPackage, returns: expectedReturns(order, sold) },
    orderNumber: order.number,
    invoiceNumber,
    placedAt,
    isBuyerShown,
    shippingAddress,
    billingAddress,
    note,
    paymentMethod: payment.method,
    waitsForBank: orderPackage.waitsForBank,
    nextSteps: orderPackage.waitsForBank ? [] : nextSteps(orderPackage),
    toCollectCents: orderPackage.toCollectCents,
    canChangeLines: canChangeLines(sold, order) && openRequest(sold) === null,
  };
}

function isBefore(one: OrderDoc, other: OrderDoc): boolean {
  return one.placedAt < other.placedAt || (one.placedAt === other.placedAt && one.id < other.id);
}

/** Whether a package was delivered, even if it was returned later, or is paid online and not cancelled. */
function isKept({ payment }: OrderDoc, orderPackage: OrderPackageDoc): boolean {
  if (orderPackage.timeline.some(({ status }) => status === 'DELIVERED')) return true;
  return payment.method !== 'CASH_ON_DELIVERY' && !isUnpaid(payment) && packageStatus(orderPackage) !== 'CANCELLED';
}

function refused(errors: PackageError[]): VendorPackageResult {
  return { package: null, errors };
}

function notNow(orderPackage: PackageView, allowed: readonly PackageStatus[], path: string[] | null = ['to']): IllegalTransition {
  return illegalTransition(
    orderPackage,
    allowed,
    path,
    orderPackage.waitsForBank
      ? PACKAGE_MESSAGES.unpaid
      : openRequest(orderPackage) !== null
        ? PACKAGE_MESSAGES.cancellationOpen
        : openReplacement(orderPackage) !== null
          ? PACKAGE_MESSAGES.replacementOpen
          : translations(`packageAt.${orderPackage.status}`),
  );
}

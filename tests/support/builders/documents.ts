import { vendorNameSkeleton } from '#schema/rules/vendorNames.ts';
import type { CouponDoc } from '#server/store/documents/coupons.ts';
import type { CategoryDoc, ProductDoc, StockDoc, VariantDoc } from '#server/store/documents/catalog.ts';
import type { OrderDoc } from '#server/store/documents/orders.ts';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { PictureDoc } from '#server/store/documents/shared.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';

/** The same string in both languages. */
export const bothLanguages = (text: string): LocalisedText => ({ en: text, ms: `${text} (ms)` });

export function aPicture(change: Partial<PictureDoc> = {}): PictureDoc {
  return { key: 'picture', ground: 'leaf', width: 960, height: 960, dominantColor: '#88aa66', alt: bothLanguages('A picture'), ...change };
}

export function aVariant(change: Partial<VariantDoc> = {}): VariantDoc {
  return {
    id: 'var_plain',
    sku: 'SKU-1',
    status: 'AVAILABLE',
    options: {},
    priceCents: null,
    wasPriceCents: null,
    picture: null,
    ...change,
  };
}

/** A product with a single variant: `aProduct({ id: 'prd_rice' })` has the variant `var_rice`. */
export function aProduct(change: Partial<ProductDoc> = {}): ProductDoc {
  const name = (change.id ?? 'prd_plain').replace(/^prd_/, '');
  return {
    id: `prd_${name}`,
    slug: name,
    sku: `SKU-${name}`,
    title: bothLanguages(`Product ${name}`),
    description: bothLanguages(`All about ${name}`),
    category: 'snacks',
    brand: null,
    vendorId: 'ven_plain',
    tags: [],
    color: null,
    label: null,
    status: 'AVAILABLE',
    fulfilment: ['ONLINE'],
    priceCents: 1000,
    wasPriceCents: null,
    weight: '500g',
    options: [],
    variants: [aVariant({ id: `var_${name}`, sku: `SKU-${name}` })],
    pictures: [aPicture(), aPicture({ key: 'picture-2' })],
    halal: null,
    featuredRank: 1,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    ...change,
  };
}

export function aVendor(change: Partial<VendorDoc> = {}): VendorDoc {
  const name = (change.id ?? 'ven_plain').replace(/^ven_/, '');
  return {
    id: `ven_${name}`,
    slug: name,
    name: `Vendor ${name}`,
    nameKey: vendorNameSkeleton(change.name ?? `Vendor ${name}`),
    description: bothLanguages('Sells things'),
    kind: bothLanguages('Shop'),
    city: 'Ipoh',
    state: 'PERAK',
    level: 5,
    joinedAt: '2020-01-01T00:00:00.000Z',
    logo: null,
    banner: null,
    deliveryFeeCents: 300,
    shipsTo: ['KUALA_LUMPUR', 'SELANGOR', 'PERAK'],
    businessName: `Vendor ${name} Sdn Bhd`,
    businessType: 'Company',
    registrationNumber: '202001000001',
    email: `${name}@example.com`,
    emailConfirmedAt: '2020-01-01T00:00:00.000Z',
    phone: '+60322618888',
    whatsapp: null,
    openingHours: null,
    ...change,
  };
}

/** A coupon for ten percent off everything. */
export function aCoupon(change: Partial<CouponDoc> = {}): CouponDoc {
  return {
    id: 'TEN',
    discount: { kind: 'PERCENT', percent: 10 },
    vendorId: null,
    minimumCents: 0,
    startsAt: null,
    endsAt: null,
    useLimit: null,
    used: 0,
    isSample: false,
    ...change,
  };
}

export function aStock(id: string, onHand: number): StockDoc {
  return { id, onHand };
}

export function aCategory(change: Partial<CategoryDoc> = {}): CategoryDoc {
  return { id: 'snacks', name: bothLanguages('Snacks'), sections: ['GROCERIES'], icon: null, picture: null, position: 1, ...change };
}

export function anOrder(change: Partial<OrderDoc> = {}): OrderDoc {
  const address = {
    firstName: 'Aina',
    lastName: null,
    phone: '+60123456789',
    line1: '1 Jalan Ampang',
    line2: null,
    city: 'Kuala Lumpur',
    postalCode: '50480',
    state: 'KUALA_LUMPUR' as const,
  };
  const id = change.id ?? 'ord_plain';
  return {
    id,
    number: `RZQ-${id}`,
    invoiceNumber: `INV-${id}`,
    userId: null,
    accessTokenHash: '',
    placedAt: '2025-11-20T00:00:00.000Z',
    email: 'aina@example.com',
    note: null,
    shippingAddress: address,
    billingAddress: address,
    packages: [],
    totals: { subtotalCents: 0, discountCents: 0, shippingCents: 0, taxCents: 0, totalCents: 0 },
    payment: { method: 'CASH_ON_DELIVERY', status: 'PENDING' },
    ...change,
  };
}

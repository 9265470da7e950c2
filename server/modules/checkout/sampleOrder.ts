import { DEFAULT_LOCALE } from '#schema/rules/locales.ts';
import type { QuoteService } from '#server/modules/cart/index.ts';
import type { CatalogService, ListingService } from '#server/modules/catalog/index.ts';

interface Dependencies {
  catalog: CatalogService;
  listings: ListingService;
  quotes: QuoteService;
}

/** Maximum number of products searched for lines. */
const MAX_SEARCHED = 48;

/** A sample order that can be placed, without key and payment, for the API's examples. */
export async function sampleOrder({ catalog, listings, quotes }: Dependencies) {
  const lines = sampleLines({ catalog, listings });
  const { totals } = await quotes.quote({ lines, state: 'KUALA_LUMPUR' });
  return {
    lines,
    expectedTotal: totals.totalCents,
    email: 'aisyah@example.com',
    shippingAddress: {
      firstName: 'Aisyah',
      lastName: 'Rahman',
      phone: '+60123456789',
      line1: '12 Jalan Ampang',
      city: 'Kuala Lumpur',
      postalCode: '50450',
      state: 'KUALA_LUMPUR',
    },
  };
}

/** A variant in stock from each of two vendors, if there are two. */
function sampleLines({ catalog, listings }: Omit<Dependencies, 'quotes'>): { variantId: string; quantity: number }[] {
  const byVendor = new Map<string, string>();
  const { nodes } = listings.list({ filter: { inStock: true } }, { locale: DEFAULT_LOCALE, defaultFirst: MAX_SEARCHED });
  for (const product of nodes) {
    const variant = product.variants.find((each) => catalog.variantStock({ product, variant: each }).purchasable > 1);
    if (variant !== undefined && !byVendor.has(product.vendorId)) byVendor.set(product.vendorId, variant.id);
  }
  return [...byVendor.values()].slice(0, 2).map((variantId, index) => ({ variantId, quantity: 2 - index }));
}

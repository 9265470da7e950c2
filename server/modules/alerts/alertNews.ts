import { MAX_ALERT_PRODUCTS } from '#schema/rules/limits.ts';
import type { Locale } from '#schema/rules/locales.ts';
import {
  isPublic,
  productPrice,
  unitsForSale,
  variantPrice,
  type CatalogReader,
  type ListingService,
  type ProductVariant,
} from '#server/modules/catalog/index.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transaction } from '#server/store/transaction.ts';

/** Newest products of a search that are compared with an alert's `since`. */
const NEWEST = 24;

/** What an alert has to tell. */
export interface News {
  products: NewsProduct[];
  /** Number of products, of which `products` has the first. */
  total: number;
  /** PRICE_DROP: the lower price. */
  toldCents: number | null;
  /** SAVED_SEARCH and VENDOR_NEWS: the time of the newest product. */
  since: string | null;
}

export interface NewsProduct {
  product: ProductDoc;
  /** The variant that is back in stock; null for other news. */
  variant: ProductVariant['variant'] | null;
  priceCents: number;
}

type Sources = { listings: Pick<ListingService, 'list'>; now: () => Date };

/**
 * Finds the news of alerts. News follow from the stored state, not from events, so that an alert is sent once however often it
 * is computed. Stock and prices are read from the store or a transaction, once per instance.
 */
export class AlertNews {
  private readonly products = new Map<string, Promise<Offer | null>>();
  private readonly searches = new Map<string, readonly ProductDoc[]>();

  constructor(
    private readonly reader: Pick<Transaction, 'get'>,
    private readonly sources: Sources,
  ) {}

  /** Null if there is nothing to tell. */
  async of(alert: AlertDoc): Promise<News | null> {
    switch (alert.kind) {
      case 'BACK_IN_STOCK':
        return this.ofStock(alert);
      case 'PRICE_DROP':
        return this.ofPrice(alert);
      default:
        return this.ofNewProducts(alert);
    }
  }

  private async ofStock({ productId, variantId }: AlertDoc): Promise<News | null> {
    const offer = await this.offer(productId);
    const variant = offer?.product.variants.find(({ id }) => id === variantId);
    if (offer === null || variant === undefined) return null;
    const item = { product: offer.product, variant };
    if (unitsForSale(item, offer) === 0) return null;
    return { ...NOTHING_ELSE, products: [{ ...item, priceCents: variantPrice(item).currentCents }] };
  }

  private async ofPrice({ productId, toldCents, thresholdCents }: AlertDoc): Promise<News | null> {
    const offer = await this.offer(productId);
    if (offer === null || offer.product.status !== 'AVAILABLE') return null;
    const { product } = offer;
    const { currentCents: priceCents } = productPrice(product, offer);
    if (toldCents === null || priceCents >= toldCents || (thresholdCents !== null && priceCents > thresholdCents)) return null;
    return { ...NOTHING_ELSE, products: [{ product, variant: null, priceCents }], toldCents: priceCents };
  }

  private async ofNewProducts(alert: AlertDoc): Promise<News | null> {
    const newest = alert.kind === 'VENDOR_NEWS' ? await this.newestOf(alert.vendorId ?? '') : this.newestIn(alert);
    const fresh = newest.filter(({ createdAt }) => createdAt > alert.since);
    const [latest] = fresh;
    if (latest === undefined) return null;
    const products = await Promise.all(fresh.slice(0, MAX_ALERT_PRODUCTS).map(({ id }) => this.offer(id)));
    const shown = products.flatMap((offer) =>
      offer === null ? [] : [{ product: offer.product, variant: null, priceCents: productPrice(offer.product, offer).currentCents }],
    );
    return shown.length === 0 ? null : { products: shown, total: fresh.length, toldCents: null, since: latest.createdAt };
  }

  private newestIn({ search, locale }: AlertDoc): readonly ProductDoc[] {
    if (search === null) return [];
    const request = { query: search.query, filter: JSON.parse(search.filter) as object };
    return this.newest(`${search.query}\n${search.filter}`, request, { locale });
  }

  private async newestOf(vendorId: string): Promise<readonly ProductDoc[]> {
    const vendor = await this.reader.get('vendors', vendorId);
    return vendor === null || !isPublic(vendor) ? [] : this.newest(vendor.id, {}, { vendor: vendor.slug });
  }

  /** Newest listed products. The index may be behind the store; the next run of the job then finds the news. */
  private newest(key: string, request: object, options: { locale?: Locale; vendor?: string }): readonly ProductDoc[] {
    const known = this.searches.get(key);
    if (known !== undefined) return known;
    const page = { ...request, sort: 'NEWEST', first: NEWEST } as const;
    const { nodes } = this.sources.listings.list(page, { locale: 'en', defaultFirst: NEWEST, ...options });
    this.searches.set(key, nodes);
    return nodes;
  }

  /** A product that shoppers can see, with its stock. */
  private offer(productId: string | null): Promise<Offer | null> {
    const key = productId ?? '';
    const known = this.products.get(key) ?? this.readOffer(key);
    this.products.set(key, known);
    return known;
  }

  private async readOffer(productId: string): Promise<Offer | null> {
    const product = await this.reader.get('products', productId);
    const vendor: VendorDoc | null = product && (await this.reader.get('vendors', product.vendorId));
    if (product === null || product.status === 'DISABLED' || vendor === null || !isPublic(vendor)) return null;
    const stock = await Promise.all(product.variants.map(({ id }) => this.reader.get('stock', id)));
    const units = new Map(stock.flatMap((each) => (each === null ? [] : [[each.id, each.onHand]])));
    return { product, onHand: (variantId) => units.get(variantId) ?? 0 };
  }
}

const NOTHING_ELSE = { total: 1, toldCents: null, since: null };

type Offer = { product: ProductDoc } & Pick<CatalogReader, 'onHand'>;

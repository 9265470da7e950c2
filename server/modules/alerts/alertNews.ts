import { MAX_ALERT_PRODUCTS } from '#schema/rules/limits.ts';
import {
  isPublic,
  productPrice,
  unitsForSale,
  variantPrice,
  type CatalogReader,
  type ProductVariant,
} from '#server/modules/catalog/index.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { ProductDoc } from '#server/store/documents/catalog.ts';
import type { VendorDoc } from '#server/store/documents/vendors.ts';
import type { Transaction } from '#server/store/transaction.ts';
import type { NewestProducts } from './newestProducts.ts';

/** News of an alert's target. */
export interface News {
  products: NewsProduct[];
  /** Number of products, of which `products` has the first. */
  total: number;
  /** PRICE_DROP: the lower price. */
  lastPriceCents: number | null;
  /** SAVED_SEARCH and VENDOR_NEWS: the time at which the newest product was listed. */
  since: string | null;
}

export interface NewsProduct {
  product: ProductDoc;
  /** The variant that is back in stock; null for other news. */
  variant: ProductVariant['variant'] | null;
  priceCents: number;
}

/**
 * Finds the news of alerts. News follow from the stored state, not from events, so that an alert is sent once however often it
 * is computed. Stock and prices are read from the store or a transaction, once per instance. New products come from the index.
 */
export class AlertNews {
  private readonly products = new Map<string, Promise<Offer | null>>();

  constructor(
    private readonly reader: Pick<Transaction, 'get'>,
    private readonly newest: NewestProducts,
  ) {}

  /** News of an alert; null if there is none. */
  of(alert: AlertDoc): Promise<News | null> {
    if (alert.kind === 'BACK_IN_STOCK') return this.ofStock(alert);
    return alert.kind === 'PRICE_DROP' ? this.ofPrice(alert) : this.ofNewProducts(alert);
  }

  private async ofStock({ productId, variantId }: AlertDoc): Promise<News | null> {
    const offer = await this.offer(productId);
    const variant = offer?.product.variants.find(({ id }) => id === variantId);
    if (offer === null || variant === undefined) return null;
    const item = { product: offer.product, variant };
    if (unitsForSale(item, offer) === 0) return null;
    return { ...NOTHING_ELSE, products: [{ ...item, priceCents: variantPrice(item).currentCents }] };
  }

  private async ofPrice({ productId, toldCents: lastPriceCents, thresholdCents }: AlertDoc): Promise<News | null> {
    const offer = await this.offer(productId);
    if (offer === null || offer.product.status !== 'AVAILABLE') return null;
    const { product } = offer;
    const { currentCents: priceCents } = productPrice(product, offer);
    if (lastPriceCents === null || priceCents >= lastPriceCents || (thresholdCents !== null && priceCents > thresholdCents)) return null;
    return { ...NOTHING_ELSE, products: [{ product, variant: null, priceCents }], lastPriceCents: priceCents };
  }

  private async ofNewProducts(alert: AlertDoc): Promise<News | null> {
    const fresh = this.newest.of(alert).filter((each) => each.listedAt > alert.since);
    const [latest] = fresh;
    if (latest === undefined) return null;
    const products = await Promise.all(fresh.slice(0, MAX_ALERT_PRODUCTS).map(({ id }) => this.offer(id)));
    const shown = products.flatMap((offer) =>
      offer === null ? [] : [{ product: offer.product, variant: null, priceCents: productPrice(offer.product, offer).currentCents }],
    );
    return shown.length === 0 ? null : { products: shown, total: fresh.length, lastPriceCents: null, since: latest.listedAt };
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

const NOTHING_ELSE = { total: 1, lastPriceCents: null, since: null };

type Offer = { product: ProductDoc } & Pick<CatalogReader, 'onHand'>;

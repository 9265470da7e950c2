import type { CatalogService } from '#server/modules/catalog/index.ts';
import { enqueueJob, ONLY } from '#server/platform/jobs/enqueueJob.ts';
import { Projection, type Snapshot } from '#server/platform/projections.ts';
import type { AlertDoc } from '#server/store/documents/alerts.ts';
import type { Change } from '#server/store/store.ts';
import { StoreUnavailable, type Stored, type Transactions } from '#server/store/transaction.ts';
import { SEARCHES, targetOf } from './alertRules.ts';
import { enqueueCheck } from './watchers.service.ts';

/** Wait before searches are run for new products, of which an import adds many. */
const SEARCH_DELAY_MS = 30_000;

/** Jobs per transaction. */
const ENQUEUED_AT_ONCE = 100;

interface Dependencies {
  store: Transactions;
  catalog: Pick<CatalogService, 'product' | 'variant' | 'productPrice' | 'variantStock'>;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Fields of a confirmed alert that the queue needs. */
type Watch = Pick<AlertDoc, 'target' | 'variantId' | 'productId' | 'vendorId' | 'kind'>;

/**
 * Counts the watchers of each target, and enqueues a job when a watched target changes. Commits do not enqueue it themselves, so
 * that watchers cost an order nothing. If a node is killed before it enqueues a job, the next start checks all alerts.
 */
export class AlertQueue extends Projection {
  protected readonly collections = ['alerts', 'stock', 'products', 'vendors'] as const;
  /** Confirmed alerts, and their number by target. */
  private readonly watches = new Map<string, Watch>();
  private readonly counts = new Map<string, number>();
  /** Watched variants by vendor, for the demand list. */
  private readonly variants = new Map<string, Set<string>>();
  /** Whether a watched variant is in stock, and the last price of a watched product. */
  private readonly available = new Set<string>();
  private readonly prices = new Map<string, number>();
  /** Times at which approved vendors were published. */
  private readonly listed = new Map<string, string>();
  private readonly wanted = new Map<string, Date>();
  private isSweepWanted = false;
  private isStarted = false;
  private enqueuing: Promise<void> | null = null;

  constructor(private readonly dependencies: Dependencies) {
    super();
  }

  /** Starts enqueuing, first for changes since the last process was ended. */
  start(): void {
    this.isStarted = true;
    this.isSweepWanted = true;
    this.wake();
  }

  /** Loads the alerts only; the catalogue has the rest. If commits were lost, all alerts are checked. */
  override async load(snapshot: Snapshot): Promise<void> {
    const gone = new Set(this.watches.keys());
    for await (const document of snapshot.documents('alerts')) {
      gone.delete(document.id);
      this.learnAlert(document.id, document);
    }
    for (const id of gone) this.learnAlert(id, null);
    this.position = snapshot.position;
    this.isSweepWanted = true;
    this.wake();
  }

  /** Resolves once jobs have been enqueued for all changes that this projection has learned of. */
  async settled(): Promise<void> {
    await this.enqueuing;
  }

  override close(): void {
    this.isStarted = false;
  }

  /** A vendor's sold-out variants with the number of people who wait for them, most wanted first. */
  demandOf(vendorId: string): { variantId: string; count: number }[] {
    const counted = [...(this.variants.get(vendorId) ?? [])].map((variantId) => ({
      variantId,
      count: this.countOf(targetOf.variant(variantId)),
    }));
    return counted.sort((left, right) => right.count - left.count || (left.variantId < right.variantId ? -1 : 1));
  }

  protected learn(changes: readonly Change[]): void {
    for (const change of changes) {
      if (change.collection === 'alerts') this.learnAlert(change.id, change.document);
      else if (change.collection === 'stock') this.noteVariant(change.id);
      else if (change.collection === 'products' && change.document !== null) this.noteProduct(change.document);
      else if (change.collection === 'vendors' && change.document !== null) this.noteVendor(change.document);
    }
    this.wake();
  }

  private learnAlert(id: string, document: AlertDoc | null): void {
    const after = document === null || document.state === 'UNCONFIRMED' ? null : document;
    const before = this.watches.get(id) ?? null;
    if (before === null && after === null) return;
    if (before === null && after !== null) {
      const { kind, target, productId, variantId, vendorId } = after;
      this.watches.set(id, { kind, target, productId, variantId, vendorId });
      this.counts.set(target, this.countOf(target) + 1);
      if (variantId !== null) this.addVariant(vendorId ?? '', variantId);
      if (kind === 'PRICE_DROP' && productId !== null && !this.prices.has(productId)) this.notePrice(productId);
    }
    if (before !== null && after === null) {
      this.watches.delete(id);
      const left = this.countOf(before.target) - 1;
      if (left > 0) this.counts.set(before.target, left);
      else this.forget(before);
    }
  }

  private countOf(target: string): number {
    return this.counts.get(target) ?? 0;
  }

  private addVariant(vendorId: string, variantId: string): void {
    const known = this.variants.get(vendorId);
    if (known === undefined) this.variants.set(vendorId, new Set([variantId]));
    else known.add(variantId);
  }

  private forget({ target, variantId, vendorId, productId }: Watch): void {
    this.counts.delete(target);
    if (variantId !== null) {
      this.variants.get(vendorId ?? '')?.delete(variantId);
      this.available.delete(variantId);
    } else if (productId !== null) this.prices.delete(productId);
  }

  /** A variant whose stock has changed, and its product, whose price is that of a variant in stock. */
  private noteVariant(variantId: string): void {
    if (this.countOf(targetOf.variant(variantId)) > 0) {
      const variant = this.dependencies.catalog.variant(variantId);
      const isAvailable = variant !== null && this.dependencies.catalog.variantStock(variant).level !== 'OUT';
      if (!isAvailable) this.available.delete(variantId);
      else if (!this.available.has(variantId)) {
        this.available.add(variantId);
        this.want(targetOf.variant(variantId));
      }
    }
    if (this.prices.size === 0) return;
    const productId = this.dependencies.catalog.variant(variantId)?.product.id ?? '';
    if (this.prices.has(productId)) this.notePrice(productId);
  }

  private noteProduct({ id, vendorId, variants, version, listedAt, updatedAt }: Stored<'products'>): void {
    for (const variant of variants) this.noteVariant(variant.id);
    if (this.prices.has(id)) this.notePrice(id);
    // New, or put on sale by this change.
    if (version === 1 || listedAt === updatedAt) this.noteNewProducts(vendorId);
  }

  /** An approved vendor, whose products are listed from now on. */
  private noteVendor({ id, listedAt }: Stored<'vendors'>): void {
    if (listedAt === undefined || this.listed.get(id) === listedAt) return;
    this.listed.set(id, listedAt);
    this.noteNewProducts(id);
  }

  private noteNewProducts(vendorId: string): void {
    const at = new Date(this.dependencies.now().getTime() + SEARCH_DELAY_MS);
    for (const target of [SEARCHES, targetOf.vendor(vendorId)]) if (this.countOf(target) > 0) this.want(target, at);
  }

  private notePrice(productId: string): void {
    const product = this.dependencies.catalog.product(productId);
    if (product === null) return;
    const { currentCents } = this.dependencies.catalog.productPrice(product);
    const before = this.prices.get(productId);
    this.prices.set(productId, currentCents);
    if (before !== undefined && currentCents < before) this.want(targetOf.product(productId));
  }

  private want(target: string, at = this.dependencies.now()): void {
    this.wanted.set(target, at);
  }

  private wake(): void {
    if (!this.isStarted || (this.wanted.size === 0 && !this.isSweepWanted)) return;
    this.enqueuing ??= this.enqueue().finally(() => (this.enqueuing = null));
  }

  private async enqueue(): Promise<void> {
    const { store, now, reportError } = this.dependencies;
    while (this.isStarted && (this.wanted.size > 0 || this.isSweepWanted)) {
      const targets = [...this.wanted].slice(0, ENQUEUED_AT_ONCE);
      const isSweepWanted = this.isSweepWanted;
      for (const [target] of targets) this.wanted.delete(target);
      this.isSweepWanted = false;
      try {
        await store.transaction(async (transaction) => {
          for (const [target, runAt] of targets) await enqueueCheck(transaction, { target, after: null }, now(), runAt);
          if (isSweepWanted) await enqueueJob(transaction, { kind: 'sweepAlerts', key: ONLY, payload: null, now: now() });
        });
      } catch (error) {
        // The sweep recurs, and will find these alerts then.
        if (!(error instanceof StoreUnavailable)) reportError(error);
      }
    }
  }
}

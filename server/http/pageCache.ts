import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';

/** TTL: bounds the age of what depends on the clock, such as a package's expected arrival. */
const TTL_MS = 10_000;
/** Maximum entries; pages are some 300 kB each. */
const MAX_ENTRIES = 100;

/** Collections that no anonymous page shows. */
const UNSEEN: ReadonlySet<CollectionName> = new Set<CollectionName>([
  'demoCharges',
  'idempotency',
  'mails',
  'messages',
  'passwordResets',
  'payments',
  'productImports',
  'productImportPieces',
  'sessions',
  'subscribers',
  'uploads',
  'users',
  'vendorSettings',
]);

/** Cache of rendered anonymous pages, single-flight; entries expire after 10 s, or with any visible commit; the oldest is evicted first. */
export class PageCache<Page> {
  private readonly pages = new Map<string, { page: Promise<Page>; expiresAt: number }>();

  /** `isSettled`: false while listings lag behind commits. `isGood`: whether a page is worth caching. */
  constructor(
    store: Pick<Store, 'onCommit'>,
    private readonly isSettled: () => boolean,
    private readonly isGood: (page: Page) => boolean = () => true,
  ) {
    store.onCommit((changes) => {
      if (changes.some(({ collection }) => !UNSEEN.has(collection))) this.pages.clear();
    });
  }

  /** Whether a page is cached or being rendered. */
  has(key: string): boolean {
    return (this.pages.get(key)?.expiresAt ?? 0) > performance.now();
  }

  /** The cached page, rendered on a miss. Failed pages and pages rendered while listings lag are not cached. */
  get(key: string, render: () => Promise<Page>): Promise<Page> {
    const cached = this.pages.get(key);
    if (cached !== undefined && cached.expiresAt > performance.now()) return cached.page;
    const page = render();
    if (!this.isSettled()) return page;
    this.pages.delete(key);
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MAX_ENTRIES && oldest !== undefined) this.pages.delete(oldest);
    const entry = { page, expiresAt: performance.now() + TTL_MS };
    this.pages.set(key, entry);
    const invalidate = () => {
      if (this.pages.get(key) === entry) this.pages.delete(key);
    };
    page.then((rendered) => {
      if (!this.isSettled() || !this.isGood(rendered)) invalidate();
    }, invalidate);
    return page;
  }
}

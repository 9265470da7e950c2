import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';

/** TTL: bounds the age of what depends on the clock, such as a package's expected arrival. */
const KEPT_MS = 10_000;
/** Maximum entries; pages are some 300 kB each. */
const MAX_KEPT = 100;

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

/** Cache of rendered anonymous pages; invalidated by any visible commit, TTL 10 s, oldest entry evicted first, single-flight. */
export class PageCache<Page> {
  private readonly pages = new Map<string, { page: Promise<Page>; until: number }>();

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
    return (this.pages.get(key)?.until ?? 0) > performance.now();
  }

  /** The cached page, rendered on a miss. Failed pages and pages rendered while listings lag are not cached. */
  get(key: string, render: () => Promise<Page>): Promise<Page> {
    const kept = this.pages.get(key);
    if (kept !== undefined && kept.until > performance.now()) return kept.page;
    const page = render();
    if (!this.isSettled()) return page;
    this.pages.delete(key);
    const [oldest] = this.pages.keys();
    if (this.pages.size >= MAX_KEPT && oldest !== undefined) this.pages.delete(oldest);
    const entry = { page, until: performance.now() + KEPT_MS };
    this.pages.set(key, entry);
    const forget = () => {
      if (this.pages.get(key) === entry) this.pages.delete(key);
    };
    page.then((rendered) => {
      if (!this.isSettled() || !this.isGood(rendered)) forget();
    }, forget);
    return page;
  }
}

import type { CollectionName } from '#server/store/documents/collections.ts';
import type { Store } from '#server/store/store.ts';

/** What depends on the clock, such as when a parcel would arrive, is at most this old. */
const KEPT_MS = 10_000;
/** Pages are some 300 kB each. */
const MAX_KEPT = 100;

/** What no guest's page shows. */
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

/**
 * The pages that guests were shown last, so that a page that many ask for is rendered once: until anything in the shop changes, and for a
 * moment at most. Who asks while it is being rendered waits for the same.
 */
export class PageCache<Page> {
  private readonly pages = new Map<string, { page: Promise<Page>; until: number }>();

  /** `isSettled`: false while the listings do not yet show all that was changed. `isGood`: whether a page is worth keeping. */
  constructor(
    store: Pick<Store, 'onCommit'>,
    private readonly isSettled: () => boolean,
    private readonly isGood: (page: Page) => boolean = () => true,
  ) {
    store.onCommit((changes) => {
      if (changes.some(({ collection }) => !UNSEEN.has(collection))) this.pages.clear();
    });
  }

  /** Whether a page is kept, or being rendered. */
  has(key: string): boolean {
    return (this.pages.get(key)?.until ?? 0) > performance.now();
  }

  /** The page of a key, rendered if need be. A page that fails is not kept, nor one that was rendered while the listings were behind. */
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

import { lineLength } from '#schema/rules/textLength.ts';
import { BadInput } from '#server/platform/errors.ts';
import { CollectionProjection } from '#server/platform/projections.ts';
import { dayOf, startOf } from '#server/platform/malaysianDays.ts';
import { wordsOf } from '#server/search/text/foldText.ts';
import type { MissedSearchDoc } from '#server/store/documents/catalog.ts';
import type { Transaction, Transactions } from '#server/store/transaction.ts';

/** A search without results, as shown to vendors. */
export interface MissedSearch {
  words: string;
  count: number;
  /** Start of the last day with such a search, in ISO 8601. */
  lastDay: string;
}

/** Privacy threshold: rarer terms are not shown. */
const SHOWN_FROM = 3;
export const MAX_SHOWN = 50;
/** Interval at which the counts are written in one transaction. A timer rather than a job, because each process has its own counts. */
const FLUSH_MS = 30_000;
const MAX_WAITING = 500;
const MAX_STORED = 1000;
const KEPT_DAYS = 90;

interface Dependencies {
  store: Transactions;
  /** Runs work outside the request that caused it, so that what it stores is not counted against the caller's quota. */
  inBackground: <Result>(work: () => Result) => Result;
  now: () => Date;
  reportError: (error: unknown) => void;
}

/** Counts searches without results in the whole marketplace: folded words, count and last day, but never who searched. */
export class MissedSearches extends CollectionProjection<'missedSearches'> {
  protected readonly collection = 'missedSearches';
  private readonly kept = new Map<string, MissedSearchDoc>();
  private waiting = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly dependencies: Dependencies) {
    super();
  }

  /** Counts a search in memory; `flush` writes it. */
  note(text: string): void {
    const term = countableTerm(text);
    if (term === null || (!this.waiting.has(term) && this.waiting.size >= MAX_WAITING)) return;
    this.waiting.set(term, (this.waiting.get(term) ?? 0) + 1);
    this.timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** The most frequent terms in the last 90 days, with at least three searches. Throws BadInput unless `first` is 1 to 50. */
  most(first: number): MissedSearch[] {
    if (first < 1 || first > MAX_SHOWN) throw new BadInput(`\`first\` must be from 1 to ${MAX_SHOWN}.`);
    const today = dayOf(this.dependencies.now());
    const all = new Map(this.kept);
    for (const [id, times] of this.waiting) all.set(id, { id, count: (all.get(id)?.count ?? 0) + times, lastDay: today });
    return [...all.values()]
      .filter(({ count, lastDay }) => count >= SHOWN_FROM && lastDay > today - KEPT_DAYS)
      .sort(byWorth)
      .slice(0, first)
      .map(({ id, count, lastDay }) => ({ words: id, count, lastDay: startOf(lastDay) }));
  }

  /** Writes the counts; called by a timer. Counts that the store rejects are written next time. */
  async flush(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const { waiting } = this;
    if (waiting.size === 0) return;
    this.waiting = new Map();
    try {
      const { store, inBackground } = this.dependencies;
      await inBackground(() => store.transaction((transaction) => this.keep(waiting, transaction)));
    } catch (error) {
      for (const [term, times] of waiting) this.waiting.set(term, (this.waiting.get(term) ?? 0) + times);
      this.dependencies.reportError(error);
    }
  }

  override close(): void {
    if (this.timer !== null) clearTimeout(this.timer);
  }

  protected learnDocument(id: string, document: MissedSearchDoc | null): void {
    if (document === null) this.kept.delete(id);
    else this.kept.set(id, document);
  }

  /** Adds to the stored counts, then evicts old terms and, if there are more than a thousand, the rarest ones. */
  private async keep(waiting: ReadonlyMap<string, number>, transaction: Transaction): Promise<void> {
    const today = dayOf(this.dependencies.now());
    const after = new Map(this.kept);
    for (const [id, times] of waiting) {
      const before = await transaction.get('missedSearches', id);
      after.set(id, { id, count: (before?.count ?? 0) + times, lastDay: today });
    }
    const stays = [...after.values()].filter(({ lastDay }) => lastDay > today - KEPT_DAYS).sort(byWorth);
    const kept = new Set(stays.slice(0, MAX_STORED).map(({ id }) => id));
    for (const id of after.keys()) if (!kept.has(id) && this.kept.has(id)) await transaction.delete('missedSearches', id);
    for (const id of waiting.keys()) {
      const document = after.get(id);
      if (document !== undefined && kept.has(id)) await transaction.put('missedSearches', document);
    }
  }
}

function byWorth(left: MissedSearchDoc, right: MissedSearchDoc): number {
  return right.count - left.count || right.lastDay - left.lastDay || (left.id < right.id ? -1 : 1);
}

const MAX_CHARACTERS = 60;
const MAX_WORDS = 6;
/** Numbers in product names: "5kg", "b12", "iphone15". */
const MODEL_NUMBER = /^(?:\d+(?:\.\d+)?\p{L}{0,4}|\p{L}+\d{1,3})$/u;

/**
 * Normalised search term that may be counted: its folded words. Returns null for possible personal data (email addresses, URLs,
 * phone and identity card numbers, postcodes, order numbers) and for overlong texts.
 */
export function countableTerm(text: string): string | null {
  if (/@|:\/\/|\bwww\./i.test(text)) return null;
  const words = wordsOf(text);
  // Phone numbers are typed in groups: "012-345 6789".
  const bare = words.filter((word) => /^\d+$/.test(word)).join('');
  if (/\d{5,}/.test(text) || bare.length >= 6) return null;
  const term = words.join(' ');
  if (lineLength(term) < 2 || term.length > MAX_CHARACTERS || words.length > MAX_WORDS) return null;
  const codes = words.filter((word) => /\d/.test(word) && !MODEL_NUMBER.test(word));
  return codes.length > 0 ? null : term;
}

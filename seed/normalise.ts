/**
 * Reads product records from the seed's own files and from raw feeds. Repairs and reports known errors in feeds: a misspelt weight or
 * status, American "jewelry", repeated ids. Rejects records that are still invalid, giving a reason.
 */
import * as v from 'valibot';
import { MISSPELT_CATEGORY, MISSPELT_FIELDS, MISSPELT_STATUS } from '#server/modules/imports/index.ts';
import { FeedBrands, type FeedHeader, type FeedRow, recordOfRow } from './records/feedRecord.ts';
import { textOf } from './records/feedValues.ts';
import { type ProductRecord, productRecordSchema } from './records/productRecord.ts';
import { recordName, refusalReason } from './records/refusal.ts';
import type { RefusedRecord } from './seedError.ts';

/** A repaired value, with the original and its replacement. */
export interface HealedNote {
  file: string;
  record: string;
  field: string;
  found: string;
  kept: string;
}

/** A product record and the file that contains it. */
export type SourcedProduct = ProductRecord & { file: string };

export interface Normalised {
  records: SourcedProduct[];
  healed: HealedNote[];
  refused: RefusedRecord[];
}

type Note = (field: string, found: string, kept: string) => void;

function healFieldNames(row: FeedRow, note: Note): Record<string, unknown> {
  const healed: Record<string, unknown> = { ...row };
  for (const [wrong, right] of Object.entries(MISSPELT_FIELDS)) {
    if (!(wrong in healed)) continue;
    healed[right] ??= healed[wrong];
    delete healed[wrong];
    note(right, wrong, right);
  }
  return healed;
}

function healWord(row: Record<string, unknown>, field: string, words: Readonly<Record<string, string>>, note: Note): void {
  const found = textOf(row[field]);
  const kept = found === null ? undefined : words[found.toLowerCase()];
  if (found === null || kept === undefined) return;
  row[field] = kept;
  note(field, found, kept);
}

const feedSchema = v.strictObject({
  vendor: v.string('must name the vendor'),
  colors: v.optional(v.array(v.string()), []),
  items: v.array(v.record(v.string(), v.unknown())),
});

interface Sources extends Normalised {
  /** Feed ids seen so far. Different feeds may use the same ids, so products are identified by slug. */
  feedIds: Set<string>;
  /** The file that contains each slug. */
  slugs: Map<string, string>;
  brands: FeedBrands;
}

function keep(sources: Sources, file: string, name: string, value: unknown): void {
  const parsed = v.safeParse(productRecordSchema, value);
  if (!parsed.success) {
    sources.refused.push({ file, record: name, reason: refusalReason(parsed.issues) });
    return;
  }
  const taken = sources.slugs.get(parsed.output.slug);
  if (taken !== undefined) {
    sources.refused.push({ file, record: name, reason: `slug: ${parsed.output.slug} is already taken in ${taken}` });
    return;
  }
  sources.slugs.set(parsed.output.slug, file);
  sources.records.push({ ...parsed.output, file });
}

function readRow(sources: Sources, file: string, header: FeedHeader, row: FeedRow, index: number): void {
  const name = recordName(row, index);
  const note: Note = (field, found, kept) => sources.healed.push({ file, record: name, field, found, kept });
  const healed = healFieldNames(row, note);
  healWord(healed, 'status', MISSPELT_STATUS, note);
  healWord(healed, 'category', MISSPELT_CATEGORY, note);
  const brand = sources.brands.of(healed);
  if ('unknown' in brand) {
    sources.refused.push({ file, record: name, reason: `brand: there is no ${brand.unknown}` });
    return;
  }
  const record = recordOfRow(healed, header, brand.id);
  const id = textOf(row['id']);
  if (id !== null && sources.feedIds.has(id)) note('id', `${id}, repeated`, String(record['slug']));
  if (id !== null) sources.feedIds.add(id);
  keep(sources, file, name, record);
}

/** Reads a record in the seed's own format. Repairs field names and category; the schema then validates the record. */
function readOwn(sources: Sources, file: string, value: unknown, index: number): void {
  const name = recordName(value, index);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    sources.refused.push({ file, record: name, reason: 'must be a record with fields' });
    return;
  }
  const note: Note = (field, found, kept) => sources.healed.push({ file, record: name, field, found, kept });
  const record = healFieldNames(value as FeedRow, note);
  healWord(record, 'category', MISSPELT_CATEGORY, note);
  keep(sources, file, name, record);
}

/**
 * Parses product files by name. A file is either a list of own records or a feed `{ vendor, colors?, items }`. Each of a feed's rows has
 * one of `brands`. Never throws: invalid records are returned in `refused`.
 */
export function normalise(files: Readonly<Record<string, unknown>>, brands: readonly { slug: string; name: string }[]): Normalised {
  const sources: Sources = { records: [], healed: [], refused: [], feedIds: new Set(), slugs: new Map(), brands: new FeedBrands(brands) };
  for (const [file, content] of Object.entries(files)) {
    if (Array.isArray(content)) {
      content.forEach((value: unknown, index) => readOwn(sources, file, value, index));
      continue;
    }
    const feed = v.safeParse(feedSchema, content);
    if (feed.success) {
      feed.output.items.forEach((row, index) => readRow(sources, file, feed.output, row, index));
    } else {
      sources.refused.push({ file, record: 'file', reason: refusalReason(feed.issues) });
    }
  }
  const { records, healed, refused } = sources;
  return { records, healed, refused };
}

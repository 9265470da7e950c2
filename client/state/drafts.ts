import { fallback, object, record, string, type InferOutput } from 'valibot';
import { mergeFields } from './mergeChanges.ts';
import { memoryVar, persistedVar, type StateVar } from './persistedVar.ts';

const draftsSchema = object({ drafts: fallback(record(string(), record(string(), string())), {}) });

type Drafts = InferOutput<typeof draftsSchema>;
type Draft = Readonly<Record<string, string>>;

/** Where drafts of forms are kept, by form and owner. */
export type DraftsVar = StateVar<Drafts>;

/**
 * What was typed into forms of an account and not saved yet. It lives in memory only, so that logging in again in the
 * middle loses nothing and nobody finds it on the device later.
 */
export const draftsVar: DraftsVar = memoryVar<Drafts>({ drafts: {} });

/** As `draftsVar`, for what nobody may find after logging out, such as a bank account. */
export const secretDraftsVar: DraftsVar = memoryVar<Drafts>({ drafts: {} });

/** What a seller has typed about a vendor and not saved yet: it survives a reload. Nothing secret belongs here. */
export const shopDraftsVar = persistedVar<Drafts>({
  slice: 'shopDrafts',
  schema: draftsSchema,
  merge: mergeFields<Drafts>({ drafts: mergeFields() }),
});

/** What was typed; null when nothing was. */
export function readDraft(key: string, place: DraftsVar = draftsVar): Draft | null {
  return place().drafts[key] ?? null;
}

export function keepDraft(key: string, draft: Draft, place: DraftsVar = draftsVar): void {
  place({ drafts: { ...place().drafts, [key]: { ...draft } } });
}

/** It was saved, or is not wanted any more. */
export function dropDraft(key: string, place: DraftsVar = draftsVar): void {
  const { [key]: dropped, ...drafts } = place().drafts;
  if (dropped !== undefined) place({ drafts });
}

/** Forgets what was being typed, in every form of account and vendor. */
export function forgetDrafts(): void {
  draftsVar(draftsVar.initial);
  secretDraftsVar(secretDraftsVar.initial);
  shopDraftsVar(shopDraftsVar.initial);
  shopDraftsVar.flush();
}

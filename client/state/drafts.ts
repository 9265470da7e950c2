import { fallback, object, record, string, type InferOutput } from 'valibot';
import { mergeFields } from './mergeChanges.ts';
import { memoryVar, persistedVar, type StateVar } from './persistedVar.ts';

const draftsSchema = object({ drafts: fallback(record(string(), record(string(), string())), {}) });

type Drafts = InferOutput<typeof draftsSchema>;
type Draft = Readonly<Record<string, string>>;

/** Drafts by form and owner. */
export type DraftsVar = StateVar<Drafts>;

/** Unsaved values in account forms. Kept in memory only: they survive a login, but leave no trace on the device. */
export const draftsVar: DraftsVar = memoryVar<Drafts>({ drafts: {} });

/** Drafts that must not outlive a logout, such as a bank account. */
export const secretDraftsVar: DraftsVar = memoryVar<Drafts>({ drafts: {} });

/** Unsaved vendor settings, which survive a reload. Must not contain secrets. */
export const vendorDraftsVar = persistedVar<Drafts>({
  slice: 'vendorDrafts',
  schema: draftsSchema,
  merge: mergeFields<Drafts>({ drafts: mergeFields() }),
});

/** Returns a form's draft; null if there is none. */
export function readDraft(key: string, place: DraftsVar = draftsVar): Draft | null {
  return place().drafts[key] ?? null;
}

export function keepDraft(key: string, draft: Draft, place: DraftsVar = draftsVar): void {
  place({ drafts: { ...place().drafts, [key]: { ...draft } } });
}

/** Deletes a draft after it has been saved or discarded. */
export function dropDraft(key: string, place: DraftsVar = draftsVar): void {
  const { [key]: dropped, ...drafts } = place().drafts;
  if (dropped !== undefined) place({ drafts });
}

export function forgetDrafts(): void {
  draftsVar(draftsVar.initial);
  secretDraftsVar(secretDraftsVar.initial);
  vendorDraftsVar(vendorDraftsVar.initial);
  vendorDraftsVar.flush();
}

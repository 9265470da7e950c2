import { memoryVar } from './persistedVar.ts';

type Draft = Readonly<Record<string, string>>;

/**
 * What was typed into forms of an account and not saved yet, by form and owner. It lives in memory only, so that logging in again in the
 * middle loses nothing and nobody finds it on the device later.
 */
const draftsVar = memoryVar<Readonly<Record<string, Draft>>>({});

/** What was typed; null when nothing was. */
export function readDraft(key: string): Draft | null {
  return draftsVar()[key] ?? null;
}

export function keepDraft(key: string, draft: Draft): void {
  draftsVar({ ...draftsVar(), [key]: draft });
}

/** It was saved, or is not wanted any more. */
export function dropDraft(key: string): void {
  const { [key]: _dropped, ...others } = draftsVar();
  draftsVar(others);
}

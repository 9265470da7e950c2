/** Export and deletion of the data stored in the browser. */
import { clearMessageDrafts, MESSAGE_DRAFTS_KEY } from './messageDrafts.ts';
import { KEPT_SLICES } from './keptSlices.ts';
import { PREFS_COOKIE, prefsVar } from './prefs.ts';
import { readSessionText, readStored, removeCookie, removeStored, storedKeys } from './storage.ts';

const OWN_PREFIX = 'persist:';

/** The marketplace's stored keys: the slices' keys, and others with its prefix that come from other versions. */
function ownKeys(): string[] {
  const known = new Set(Object.values(KEPT_SLICES).map(({ key }) => key));
  return storedKeys()
    .filter((key) => known.has(key) || key.startsWith(OWN_PREFIX))
    .sort();
}

/** All data stored on this device, by key. */
export function deviceData(): Record<string, unknown> {
  flush();
  const kept = Object.fromEntries(ownKeys().map((key) => [key, jsonOf(readStored(key))]));
  const draft = readSessionText(MESSAGE_DRAFTS_KEY);
  return draft === null ? kept : { ...kept, [MESSAGE_DRAFTS_KEY]: jsonOf(draft) };
}

/** Resets storage and state to those of a first visit, except for the given keys. */
export function clearDeviceData(except: ReadonlySet<string> = new Set()): void {
  flush();
  for (const key of ownKeys()) if (!except.has(key)) removeStored(key);
  for (const slice of Object.values(KEPT_SLICES)) if (!except.has(slice.key)) slice.hydrate(null);
  clearMessageDrafts();
  if (!except.has(prefsVar.key)) removeCookie(PREFS_COOKIE);
}

/** Writes pending changes now, so that they do not reappear after the deletion. */
function flush(): void {
  for (const slice of Object.values(KEPT_SLICES)) slice.flush();
}

function jsonOf(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return text;
  }
}

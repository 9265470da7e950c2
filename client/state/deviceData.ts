/** What this site keeps in the browser, as its owner may take it along or have it forgotten. */
import { clearMessageDrafts, MESSAGE_DRAFTS_KEY } from './messageDrafts.ts';
import { KEPT_SLICES } from './keptSlices.ts';
import { PREFS_COOKIE, prefsVar } from './prefs.ts';
import { readSessionText, readStored, removeCookie, removeStored, storedKeys } from './storage.ts';

const OWN_PREFIX = 'persist:';

/** The keys that are there now: those of the slices, and what other versions or accounts have left under the marketplace's prefix. */
function ownKeys(): string[] {
  const known = new Set(Object.values(KEPT_SLICES).map(({ key }) => key));
  return storedKeys()
    .filter((key) => known.has(key) || key.startsWith(OWN_PREFIX))
    .sort();
}

/** Everything kept on this device, by key. */
export function deviceData(): Record<string, unknown> {
  flush();
  const kept = Object.fromEntries(ownKeys().map((key) => [key, jsonOf(readStored(key))]));
  const draft = readSessionText(MESSAGE_DRAFTS_KEY);
  return draft === null ? kept : { ...kept, [MESSAGE_DRAFTS_KEY]: jsonOf(draft) };
}

/** Forgets all of it, in storage and on the page, as on a first visit; the keys named stay. */
export function clearDeviceData(except: ReadonlySet<string> = new Set()): void {
  flush();
  for (const key of ownKeys()) if (!except.has(key)) removeStored(key);
  for (const slice of Object.values(KEPT_SLICES)) if (!except.has(slice.key)) slice.hydrate(null);
  clearMessageDrafts();
  if (!except.has(prefsVar.key)) removeCookie(PREFS_COOKIE);
}

/** What still waits to be written must not come back afterwards. */
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

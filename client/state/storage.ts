/**
 * The only module that accesses browser storage. If storage is missing (server), blocked (private windows), full or broken, values stay in
 * memory until the page closes. Never throws.
 */
const refused = new Map<string, string>();
const listeners = new Set<() => void>();

function browserStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage;
  } catch {
    return null;
  }
}

/** Returns the text stored under a key, or null. */
export function readStored(key: string): string | null {
  return refused.get(key) ?? attempt(() => browserStorage()?.getItem(key) ?? null, null);
}

/** Stores a text. If the browser refuses to (quota, policy), keeps it in memory and calls the `onRefused` listeners. */
export function writeStored(key: string, text: string): void {
  const isKept = attempt(() => {
    const storage = browserStorage();
    storage?.setItem(key, text);
    return storage !== null;
  }, false);
  if (isKept) refused.delete(key);
  else {
    refused.set(key, text);
    for (const listener of listeners) listener();
  }
}

export function removeStored(key: string): void {
  refused.delete(key);
  attempt(() => browserStorage()?.removeItem(key), undefined);
}

export function storedKeys(): string[] {
  const keys = attempt(() => {
    const storage = browserStorage();
    return storage === null ? [] : Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  }, []);
  return [...new Set([...refused.keys(), ...keys])];
}

/** Subscribes to refused writes, whose values are lost when the page closes. Returns an unsubscribe function. */
export function onRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Session storage key for the router's scroll positions. */
export const SCROLL_POSITIONS_KEY = 'react-router-scroll-positions';

/** Returns the text stored under a key in session storage, or null. */
export function readSessionText(key: string): string | null {
  return attempt(() => (typeof window === 'undefined' ? null : window.sessionStorage.getItem(key)), null);
}

/** Stores a text in session storage; null deletes it. Refused writes are ignored. */
export function writeSessionText(key: string, text: string | null): void {
  attempt(() => (text === null ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text)), undefined);
}

/** Subscribes to changes made by other tabs; `key` is null if the whole storage was cleared. */
export function onOtherTabChange(listener: (key: string | null, text: string | null) => void): void {
  if (typeof window !== 'undefined') window.addEventListener('storage', ({ key, newValue }) => listener(key, newValue));
}

/** Subscribes to `pagehide`, which is the last chance to write. */
export function onPageHide(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', listener);
}

const YEAR_SECONDS = 31_536_000;

export function removeCookie(name: string): void {
  if (typeof document !== 'undefined') document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Sets a cookie for the server. Only for preferences, never for secrets. */
export function writeCookie(name: string, value: string): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

/**
 * The only access to the browser's storage. Storage may be absent (server), forbidden (private windows), full or broken:
 * then values live in memory for as long as the page does, and nothing throws.
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

/** The text kept under a key, or null. */
export function readStored(key: string): string | null {
  return refused.get(key) ?? attempt(() => browserStorage()?.getItem(key) ?? null, null);
}

/** Keeps a text. When the browser refuses (quota, policy) it lives as long as the page, and `onRefused` is called. */
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

/** Forgets a key. */
export function removeStored(key: string): void {
  refused.delete(key);
  attempt(() => browserStorage()?.removeItem(key), undefined);
}

/** Every key that is kept now, in no order. */
export function storedKeys(): string[] {
  const keys = attempt(() => {
    const storage = browserStorage();
    return storage === null ? [] : Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  }, []);
  return [...new Set([...refused.keys(), ...keys])];
}

/** Calls back when the browser refuses to keep something: it is lost when the page closes. Returns the way to stop. */
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

/** The text kept for as long as this tab is open, or null. */
export function readSessionText(key: string): string | null {
  return attempt(() => (typeof window === 'undefined' ? null : window.sessionStorage.getItem(key)), null);
}

/** Keeps a text for as long as this tab is open; null forgets it. Where the browser refuses, it is not kept. */
export function writeSessionText(key: string, text: string | null): void {
  attempt(() => (text === null ? window.sessionStorage.removeItem(key) : window.sessionStorage.setItem(key, text)), undefined);
}

/** Calls back when another tab changes a key; `key` is null when the other tab cleared everything. */
export function onOtherTabChange(listener: (key: string | null, text: string | null) => void): void {
  if (typeof window !== 'undefined') window.addEventListener('storage', ({ key, newValue }) => listener(key, newValue));
}

/** Calls back when the page is about to go away, the last moment to write. */
export function onPageHide(listener: () => void): void {
  if (typeof window !== 'undefined') window.addEventListener('pagehide', listener);
}

const YEAR_SECONDS = 31_536_000;

/** Forgets what `writeCookie` kept. */
export function removeCookie(name: string): void {
  if (typeof document !== 'undefined') document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}

/** Keeps a small text where the server sees it too. Only for preferences, never for anything secret. */
export function writeCookie(name: string, value: string): void {
  if (typeof document === 'undefined') return;
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}

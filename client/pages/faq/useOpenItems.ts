import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The slug in the URL's hash. Null during server rendering and hydration, because the server never receives the hash. */
function useHashSlug(): string | null {
  const { hash } = useLocation();
  const isInBrowser = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return isInBrowser && hash.startsWith('#q-') ? decodeHash(hash.slice(3)) : null;
}

function decodeHash(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The slugs of the open questions. Opens the question in the URL's hash and scrolls to it. */
export function useOpenItems(initial: readonly string[]) {
  const pointed = useHashSlug();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(initial));
  const [seen, setSeen] = useState<string | null>(null);
  if (pointed !== seen) {
    setSeen(pointed);
    if (pointed !== null) setOpen(new Set([...open, pointed]));
  }
  useEffect(() => {
    if (pointed !== null) document.getElementById(`q-${pointed}`)?.scrollIntoView({ block: 'start' });
  }, [pointed]);

  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const after = new Set(before);
      if (isOpen) after.add(id);
      else after.delete(id);
      return after;
    });
  return { open, toggle, openOnly: (ids: readonly string[]) => setOpen(new Set(ids)) };
}

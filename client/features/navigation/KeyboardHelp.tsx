import { useEffect, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { firstInput } from '#client/lib/firstInput.ts';
import { listen } from '#client/lib/listen.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import styles from './navigation.module.css';

/** What the keys do, by the key itself; each is at work somewhere in the marketplace. */
const KEYS = [
  ['/', 'keys.search'],
  ['?', 'keys.help'],
  ['Tab', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['← →', 'keys.arrows'],
  ['↑ ↓', 'keys.steps'],
  ['Page ↑ Page ↓', 'keys.pages'],
  ['F6', 'keys.toasts'],
] as const;

/** A key that is meant for a field is none for the marketplace. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function isForHelp(event: KeyboardEvent): boolean {
  if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  // A layer that is open keeps its keys to itself.
  return document.querySelector('dialog[open]') === null;
}

/** The key whose press has fetched this. */
function wasRequested(): boolean {
  const input = firstInput();
  return input instanceof KeyboardEvent && isForHelp(input);
}

/** `?` lists the keys that the marketplace listens to. */
export function KeyboardHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(wasRequested);
  useEffect(() => listen(document, { keydown: (event) => isForHelp(event) && setOpen(true) }), []);
  return (
    <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('keys.title')}>
      <DefinitionList
        look="columns"
        className={styles.keys}
        entries={KEYS.map(([key, message]) => ({ key, term: <kbd>{key}</kbd>, value: t(message) }))}
      />
    </Drawer>
  );
}

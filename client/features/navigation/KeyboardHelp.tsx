import { useEffect, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { firstInput } from '#client/lib/firstInput.ts';
import { listen } from '#client/lib/listen.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import styles from './navigation.module.css';

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

/** Whether a key is typed into a field, where it does not act as a shortcut. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

function isForHelp(event: KeyboardEvent): boolean {
  if (pressedKey(event) !== '?' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  // Dialogs handle their own keys.
  return document.querySelector('dialog[open]') === null;
}

/** Whether the first input, which triggered the loading of this module, was the help key. */
function wasRequested(): boolean {
  const input = firstInput();
  return input instanceof KeyboardEvent && isForHelp(input);
}

/** Drawer with the keyboard shortcuts; `?` opens it. */
export function KeyboardHelp() {
  const t = useT();
  const [isOpen, setOpen] = useState(wasRequested);
  useEffect(() => listen(document, { keydown: (event) => isForHelp(event) && setOpen(true) }), []);
  return (
    <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={t('keys.title')}>
      <DefinitionList
        variant="columns"
        className={styles.keys}
        entries={KEYS.map(([key, message]) => ({ key, term: <kbd>{key}</kbd>, value: t(message) }))}
      />
    </Drawer>
  );
}

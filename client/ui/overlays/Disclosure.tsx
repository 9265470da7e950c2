import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HOVER_INTENT_MS } from '#client/config/limits.ts';
import { listen } from '#client/lib/listen.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** The button's name, where `label` alone says too little. */
  name?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** A mouse that rests on it opens it too. */
  opensOnHover?: boolean;
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links: no menu roles, so that everything in it is an ordinary link. Closes on Escape wherever the
 * focus is (from inside it returns to the button), when the focus or a click goes elsewhere, and when the address changes.
 */
export function Disclosure({ label, name, buttonClassName, panelClassName, opensOnHover = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by resting on it: the click that often follows must not close it again. */
  const byHover = useRef(false);
  const { key } = useLocation();
  const [seenKey, setSeenKey] = useState(key);
  if (key !== seenKey) {
    setSeenKey(key);
    setOpen(false);
  }

  useEffect(() => () => clearTimeout(intent.current), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    // Also for whoever only rests the pointer on it (WCAG 1.4.13), and before any layer below hears of the key.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      if (root.current?.contains(document.activeElement)) button.current?.focus();
    };
    return listen(document, { pointerdown: closeOutside, keydown: closeOnEscape }, { capture: true });
  }, [isOpen]);

  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
  };
  const hover = (event: PointerEvent, wanted: boolean) => {
    if (!opensOnHover || event.pointerType !== 'mouse') return;
    clearTimeout(intent.current);
    intent.current = setTimeout(() => {
      byHover.current = wanted;
      setOpen(wanted);
    }, HOVER_INTENT_MS);
  };

  return (
    <div
      ref={root}
      className={styles.root}
      onBlur={closeOnLeave}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
    >
      <button
        ref={button}
        type="button"
        className={buttonClassName}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-label={name}
        onClick={() => {
          clearTimeout(intent.current);
          setOpen(!isOpen || byHover.current);
          byHover.current = false;
        }}
      >
        {label}
      </button>
      <div id={panel} className={cx(styles.panel, panelClassName)} data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}

import { useEffect, useId, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { HOVER_INTENT_MS } from '#client/config/limits.ts';
import { listen } from '#client/lib/listen.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  label: ReactNode;
  /** Accessible name, if `label` is not sufficient. */
  name?: string;
  buttonClassName?: string;
  panelClassName?: string;
  /** Also opens on mouse hover. */
  opensOnHover?: boolean;
  children: ReactNode;
}

/**
 * Button that toggles a panel of links. Has no menu roles, so that screen readers announce plain links. Closes on Escape (which returns the
 * focus to the button), when something outside it is focused or pressed, and on navigation.
 */
export function Disclosure({ label, name, buttonClassName, panelClassName, opensOnHover = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const intent = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The panel was opened by hovering; the click that often follows must not close it. */
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
    // Listens on the document, because a panel opened by hovering has no focus (WCAG 1.4.13). Captures the key before layers below handle
    // it.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (pressedKey(event) !== 'Escape') return;
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

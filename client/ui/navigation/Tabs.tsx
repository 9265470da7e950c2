import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Scroller, only } from '#client/ui/primitives/Layout.tsx';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** The tab list's accessible name. */
  label: string;
  heading?: ReactNode;
  className?: string;
  variant?: 'pills' | 'underlined';
  /** Stores the selected tab in the URL (`#key`), so that links can point to it. */
  isInUrl?: boolean;
}

/** Tabs; arrow keys move the focus and select a tab. All panels are rendered, for search engines and for use without scripts. */
export function Tabs({ tabs, label, heading, className, variant = 'pills', isInUrl = false }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const location = useLocation();
  const navigate = useNavigate();
  const wanted = isInUrl ? location.hash.slice(1) : '';
  useEffect(() => {
    if (list.current?.querySelector(`[data-key="${CSS.escape(wanted)}"]`)) setChosen(wanted);
  }, [wanted]);
  const choose = (key: string | undefined) => {
    setChosen(key);
    if (isInUrl) void navigate({ ...location, hash: key }, { replace: true, preventScrollReset: true, state: location.state as unknown });
  };

  const steer = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[pressedKey(event)];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    choose(tabs[index]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className={className}>
      <div className={cx(styles.bar, styles[variant])}>
        {heading}
        <Scroller ref={list} className={cx(styles.list, only.scripted)} role="tablist" aria-label={label} onKeyDown={steer}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}-tab`}
              aria-controls={`${id}-${tab.key}`}
              aria-selected={tab.key === chosen}
              tabIndex={tab.key === chosen ? 0 : -1}
              className={styles.tab}
              data-key={tab.key}
              onClick={() => choose(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </Scroller>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}`}
          aria-labelledby={`${id}-${tab.key}-tab`}
          hidden={tab.key !== chosen}
          // A panel may not contain a focusable element, so the panel itself is focusable.
          tabIndex={0}
          className={styles.panel}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

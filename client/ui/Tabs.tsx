import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

export interface Tab {
  key: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  tabs: readonly Tab[];
  /** What the tabs choose among, for those who listen. */
  label: string;
  /** Stands in one line with the tabs. */
  heading?: ReactNode;
  className?: string;
}

/** Tabs with arrow keys; the focused tab is the chosen one. All panels are in the page, so that search engines and scripts-off readers see the first. */
export function Tabs({ tabs, label, heading, className }: TabsProps) {
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const steer = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = (next + tabs.length) % tabs.length;
    setChosen(tabs[index]?.key);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[index]?.focus();
  };

  return (
    <div className={className}>
      <div className={styles.bar}>
        {heading}
        {/* Keys are heard for the tabs inside, which are the ones focused. */}
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={list} className={styles.list} role="tablist" aria-label={label} onKeyDown={steer}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}-tab`}
              aria-controls={`${id}-${tab.key}`}
              aria-selected={tab.key === chosen}
              tabIndex={tab.key === chosen ? 0 : -1}
              className={cx(styles.tab, tab.key === chosen && styles.chosen)}
              onClick={() => setChosen(tab.key)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <div key={tab.key} role="tabpanel" id={`${id}-${tab.key}`} aria-labelledby={`${id}-${tab.key}-tab`} hidden={tab.key !== chosen}>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}

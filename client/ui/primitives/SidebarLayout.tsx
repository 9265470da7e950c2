import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

interface SidebarLayoutProps {
  side: 'left' | 'right' | 'none';
  sidebar: {
    /** The aside's id, for links that skip to it. */
    id?: string;
    label: string;
    content: ReactNode;
    /** Not shown on small screens, where a drawer has the same; without scripts, which open no drawer, it follows the content. */
    isWideOnly?: boolean;
  };
  className?: string;
  children: ReactNode;
}

/** Content with a column beside it on wide screens: filters, categories, recent posts. On small screens the column comes after. */
export function SidebarLayout({ side, sidebar, className, children }: SidebarLayoutProps) {
  return (
    <div className={cx(styles.sidebarLayout, styles[side], sidebar.isWideOnly && styles.wideOnly, className)}>
      {side !== 'none' && (
        <aside id={sidebar.id} className={styles.sidebar} aria-label={sidebar.label}>
          {sidebar.content}
        </aside>
      )}
      <div>{children}</div>
    </div>
  );
}

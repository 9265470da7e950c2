import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Layout.module.css';

interface SidebarLayoutProps {
  side: 'left' | 'right' | 'none';
  sidebar: {
    /** The aside's id, for skip links. */
    id?: string;
    label: string;
    content: ReactNode;
    /** Hides the sidebar on small screens, which have a drawer instead. Without scripts, there is no drawer, so it follows the content. */
    isWideOnly?: boolean;
  };
  className?: string;
  children: ReactNode;
}

/** Content with a sidebar, such as filters or categories. On small screens, the sidebar follows the content. */
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

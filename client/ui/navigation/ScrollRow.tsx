import { useRef, type ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './ScrollRow.module.css';
import { useScrollEnds } from './useScrollEnds.ts';

interface RailProps {
  /** `<li>` elements. */
  children: ReactNode;
  /** Names the list. */
  label: string;
  className?: string;
  /** Buttons to scroll with, for those without a touch screen or wheel. */
  hasButtons?: boolean;
  /** Nothing in it takes the focus: then the row itself does, so that arrow keys can scroll it. */
  isFocusable?: boolean;
}

/** A row of things that scrolls sideways where it does not fit: a plain list, no automatic movement. */
export function ScrollRow({ children, label, className, hasButtons = false, isFocusable = false }: RailProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useScrollEnds(list);
  const scroll = (direction: -1 | 1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- then nothing inside takes the focus, and arrow keys scroll the row */}
      <ul ref={list} className={cx(styles.rail, className)} aria-label={label} tabIndex={isFocusable ? 0 : undefined}>
        {children}
      </ul>
      {hasButtons && canGoBack && (
        <IconButton
          icon="chevronLeft"
          look="round"
          label={t('ui.scrollBack')}
          className={cx(styles.button, styles.back)}
          onClick={() => scroll(-1)}
        />
      )}
      {hasButtons && canGoOn && (
        <IconButton
          icon="chevronRight"
          look="round"
          label={t('ui.scrollOn')}
          className={cx(styles.button, styles.on)}
          onClick={() => scroll(1)}
        />
      )}
    </div>
  );
}

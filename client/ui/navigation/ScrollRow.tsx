import { useEffect, useRef, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { listen } from '#client/lib/listen.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { IconButton } from '#client/ui/primitives/IconButton.tsx';
import styles from './navigation.module.css';

interface RailProps {
  children: ReactNode;
  label: string;
  /** An item's width: a CSS length or `minmax()`. */
  item?: string;
  className?: string;
  /** Shows scroll buttons, for users without a touch screen or horizontal wheel. */
  hasButtons?: boolean;
  /** Makes the row focusable, so that arrow keys scroll it; use it for rows without focusable items. */
  isFocusable?: boolean;
}

/** Horizontally scrolling list that never moves on its own. */
export function ScrollRow({ children, label, item, className, hasButtons = false, isFocusable = false }: RailProps) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const { canGoBack, canGoOn } = useScrollEnds(list);
  const width = { '--item': item } as CSSProperties;
  const scroll = (direction: -1 | 1) => {
    const element = list.current;
    element?.scrollBy({ left: direction * element.clientWidth * 0.8, behavior: 'smooth' });
  };
  const button = (icon: IconName, name: string, side: string | undefined, direction: -1 | 1) => (
    <IconButton icon={icon} variant="round" label={name} className={cx(styles.scroll, side)} onClick={() => scroll(direction)} />
  );
  return (
    <div className={styles.rail}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without focusable items arrow keys need a focusable row */}
      <ul ref={list} className={className} style={width} aria-label={label} tabIndex={isFocusable ? 0 : undefined}>
        {children}
      </ul>
      {hasButtons && canGoBack && button('chevronLeft', t('ui.scrollBack'), styles.back, -1)}
      {hasButtons && canGoOn && button('chevronRight', t('ui.scrollOn'), styles.on, 1)}
    </div>
  );
}

/** Whether a horizontal scroller can scroll backwards and forwards; both are false on the server and without overflow. */
function useScrollEnds(scroller: RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ canGoBack: false, canGoOn: false });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      const room = element.scrollWidth - element.clientWidth;
      const next = { canGoBack: element.scrollLeft > 8, canGoOn: element.scrollLeft < room - 8 };
      setEnds((old) => (old.canGoBack === next.canGoBack && old.canGoOn === next.canGoOn ? old : next));
    };
    update();
    const stops = [listen(element, { scroll: update }, { passive: true }), listen(window, { resize: update })];
    return () => stops.forEach((stop) => stop());
  }, [scroller]);
  return ends;
}

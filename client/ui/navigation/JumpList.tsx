import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { listen } from '#client/lib/listen.ts';
import { Scroller, only } from '#client/ui/primitives/Layout.tsx';
import styles from './navigation.module.css';
import { cx } from '#client/ui/primitives/cx.ts';

interface JumpListProps {
  label: string;
  /** Ids of the page's headings with their labels, in page order. */
  parts: readonly { id: string; label: string }[];
}

/** A section becomes current once its heading is within this upper portion of the viewport. */
const READING_SHARE = 0.35;

/** Sticky in-page navigation that marks the section in view. */
export function JumpList({ label, parts }: JumpListProps) {
  const [current, setCurrent] = useState(parts[0]?.id);
  const row = useRef<HTMLElement>(null);
  const ids = parts.map(({ id }) => id).join(' ');

  useEffect(() => {
    const headings = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const settle = () => {
      const line = window.innerHeight * READING_SHARE;
      const isAtEnd = window.scrollY > 0 && window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
      const reached = headings.filter((heading) => isAtEnd || heading.getBoundingClientRect().top < line);
      setCurrent((reached.at(-1) ?? headings[0])?.id);
    };
    return listen(window, { scroll: settle }, { passive: true });
  }, [ids]);

  // Scrolls the current link to the middle of the row.
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]');
    const list = link?.closest('ul');
    if (list && link) list.scrollLeft = link.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
  }, [current]);

  const jump = (event: MouseEvent, id: string) => {
    const heading = document.getElementById(id);
    if (!heading) return;
    event.preventDefault();
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.scrollIntoView({ block: 'start' });
    heading.focus({ preventScroll: true });
    setCurrent(id);
  };
  return (
    <nav ref={row} aria-label={label} className={cx(styles.jumps, only.screen)} data-jump-list="">
      <Scroller as="ul" gap={1}>
        {parts.map(({ id, label: name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} onClick={(event) => jump(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </Scroller>
    </nav>
  );
}

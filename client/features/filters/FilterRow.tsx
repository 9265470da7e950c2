import type { ReactNode, KeyboardEvent } from 'react';
import { inPlace } from '#client/lib/inPlace.ts';
import { pressedKey } from '#client/lib/pressedKey.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import styles from './Filters.module.css';

interface FilterRowProps {
  listingUrl: ListingUrl;
  to: ListingQuery;
  role?: 'checkbox' | 'radio';
  isOn: boolean;
  label: string;
  spoken?: string;
  /** Number of products; null if unknown. At 0, the row is muted but can still be focused. */
  count: number | null;
  children?: ReactNode;
}

/** A row for a filter value: checkbox or radio button, name and count. */
export function FilterRow({ listingUrl, to, role = 'checkbox', isOn, label, spoken = label, count, children }: FilterRowProps) {
  const t = useT();
  return (
    <FilterLink
      listingUrl={listingUrl}
      to={to}
      role={role}
      isOn={isOn}
      name={count === null ? spoken : t('list.valueCount', { name: spoken, n: count })}
      className={cx(styles.row, count === 0 && !isOn && styles.none)}
    >
      <span className={styles.box}>{isOn && role === 'checkbox' && <Icon name="check" size={13} />}</span>
      <span>{label}</span>
      {children}
      {count !== null && <span className={styles.count}>{t('list.number', { n: count })}</span>}
    </FilterLink>
  );
}

/** Arrow keys select the next or previous radio button in the group, as with native radio buttons. */
function chooseNeighbour(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[pressedKey(event)];
  if (step === undefined) return;
  event.preventDefault();
  const group = event.currentTarget.closest('[role="radiogroup"]');
  const radios = [...(group?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [])];
  const next = radios.at((radios.indexOf(event.currentTarget) + step) % radios.length);
  next?.focus();
  if (next?.ariaChecked === 'false') next.click();
}

interface FilterLinkProps {
  listingUrl: ListingUrl;
  /** The query that a press applies. */
  to: ListingQuery;
  role: 'checkbox' | 'radio';
  isOn: boolean;
  /** Accessible name, such as "Snacks, 12 products". */
  name: string;
  title?: string;
  className?: string;
  children: ReactNode;
}

/**
 * A filter value with the role and keys of a checkbox or radio button. It is a link, so that it works without scripts and can be shared.
 */
export function FilterLink({ listingUrl, to, role, isOn, name, title, className, children }: FilterLinkProps) {
  return (
    <a
      href={listingUrl.hrefOf(to)}
      rel="nofollow"
      role={role}
      aria-checked={isOn}
      aria-label={name}
      title={title}
      className={className}
      data-on={isOn || undefined}
      onClick={(event) => inPlace(event, () => listingUrl.change(to))}
      onKeyDown={(event) => {
        if (pressedKey(event) === ' ') {
          event.preventDefault();
          listingUrl.change(to);
        }
        if (role === 'radio') chooseNeighbour(event);
      }}
    >
      {children}
    </a>
  );
}

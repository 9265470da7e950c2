import type { ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { FilterLink } from './FilterLink.tsx';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './FilterRow.module.css';

interface FilterRowProps {
  address: ListingAddress;
  to: ListingQuery;
  role?: 'checkbox' | 'radio';
  isOn: boolean;
  label: string;
  /** Spoken instead of the label. */
  spoken?: string;
  /** Products; null when unknown. Nothing behind it: muted, but still there and focusable. */
  count: number | null;
  /** Between label and count: stars. */
  children?: ReactNode;
}

/** A filter as a line: box or circle, name, how many products. */
export function FilterRow({ address, to, role = 'checkbox', isOn, label, spoken = label, count, children }: FilterRowProps) {
  const t = useT();
  return (
    <FilterLink
      address={address}
      to={to}
      role={role}
      isOn={isOn}
      name={count === null ? spoken : t('list.valueCount', { name: spoken, n: count })}
      className={cx(styles.row, role === 'radio' && styles.radio, count === 0 && !isOn && styles.none)}
    >
      <span className={styles.box}>{isOn && role === 'checkbox' && <Icon name="check" size={13} />}</span>
      <span className={styles.label}>{label}</span>
      {children}
      {count !== null && <span className={styles.count}>{t('list.number', { n: count })}</span>}
    </FilterLink>
  );
}

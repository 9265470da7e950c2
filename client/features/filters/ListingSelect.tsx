import { useId } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { KeptKeys } from './KeptKeys.tsx';
import type { ListingQuery } from './listingQuery.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './ListingSelect.module.css';

interface ListingSelectProps {
  address: ListingAddress;
  /** Its key in the address. */
  name: 'sort' | 'per';
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => ListingQuery;
}

/** A choice in the toolbar: applied at once, or with its button where there are no scripts. */
export function ListingSelect({ address, name, label, value, options, onChoose }: ListingSelectProps) {
  const t = useT();
  const id = useId();
  return (
    <form method="get" className={styles.form}>
      <KeptKeys query={address.chosen} except={[name, 'page']} />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.frame}>
        <select
          id={id}
          name={name}
          value={value}
          className={styles.select}
          onChange={(event) => address.change(onChoose(event.target.value))}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={16} className={styles.arrow} />
      </span>
      <button type="submit" className={styles.apply}>
        {t('list.apply')}
      </button>
    </form>
  );
}

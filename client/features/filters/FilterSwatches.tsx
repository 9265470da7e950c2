import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { toggleValue } from './changeListingQuery.ts';
import type { FacetValue } from './facetGroups.ts';
import { FilterLink } from './FilterLink.tsx';
import { useStableOrder } from './useStableOrder.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './FilterSwatches.module.css';

interface FilterSwatchesProps {
  address: ListingAddress;
  values: readonly FacetValue[];
}

/** Colours to tick, each with its name: colour alone says nothing to many. */
export function FilterSwatches({ address, values }: FilterSwatchesProps) {
  const t = useT();
  return (
    <div className={styles.swatches}>
      {useStableOrder(values).map(({ value, label, count, swatch }) => {
        const isOn = address.chosen.color.includes(value);
        return (
          <FilterLink
            key={value}
            address={address}
            to={toggleValue(address.chosen, 'color', value)}
            role="checkbox"
            isOn={isOn}
            name={t('list.valueCount', { name: label, n: count })}
            title={`${label} (${t('list.number', { n: count })})`}
            className={cx(styles.swatch, count === 0 && !isOn && styles.none)}
          >
            <span className={styles.dot} style={{ '--swatch': swatch ?? value } as React.CSSProperties}>
              {isOn && <Icon name="check" size={16} />}
            </span>
            {label}
          </FilterLink>
        );
      })}
    </div>
  );
}

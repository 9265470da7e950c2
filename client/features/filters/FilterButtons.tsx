import { useT } from '#client/i18n/useT.ts';
import { useId, useState } from 'react';
import { cx } from '#client/ui/primitives/cx.ts';
import { toggleValue } from './changeListingQuery.ts';
import type { FacetValue } from './facetGroups.ts';
import { FilterLink } from './FilterLink.tsx';
import type { ListParam } from '#schema/rules/facets.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './FilterButtons.module.css';
import checks from './FilterChecks.module.css';

/** A group may be as long as this before the rest folds away; then the six most common ones stay. */
const FOLDS_ABOVE = 8;
const SHOWN = 6;

interface FilterButtonsProps {
  address: ListingAddress;
  param: ListParam;
  values: readonly FacetValue[];
}

/** Short values side by side: weights and sizes. The ones with most products come first when there are many. */
export function FilterButtons({ address, param, values }: FilterButtonsProps) {
  const t = useT();
  const id = useId();
  const chosen: readonly string[] = address.chosen[param];
  const [first, rest] = split(values);
  const [isExpanded, setExpanded] = useState(() => rest.some(({ value }) => chosen.includes(value)));
  const button = ({ value, label, count }: FacetValue) => {
    const isOn = chosen.includes(value);
    return (
      <FilterLink
        key={value}
        address={address}
        to={toggleValue(address.chosen, param, value)}
        role="checkbox"
        isOn={isOn}
        name={t('list.valueCount', { name: label, n: count })}
        className={cx(styles.button, count === 0 && !isOn && styles.none)}
      >
        {label} <span className={styles.count}>{t('list.number', { n: count })}</span>
      </FilterLink>
    );
  };
  return (
    <>
      <div className={styles.buttons}>{first.map(button)}</div>
      {rest.length > 0 && (
        <>
          <div id={id} className={checks.rest} data-open={isExpanded || undefined}>
            <div className={cx(styles.buttons, styles.further)}>{rest.map(button)}</div>
          </div>
          <button
            type="button"
            className={cx(checks.more, styles.more)}
            aria-expanded={isExpanded}
            aria-controls={id}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? t('list.showLess') : t('list.showMore', { n: rest.length })}
          </button>
        </>
      )}
    </>
  );
}

/** The most common values, in their own order, and the rest. */
function split(values: readonly FacetValue[]): [FacetValue[], FacetValue[]] {
  if (values.length <= FOLDS_ABOVE) return [[...values], []];
  const common = new Set([...values].sort((left, right) => right.count - left.count).slice(0, SHOWN));
  return [values.filter((value) => common.has(value)), values.filter((value) => !common.has(value))];
}

import { useId, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { toggleValue } from './changeListingQuery.ts';
import type { FacetValue } from './facetGroups.ts';
import { FilterRow } from './FilterRow.tsx';
import { useStableOrder } from './useStableOrder.ts';
import { foldWords } from '#client/lib/foldWords.ts';
import type { ListParam } from '#schema/rules/facets.ts';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './FilterChecks.module.css';

const SHOWN = 6;
/** A group may be as long as this before the rest folds away. */
const FOLDS_ABOVE = 8;

interface FilterChecksProps {
  address: ListingAddress;
  param: ListParam;
  title: string;
  values: readonly FacetValue[];
  /** How many values there are; more than are given when there are very many. */
  total: number;
}

/** Values to tick. A long group shows its first six; the rest, with a search of its own, is one press away. */
export function FilterChecks({ address, param, title, values: counted, total }: FilterChecksProps) {
  const t = useT();
  const id = useId();
  const chosen: readonly string[] = address.chosen[param];
  const values = useStableOrder(counted, chosen);
  const folds = values.length > FOLDS_ABOVE;
  const rest = folds ? values.slice(SHOWN) : [];
  const [isExpanded, setExpanded] = useState(() => rest.some(({ value }) => chosen.includes(value)));
  const [words, setWords] = useState('');
  const row = ({ value, label, count }: FacetValue) => (
    <FilterRow
      key={value}
      address={address}
      to={toggleValue(address.chosen, param, value)}
      isOn={chosen.includes(value)}
      label={label}
      count={count}
    />
  );
  if (!folds) return <>{values.map(row)}</>;

  const isSearching = isExpanded && words.trim() !== '';
  const found = isSearching ? values.filter(({ label }) => foldWords(label).includes(foldWords(words))) : [];
  return (
    <>
      {isExpanded && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('list.searchIn', { name: title })}
          placeholder={t('list.searchIn', { name: title })}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      {isSearching ? (
        found.length > 0 ? (
          found.map(row)
        ) : (
          <p className={styles.nothing}>{t('list.noValues')}</p>
        )
      ) : (
        <>
          {values.slice(0, SHOWN).map(row)}
          <div id={id} className={styles.rest} data-open={isExpanded || undefined}>
            {rest.map(row)}
          </div>
        </>
      )}
      {isExpanded && total > values.length && <p className={styles.nothing}>{t('list.mostCommon', { n: values.length, m: total })}</p>}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isExpanded}
        aria-controls={isSearching ? undefined : id}
        onClick={() => {
          setExpanded(!isExpanded);
          setWords('');
        }}
      >
        {isExpanded ? t('list.showLess') : t('list.showMore', { n: rest.length })}
      </button>
    </>
  );
}

import { Button } from '#client/ui/primitives/Button.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Text } from '#client/ui/primitives/Type.tsx';
import { useId, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { toggleValue } from './changeListingQuery.ts';
import type { FacetValue } from './facetGroups.ts';
import { FilterRow, FilterLink } from './FilterRow.tsx';
import { foldWords } from '#client/lib/foldWords.ts';
import type { ListParam } from '#schema/rules/facets.ts';
import type { ListingUrl } from './useListingQuery.ts';
import styles from './Filters.module.css';
import { Cluster, Stack, Grid, only } from '#client/ui/primitives/Layout.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';

const SHOWN = 6;
/** Groups with more values than this are collapsed. */
const FOLDS_ABOVE = 8;

interface FilterChecksProps {
  listingUrl: ListingUrl;
  param: ListParam;
  title: string;
  values: readonly FacetValue[];
  /** Total number of values; `values` may be truncated. */
  total: number;
}

/** Checkboxes for a facet. A long group shows the first values and collapses the rest, which can be searched. */
export function FilterChecks({ listingUrl, param, title, values: counted, total }: FilterChecksProps) {
  const t = useT();
  const id = useId();
  const chosen: readonly string[] = listingUrl.chosen[param];
  const values = useStableOrder(counted, chosen);
  const folds = values.length > FOLDS_ABOVE;
  const rest = folds ? values.slice(SHOWN) : [];
  const [isExpanded, setExpanded] = useState(() => rest.some(({ value }) => chosen.includes(value)));
  const [words, setWords] = useState('');
  const row = ({ value, label, count }: FacetValue) => (
    <FilterRow
      key={value}
      listingUrl={listingUrl}
      to={toggleValue(listingUrl.chosen, param, value)}
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
          className={cx(styles.input, styles.search, only.scripted)}
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
          <Text tone="subtle">{t('list.noValues')}</Text>
        )
      ) : (
        <>
          {values.slice(0, SHOWN).map(row)}
          <div id={id} className={styles.rest} data-open={isExpanded || undefined}>
            {rest.map(row)}
          </div>
        </>
      )}
      {isExpanded && total > values.length && <Text tone="subtle">{t('list.mostCommon', { n: values.length, m: total })}</Text>}
      <Button
        variant="text"
        needsScript
        aria-expanded={isExpanded}
        aria-controls={isSearching ? undefined : id}
        onClick={() => {
          setExpanded(!isExpanded);
          setWords('');
        }}
      >
        {isExpanded ? t('list.showLess') : t('list.showMore', { n: rest.length })}
      </Button>
    </>
  );
}

/** Buttons for short values, such as weights and sizes. A long group shows the most common values and collapses the rest. */
export function FilterButtons({ listingUrl, param, values }: { listingUrl: ListingUrl; param: ListParam; values: readonly FacetValue[] }) {
  const t = useT();
  const id = useId();
  const chosen: readonly string[] = listingUrl.chosen[param];
  const [first, rest] = split(values);
  const [isExpanded, setExpanded] = useState(() => rest.some(({ value }) => chosen.includes(value)));
  const button = ({ value, label, count }: FacetValue) => {
    const isOn = chosen.includes(value);
    return (
      <FilterLink
        key={value}
        listingUrl={listingUrl}
        to={toggleValue(listingUrl.chosen, param, value)}
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
    <Stack gap={2} align="start">
      <Cluster>{first.map(button)}</Cluster>
      {rest.length > 0 && (
        <>
          <div id={id} className={styles.rest} data-open={isExpanded || undefined}>
            <Cluster>{rest.map(button)}</Cluster>
          </div>
          <Button variant="text" needsScript aria-expanded={isExpanded} aria-controls={id} onClick={() => setExpanded(!isExpanded)}>
            {isExpanded ? t('list.showLess') : t('list.showMore', { n: rest.length })}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** Splits the values into the most common ones and the rest, without changing their order. */
function split(values: readonly FacetValue[]): [FacetValue[], FacetValue[]] {
  if (values.length <= FOLDS_ABOVE) return [[...values], []];
  const common = new Set([...values].sort((left, right) => right.count - left.count).slice(0, SHOWN));
  return [values.filter((value) => common.has(value)), values.filter((value) => !common.has(value))];
}

/** Colour swatches. They show names, because colour alone is not accessible. */
export function FilterSwatches({ listingUrl, values }: { listingUrl: ListingUrl; values: readonly FacetValue[] }) {
  const t = useT();
  return (
    <Grid columns={4} gap={2}>
      {useStableOrder(values).map(({ value, label, count, swatch }) => {
        const isOn = listingUrl.chosen.color.includes(value);
        return (
          <FilterLink
            key={value}
            listingUrl={listingUrl}
            to={toggleValue(listingUrl.chosen, 'color', value)}
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
    </Grid>
  );
}

/** Keeps the initial order, so that values do not move when counts change. Values that were selected initially come first. */
function useStableOrder(values: readonly FacetValue[], chosen: readonly string[] = []): FacetValue[] {
  const [first] = useState(() => {
    const isChosen = ({ value }: FacetValue) => chosen.includes(value);
    const ordered = [...values.filter(isChosen), ...values.filter((value) => !isChosen(value))];
    return new Map(ordered.map(({ value }, position) => [value, position]));
  });
  const place = ({ value }: FacetValue) => first.get(value) ?? first.size;
  return [...values].sort((left, right) => place(left) - place(right));
}

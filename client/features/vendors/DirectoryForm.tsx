import { useEffect, useRef } from 'react';
import { STATES_OF_PICKER } from '#client/config/states.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { DIRECTORY_SORTS, readDirectoryQuery, type DirectoryAddress, type DirectorySort } from './directoryQuery.ts';
import styles from './Vendors.module.css';

const SORT_LABELS: Record<DirectorySort, PlainMessageKey> = {
  level: 'vend.sortLevel',
  products: 'vend.sortProducts',
  newest: 'vend.sortNewest',
  rating: 'vend.sortRating',
  name: 'vend.sortName',
};

/** Words, place and order of a list of sellers: a plain form that is sent when something is chosen, or by its button. */
export function DirectoryForm({ address }: { address: DirectoryAddress }) {
  const t = useT();
  const words = useRef<HTMLInputElement>(null);
  const { chosen, query } = address;
  // Going back in the history brings back the words of then.
  useEffect(() => {
    if (words.current && words.current !== document.activeElement) words.current.value = query.q;
  }, [query.q]);
  const read = (form: HTMLFormElement) => {
    const params = new URLSearchParams();
    for (const [key, value] of new FormData(form)) if (typeof value === 'string') params.append(key, value);
    return readDirectoryQuery(params);
  };
  return (
    <Cluster
      as="form"
      method="get"
      role="search"
      aria-label={t('vend.find')}
      onSubmit={(event) => {
        event.preventDefault();
        address.change(read(event.currentTarget));
      }}
    >
      <label className={styles.words}>
        <Icon name="search" size={18} />
        <input
          ref={words}
          type="search"
          name="q"
          defaultValue={query.q}
          maxLength={MAX_SEARCH_LENGTH}
          placeholder={t('vend.findHint')}
          aria-label={t('vend.find')}
        />
      </label>
      <Button type="submit" className={styles.send}>
        {t('vend.findButton')}
      </Button>
      <Choice
        label={t('vend.state')}
        name="state"
        value={chosen.state?.toLowerCase() ?? ''}
        onChoose={(value) =>
          address.change({ ...chosen, state: STATES_OF_PICKER.find((state) => state.toLowerCase() === value) ?? null, page: 1 })
        }
        options={[['', t('vend.allStates')], ...STATES_OF_PICKER.map((state) => [state.toLowerCase(), t(`states.${state}`)] as const)]}
      />
      <Choice
        label={t('list.sort')}
        name="sort"
        value={chosen.sort}
        onChoose={(value) => address.change({ ...chosen, sort: value as DirectorySort, page: 1 })}
        options={DIRECTORY_SORTS.map((sort) => [sort, t(SORT_LABELS[sort])])}
      />
    </Cluster>
  );
}

interface ChoiceProps {
  label: string;
  name: string;
  value: string;
  onChoose: (value: string) => void;
  options: readonly (readonly [value: string, label: string])[];
}

/** A choice that is applied at once. */
function Choice({ label, name, value, onChoose, options }: ChoiceProps) {
  return (
    <Cluster as="label" noWrap gap={1} className={styles.choice}>
      <span>{label}</span>
      <select name={name} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={16} />
    </Cluster>
  );
}

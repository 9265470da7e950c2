import { useEffect, useRef } from 'react';
import { STATES_OF_PICKER } from '#client/config/states.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { DIRECTORY_SORTS, readDirectoryQuery, type DirectoryUrl, type DirectorySort } from './directoryQuery.ts';
import styles from './Vendors.module.css';

const SORT_LABELS: Record<DirectorySort, PlainMessageKey> = {
  level: 'vend.sortLevel',
  products: 'vend.sortProducts',
  newest: 'vend.sortNewest',
  rating: 'vend.sortRating',
  name: 'vend.sortName',
};

/** Search, state filter and sort order for a vendor directory. A GET form, so that it works without scripts; selects apply on change. */
export function DirectoryForm({ directoryUrl }: { directoryUrl: DirectoryUrl }) {
  const t = useT();
  const { chosen, query } = directoryUrl;
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
      className={styles.directory}
      onSubmit={(event) => {
        event.preventDefault();
        directoryUrl.change(read(event.currentTarget));
      }}
    >
      <SearchedWords words={query.q} label={t('vend.find')} hint={t('vend.findHint')} />
      <Button type="submit" className={styles.send}>
        {t('vend.findButton')}
      </Button>
      <QuietSelect
        label={t('vend.state')}
        name="state"
        value={chosen.state?.toLowerCase() ?? ''}
        onChoose={(value) =>
          directoryUrl.change({ ...chosen, state: STATES_OF_PICKER.find((state) => state.toLowerCase() === value) ?? null, page: 1 })
        }
        options={[
          { value: '', label: t('vend.allStates') },
          ...STATES_OF_PICKER.map((state) => ({ value: state.toLowerCase(), label: t(`states.${state}`) })),
        ]}
      />
      <QuietSelect
        label={t('list.sort')}
        name="sort"
        value={chosen.sort}
        onChoose={(value) => directoryUrl.change({ ...chosen, sort: value as DirectorySort, page: 1 })}
        options={DIRECTORY_SORTS.map((sort) => ({ value: sort, label: t(SORT_LABELS[sort]) }))}
      />
    </Cluster>
  );
}

/** Search field `q`. Follows the URL on navigation unless the field has the focus. */
export function SearchedWords({ words, label, hint = label }: { words: string; label: string; hint?: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current !== document.activeElement) field.current.value = words;
  }, [words]);
  return (
    <label className={styles.words}>
      <Icon name="search" size={18} />
      <input ref={field} type="search" name="q" defaultValue={words} maxLength={MAX_SEARCH_LENGTH} placeholder={hint} aria-label={label} />
    </label>
  );
}

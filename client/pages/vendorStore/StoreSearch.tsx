import { useEffect, useRef } from 'react';
import { KeptKeys } from '#client/features/filters/ListingSelect.tsx';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './VendorStore.module.css';

/** Words, looked for in this shop alone. */
export function StoreSearch({ address, name }: { address: ListingAddress; name: string }) {
  const t = useT();
  const words = useRef<HTMLInputElement>(null);
  const { chosen, query } = address;
  useEffect(() => {
    if (words.current && words.current !== document.activeElement) words.current.value = query.q;
  }, [query.q]);
  return (
    <form
      method="get"
      className={styles.form}
      role="search"
      aria-label={t('vend.searchIn', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        const q = (words.current?.value ?? '').trim().replace(/\s+/g, ' ');
        address.change({ ...chosen, q, sort: null, page: 1 });
      }}
    >
      <KeptKeys query={chosen} except={['q', 'page', 'sort']} />
      <Icon name="search" size={18} />
      <input
        ref={words}
        type="search"
        name="q"
        defaultValue={query.q}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('vend.searchIn', { name })}
        aria-label={t('vend.searchIn', { name })}
      />
      <button type="submit">{t('vend.findButton')}</button>
    </form>
  );
}

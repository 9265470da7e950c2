import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import styles from './VendorPackageList.module.css';
import { packagesAddress, type PackagesAddress } from './packagesAddress.ts';

/** Finds a package by letters of its number. Works without scripts: it is a form with an address. */
export function VendorPackageSearch({ query }: { query: PackagesAddress }) {
  const t = useT();
  const navigate = useNavigate();
  const [q, setQ] = useState(query.q);
  return (
    <form
      method="get"
      role="search"
      action="/vendor-orders"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(packagesAddress({ stage: null, q: q.trim(), after: null }));
      }}
    >
      <TextField
        id="parcel-search"
        name="q"
        type="search"
        label={t('vendorPackages.search')}
        placeholder="RZQ-7K4M-2Q9D"
        maxLength={MAX_SEARCH_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={q}
        onChange={(event) => setQ(event.target.value)}
      />
      <Button type="submit" look="outline" icon="search">
        {t('ords.find')}
      </Button>
    </form>
  );
}

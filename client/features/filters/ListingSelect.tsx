import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { useT } from '#client/i18n/useT.ts';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { type ListingQuery, EMPTY_QUERY, PER_PAGE_OPTIONS, writeListingQuery } from './listingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import styles from './Filters.module.css';

interface ListingSelectProps {
  listingUrl: ListingUrl;
  name: 'sort' | 'per';
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string, latest: ListingQuery) => ListingQuery;
}

/** A select in the toolbar. Takes effect on change or, without scripts, when its button is pressed. */
export function ListingSelect({ listingUrl, name, label, value, options, onChoose }: ListingSelectProps) {
  return (
    <Cluster as="form" method="get" gap={0} noWrap>
      <HiddenParams query={listingUrl.chosen} except={[name, 'page']} />
      <QuietSelect
        label={label}
        name={name}
        value={value}
        options={options}
        onChoose={(next) => listingUrl.change((latest) => onChoose(next, latest))}
      />
      <NoScriptSubmit />
    </Cluster>
  );
}

/** Submit button for use without scripts; hidden otherwise. */
export function NoScriptSubmit() {
  const t = useT();
  return (
    <Button type="submit" variant="quiet" size="small" className={styles.apply}>
      {t('list.apply')}
    </Button>
  );
}

/** Number of products per page. A change stays on the page that contains the first visible product. */
export function PerPageSelect({ listingUrl }: { listingUrl: ListingUrl }) {
  const t = useT();
  const { chosen } = listingUrl;
  const choose = (value: string, latest: ListingQuery) => {
    const per = PER_PAGE_OPTIONS.find((option) => String(option) === value) ?? EMPTY_QUERY.per;
    const firstShown = (latest.page - 1) * latest.per;
    return { ...latest, per, page: Math.floor(firstShown / per) + 1 };
  };
  return (
    <ListingSelect
      listingUrl={listingUrl}
      name="per"
      label={t('list.perPage')}
      value={String(chosen.per)}
      options={PER_PAGE_OPTIONS.map((option) => ({ value: String(option), label: String(option) }))}
      onChoose={choose}
    />
  );
}

interface HiddenParamsProps {
  query: ListingQuery;
  /** Parameters to omit because the form has its own fields for them. */
  except: readonly string[];
}

/** Hidden inputs that preserve the other query parameters when the form is submitted without scripts. */
export function HiddenParams({ query, except }: HiddenParamsProps) {
  return (
    <>
      {[...writeListingQuery(query)]
        .filter(([key]) => !except.includes(key))
        .map(([key, value]) => (
          <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
        ))}
    </>
  );
}

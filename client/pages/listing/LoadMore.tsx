import { withPage } from '#client/features/filters/changeListingQuery.ts';
import type { ListingAddress } from '#client/features/filters/useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import type { LoadedPages } from './useLoadedPages.ts';
import styles from './Listing.module.css';

interface LoadMoreProps {
  address: ListingAddress;
  /** The first page shown already. */
  firstPage: number;
  /** Products not shown yet. */
  left: number;
}

/** On phones: the next page under this one. The address says which page was reached, so Back and sharing work. */
export function LoadMore({ address, firstPage, left }: LoadMoreProps) {
  const t = useT();
  const { query, isPending } = address;
  const state: LoadedPages = { firstPage };
  return (
    <div className={styles.more}>
      <Button look="outline" isWide isBusy={isPending} onClick={() => address.turnTo(withPage(query, query.page + 1), state)}>
        {isPending ? t('list.loadingMore') : t('list.loadMore', { n: Math.min(left, query.per) })}
      </Button>
    </div>
  );
}

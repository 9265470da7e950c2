import type { ReactNode } from 'react';
import { countFilters, withoutFilters } from './changeListingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';

interface FilterDrawerProps {
  listingUrl: ListingUrl;
  isOpen: boolean;
  onClose: () => void;
  total: number;
  children: ReactNode;
}

/** A drawer with the filters, for phones and pages without a sidebar. Its button shows the number of results. */
export function FilterDrawer({ listingUrl, isOpen, onClose, total, children }: FilterDrawerProps) {
  const t = useT();
  const clear = () => {
    if (countFilters(listingUrl.chosen) > 0) listingUrl.change(withoutFilters(listingUrl.chosen));
  };
  const foot = (
    <Cluster gap={3} noWrap>
      {/* Must not shrink, because Chinese text would wrap after any character. */}
      <Button variant="outline" onClick={clear} style={{ flex: 'none' }}>
        {t('list.clear')}
      </Button>
      <Button isWide onClick={onClose} aria-live="polite" aria-busy={listingUrl.isPending || undefined}>
        {t('list.show', { n: total })}
      </Button>
    </Cluster>
  );
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('list.filters')} foot={foot}>
      {children}
    </Drawer>
  );
}

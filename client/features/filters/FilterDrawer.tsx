import type { ReactNode } from 'react';
import { countFilters, withoutFilters } from './changeListingQuery.ts';
import type { ListingUrl } from './useListingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Drawer } from '#client/ui/overlays/Drawer.tsx';
import { Cluster } from '#client/ui/primitives/Layout.tsx';

interface FilterDrawerProps {
  address: ListingUrl;
  isOpen: boolean;
  onClose: () => void;
  total: number;
  children: ReactNode;
}

/** Drawer with the filters, for phones and pages without a sidebar. Its button states the number of results. */
export function FilterDrawer({ address, isOpen, onClose, total, children }: FilterDrawerProps) {
  const t = useT();
  const clear = () => {
    if (countFilters(address.chosen) > 0) address.change(withoutFilters(address.chosen));
  };
  const foot = (
    <Cluster gap={3} noWrap>
      {/* Must not shrink: Chinese text would break after any character. */}
      <Button look="outline" onClick={clear} style={{ flex: 'none' }}>
        {t('list.clear')}
      </Button>
      <Button isWide onClick={onClose} aria-live="polite" aria-busy={address.isPending || undefined}>
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

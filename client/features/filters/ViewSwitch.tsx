import { useT } from '#client/i18n/useT.ts';
import { setListingView } from '#client/state/display.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { type ListingLayout, LAYOUTS } from './listingQuery.ts';
import { LookLink } from './LookLink.tsx';
import type { ListingAddress } from './useListingQuery.ts';
import styles from './ViewSwitch.module.css';

interface ViewSwitchProps {
  address: ListingAddress;
  /** What is shown now. */
  layout: ListingLayout;
  /** What the route shows by itself: needs no word in the address. */
  routeLayout: ListingLayout;
}

/** Grid or list: changes the look in place, and the device remembers it. */
export function ViewSwitch({ address, layout, routeLayout }: ViewSwitchProps) {
  const t = useT();
  return (
    <div className={styles.switch} role="group" aria-label={t('list.view')}>
      {LAYOUTS.map((option) => {
        const to = { ...address.chosen, view: option === routeLayout ? null : option };
        return (
          <LookLink
            key={option}
            address={address}
            to={to}
            label={t(option === 'grid' ? 'list.grid' : 'list.list')}
            isCurrent={layout === option}
            className={styles.option}
            onChoose={() => setListingView(to.view)}
          >
            <Icon name={option} size={18} />
          </LookLink>
        );
      })}
    </div>
  );
}

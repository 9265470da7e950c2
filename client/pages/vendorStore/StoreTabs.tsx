import { withQuery } from '#client/config/links.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { STORE_TABS, type StoreTab } from './storeTab.ts';
import styles from './VendorStore.module.css';

const LABELS: Record<StoreTab, PlainMessageKey> = { products: 'vend.products', about: 'vend.about', policies: 'vend.policies' };

interface StoreTabsProps {
  pathname: string;
  /** The shop, where the address names it in its query. */
  vendorInQuery: string | null;
  tab: StoreTab;
  productCount: number;
}

/** The parts of the shop. Each has an address: it can be shared, works without scripts, and Back returns. */
export function StoreTabs({ pathname, vendorInQuery, tab, productCount }: StoreTabsProps) {
  const t = useT();
  return (
    <nav aria-label={t('vend.parts')} className={styles.tabs}>
      <ul>
        {STORE_TABS.map((one) => (
          <li key={one}>
            <AppLink
              to={withQuery(pathname, { vendor: vendorInQuery, tab: one === 'products' ? null : one })}
              aria-current={one === tab ? 'page' : undefined}
              preventScrollReset
            >
              {t(LABELS[one])} {one === 'products' && <span className={styles.count}>{productCount}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

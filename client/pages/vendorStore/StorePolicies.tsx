import { groupRates } from '#client/features/vendors/groupRates.ts';
import { RateTable } from '#client/features/vendors/RateTable.tsx';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import styles from './VendorStore.module.css';
import type { MarketFacts, StoreVendor } from './storeVendor.ts';

/** Delivery, returns and payment as they hold for this shop. */
export function StorePolicies({ vendor, shop }: { vendor: StoreVendor; shop: MarketFacts }) {
  const t = useT();
  return (
    <div className={styles.policies}>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{t('vend.delivery')}</h2>
        <p>{t('vend.deliveryText', { name: vendor.name, amount: formatMoney(shop.freeShippingOver.minorUnits).replace('.00', '') })}</p>
        <RateTable groups={groupRates(vendor.deliveryRates)} />
      </section>
      <section aria-labelledby="returns">
        <h2 id="returns">{t('vend.returns')}</h2>
        <p>{t('vend.returnsText', { n: shop.returnDays })}</p>
        {vendor.returnPolicy && <p className={styles.own}>{vendor.returnPolicy}</p>}
      </section>
    </div>
  );
}

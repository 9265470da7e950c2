import { groupRates } from '#client/features/vendors/groupRates.ts';
import { RateTable } from '#client/features/vendors/RateTable.tsx';
import { BusinessFacts } from '#client/features/vendors/VendorFacts.tsx';
import { useT } from '#client/i18n/useT.ts';
import { formatMoney } from '#schema/rules/money.ts';
import styles from '#client/features/hub/HubColumns.module.css';
import type { HubSectionProps } from './hubData.ts';

/** How the business is registered, where it delivers, and what holds for returns: as far as the shop knows it. */
export function ShopSettings({ shop: { profile }, market }: Pick<HubSectionProps, 'shop' | 'market'>) {
  const t = useT();
  const amount = formatMoney(market.freeShippingOver.minorUnits).replace(/\.00$/, '');
  return (
    <div className={styles.columns}>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{t('hub.deliveryRegions')}</h2>
        <p className={styles.lead}>{t('hub.deliveryText', { n: profile.deliveryRates.length, amount })}</p>
        <RateTable groups={groupRates(profile.deliveryRates)} />
      </section>
      <div>
        <section aria-labelledby="business">
          <h2 id="business">{t('hub.business')}</h2>
          <BusinessFacts vendor={profile} />
        </section>
        <section aria-labelledby="returns">
          <h2 id="returns">{t('vend.returns')}</h2>
          <p className={styles.lead}>{t('hub.returnsText', { n: market.returnDays })}</p>
        </section>
        <section aria-labelledby="payouts">
          <h2 id="payouts">{t('hub.payouts')}</h2>
          <p className={styles.lead}>{t('hub.payoutsText')}</p>
        </section>
      </div>
    </div>
  );
}

import { groupRates } from '#client/features/vendors/groupRates.ts';
import { FactList } from '#client/features/vendors/FactList.tsx';
import { RateTable } from '#client/features/vendors/RateTable.tsx';
import { BusinessFacts } from '#client/features/vendors/VendorFacts.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import type { VendorSectionProps, ViewerVendor } from './vendorData.ts';

/** How the business is registered and paid, where it delivers, and what holds for returns and holidays. */
export function ShopSettings({ shop, market }: Pick<VendorSectionProps, 'shop' | 'market'>) {
  const t = useT();
  const locale = useLocale();
  const { profile, settings } = shop;
  const amount = shortMoney(market.freeShippingOver.minorUnits);
  const { taxId, bankName, bankAccountLastFour, deliveryRates, expressFee, offersPickup, pickupAddress } = settings;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="delivery">
        <h2 id="delivery">{t('console.deliveryRegions')}</h2>
        <p className={styles.lead}>{t('console.deliveryText', { n: deliveryRates.length, amount })}</p>
        <RateTable groups={groupRates(deliveryRates)} />
        <FactList
          facts={[
            [t('vendorSettings.expressFee'), expressFee === null ? t('vendorSettings.notOffered') : formatMoney(expressFee.minorUnits)],
            [t('vendorSettings.pickupShort'), t(offersPickup ? 'vendorSettings.offered' : 'vendorSettings.notOffered')],
            [t('vendorSettings.pickupPlace'), offersPickup && pickupAddress ? placeLine(pickupAddress, profile.city) : null],
          ]}
        />
      </section>
      <div>
        <section aria-labelledby="business">
          <h2 id="business">{t('console.business')}</h2>
          <BusinessFacts vendor={profile} />
          <FactList facts={[[t('vendorSettings.taxId'), taxId]]} />
        </section>
        <section aria-labelledby="bank">
          <h2 id="bank">{t('vendorSettings.bank')}</h2>
          {bankAccountLastFour ? (
            <FactList
              facts={[
                [t('vendorSettings.bankName'), bankName],
                [
                  t('vendorSettings.account'),
                  <span
                    key="account"
                    aria-label={t('vendorSettings.accountSpoken', { last: bankAccountLastFour })}
                  >{`•••• ${bankAccountLastFour}`}</span>,
                ],
              ]}
            />
          ) : (
            <p className={styles.lead}>{t('vendorSettings.noBank')}</p>
          )}
        </section>
        <section aria-labelledby="returns">
          <h2 id="returns">{t('vend.returns')}</h2>
          <p className={styles.lead}>{t('console.returnsText', { n: market.returnDays })}</p>
          {profile.returnPolicy && <p className={styles.lead}>{profile.returnPolicy}</p>}
        </section>
        <section aria-labelledby="holiday">
          <h2 id="holiday">{t('vendorSettings.holiday')}</h2>
          <p className={styles.lead}>
            {profile.holidayUntil
              ? t('vendorSettings.holidayNow', { date: formatDate(profile.holidayUntil, locale) })
              : t('vendorSettings.holidayNone')}
          </p>
        </section>
      </div>
    </div>
  );
}

function placeLine({ line1, line2, postalCode }: NonNullable<ViewerVendor['settings']['pickupAddress']>, city: string): string {
  return [line1, line2, `${postalCode} ${city}`].filter(Boolean).join(', ');
}

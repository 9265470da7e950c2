import { BusinessFacts, FactList, RateTable } from '#client/features/vendors/VendorFacts.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { Split } from '#client/ui/primitives/Layout.tsx';
import type { VendorSectionProps, ViewerVendor } from './vendorData.ts';

/** How the business is registered and paid, where it delivers, and what holds for returns and holidays. */
export function ShopSettings({ shop, market }: Pick<VendorSectionProps, 'shop' | 'market'>) {
  const t = useT();
  const locale = useLocale();
  const { profile, settings } = shop;
  const amount = shortMoney(market.freeShippingOver.minorUnits);
  const { taxId, bankName, bankAccountLastFour, deliveryRates, expressFee, offersPickup, pickupAddress } = settings;
  return (
    <Split side="minmax(0, 0.77fr)" gap={14}>
      <ConsoleSection
        id="delivery"
        title={t('console.deliveryRegions')}
        lead={t('console.deliveryText', { n: deliveryRates.length, amount })}
      >
        <RateTable rates={deliveryRates} />
        <FactList
          facts={[
            [t('vendorSettings.expressFee'), expressFee === null ? t('vendorSettings.notOffered') : formatMoney(expressFee.minorUnits)],
            [t('vendorSettings.pickupShort'), t(offersPickup ? 'vendorSettings.offered' : 'vendorSettings.notOffered')],
            [t('vendorSettings.pickupPlace'), offersPickup && pickupAddress ? placeLine(pickupAddress, profile.city) : null],
          ]}
        />
      </ConsoleSection>
      <div>
        <ConsoleSection id="business" title={t('console.business')}>
          <BusinessFacts vendor={profile} />
          <FactList facts={[[t('vendorSettings.taxId'), taxId]]} />
        </ConsoleSection>
        <ConsoleSection id="bank" title={t('vendorSettings.bank')}>
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
        </ConsoleSection>
        <ConsoleSection id="returns" title={t('vend.returns')}>
          <p className={styles.lead}>{t('console.returnsText', { n: market.returnDays })}</p>
          {profile.returnPolicy && <p className={styles.lead}>{profile.returnPolicy}</p>}
        </ConsoleSection>
        <ConsoleSection id="holiday" title={t('vendorSettings.holiday')}>
          <p className={styles.lead}>
            {profile.holidayUntil
              ? t('vendorSettings.holidayNow', { date: formatDate(profile.holidayUntil, locale) })
              : t('vendorSettings.holidayNone')}
          </p>
        </ConsoleSection>
      </div>
    </Split>
  );
}

function placeLine({ line1, line2, postalCode }: NonNullable<ViewerVendor['settings']['pickupAddress']>, city: string): string {
  return [line1, line2, `${postalCode} ${city}`].filter(Boolean).join(', ');
}

import type { ComponentType } from 'react';
import type { PageProps, ViewByPage } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { ConfirmationNotice } from '#client/features/account/ConfirmationNotice.tsx';
import { ConsolePage } from '#client/features/vendorConsole/ConsolePage.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { EditProfile } from './EditProfile.tsx';
import { EditSettings } from './EditSettings.tsx';
import type { VendorSectionProps, ViewerVendor } from './vendorChange.ts';
import { useT, useLocale } from '#client/i18n/useT.ts';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { type AppPath, vendorStorePath } from '#client/config/links.ts';
import { BusinessFacts, ContactFacts, FactList, RateTable } from '#client/features/vendors/VendorFacts.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { Block, Split } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { formatMoney, shortMoney } from '#schema/rules/money.ts';
import { VendorSettingsDocument } from './VendorSettingsPage.generated.ts';

const SECTIONS: Record<ViewByPage['vendorSettings']['section'], { title: PlainMessageKey; Content: ComponentType<VendorSectionProps> }> = {
  profile: { title: 'console.profile', Content: PublicProfile },
  edit: { title: 'console.editProfile', Content: EditProfile },
  settings: { title: 'console.settings', Content: Settings },
  'settings-edit': { title: 'console.editSettings', Content: EditSettings },
};

/** The profile and settings pages of the vendor console, for reading and editing. */
export function VendorSettingsPage({ view }: PageProps<'vendorSettings'>) {
  const { data, retry } = usePageQuery(VendorSettingsDocument);
  const { title, Content } = SECTIONS[view.section];
  return (
    <ConsolePage title={title} viewer={data?.viewer} onRetry={retry}>
      {(vendor) =>
        data && (
          <>
            {vendor.contactEmail !== null && !vendor.isEmailConfirmed && (
              <Block below={6}>
                <ConfirmationNotice subject="VENDOR" email={vendor.contactEmail} />
              </Block>
            )}
            {vendor.contactEmail === null && data.viewer?.isEmailConfirmed === false && (
              <Block below={6}>
                <ConfirmationNotice subject="ACCOUNT" email={data.viewer.email} forVendor />
              </Block>
            )}
            <Content vendor={vendor} market={data.marketplace} onReload={retry} />
          </>
        )
      }
    </ConsolePage>
  );
}

/** The public profile, with facts about the vendor. */
function PublicProfile({ vendor: { profile } }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <ConsoleHead
        title={t('console.profile')}
        actions={
          <>
            <ButtonLink to="/vendor-edit" variant="outline" size="small">
              {t('console.edit')}
            </ButtonLink>
            <CopyLink path={vendorStorePath(profile.slug)} />
            <ButtonLink to={vendorStorePath(profile.slug)} size="small">
              {t('console.asShopper')}
            </ButtonLink>
          </>
        }
      >
        {t('console.profileLead')}
      </ConsoleHead>
      <VendorHead vendor={profile} headingLevel={2} />
      <Split side="minmax(0, 0.77fr)" gap={14} above={8}>
        <ConsoleSection id="story" title={t('vend.about')}>
          <p className={styles.text}>{profile.description}</p>
          <Text tone="subtle">{t('vend.joined', { date: formatDate(profile.joinedAt, locale) })}</Text>
        </ConsoleSection>
        <div>
          <ConsoleSection id="contact" title={t('console.contact')}>
            <ContactFacts vendor={profile} />
          </ConsoleSection>
          <ConsoleSection id="business" title={t('console.business')}>
            <BusinessFacts vendor={profile} />
          </ConsoleSection>
        </div>
      </Split>
    </>
  );
}

/** Button that copies a page's URL. */
function CopyLink({ path }: { path: AppPath }) {
  const t = useT();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(path, window.location.origin).href);
      toast.success(t('vendorSettings.copied'));
    } catch {
      toast.warning(t('product.copyFailed'));
    }
  };
  return (
    <Button variant="outline" size="small" icon="copy" onClick={() => void copy()}>
      {t('vendorSettings.copyLink')}
    </Button>
  );
}

function Settings({ vendor, market }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  const { profile, settings } = vendor;
  const amount = shortMoney(market.freeShippingOver.minorUnits);
  const { taxId, bankName, bankAccountLastFour, deliveryRates, expressFee, offersPickup, pickupAddress } = settings;
  return (
    <>
      <ConsoleHead title={t('console.settings')} links={[{ to: '/vendor-setting-edit', label: t('console.edit') }]}>
        {t('console.settingsLead')}
      </ConsoleHead>
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
    </>
  );
}

function placeLine({ line1, line2, postalCode }: NonNullable<ViewerVendor['settings']['pickupAddress']>, city: string): string {
  return [line1, line2, `${postalCode} ${city}`].filter(Boolean).join(', ');
}

import { type AppPath, shopPath } from '#client/config/links.ts';
import { BusinessFacts, ContactFacts } from '#client/features/vendors/VendorFacts.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import { Split } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import type { VendorSectionProps } from './vendorData.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** The vendor as shoppers see it, and what they are told about who keeps it. */
export function PublicProfile({ shop: { profile } }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  return (
    <>
      <ConsoleHead
        title={t('console.profile')}
        actions={
          <>
            <ButtonLink to="/vendor-edit" look="outline" size="small">
              {t('console.edit')}
            </ButtonLink>
            <CopyLink path={shopPath(profile.slug)} />
            <ButtonLink to={shopPath(profile.slug)} size="small">
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

/** Puts the address of a page into the clipboard, to paste where shoppers are. */
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
    <Button look="outline" size="small" icon="copy" onClick={() => void copy()}>
      {t('vendorSettings.copyLink')}
    </Button>
  );
}

import { type AppPath, shopPath } from '#client/config/links.ts';
import { BusinessFacts, ContactFacts } from '#client/features/vendors/VendorFacts.tsx';
import { VendorHead } from '#client/features/vendors/VendorHead.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import styles from '#client/features/vendorConsole/VendorConsole.module.css';
import type { VendorSectionProps } from './vendorData.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

/** The shop as shoppers see it, and what they are told about who keeps it. */
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
      <div className={styles.columns}>
        <section aria-labelledby="story">
          <h2 id="story">{t('vend.about')}</h2>
          <p className={styles.text}>{profile.description}</p>
          <p className={styles.quiet}>{t('vend.joined', { date: formatDate(profile.joinedAt, locale) })}</p>
        </section>
        <div>
          <section aria-labelledby="contact">
            <h2 id="contact">{t('console.contact')}</h2>
            <ContactFacts vendor={profile} />
          </section>
          <section aria-labelledby="business">
            <h2 id="business">{t('console.business')}</h2>
            <BusinessFacts vendor={profile} />
          </section>
        </div>
      </div>
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

import { FactList } from '#client/features/vendors/FactList.tsx';
import { ContactFacts } from '#client/features/vendors/VendorFacts.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { HubHead } from '#client/features/hub/HubHead.tsx';
import styles from '#client/features/hub/HubColumns.module.css';
import { NotOpenYet } from '#client/features/hub/NotOpenYet.tsx';
import type { HubSectionProps } from './hubData.ts';

/** What will be edited here, as it stands now. */
export function EditProfile({ shop: { profile }, market }: HubSectionProps) {
  const t = useT();
  const locale = useLocale();
  const { name, slug, kind, city, state, description } = profile;
  return (
    <>
      <HubHead
        title={t('hub.editProfile')}
        actions={
          <ButtonLink to="/vendor-profile" look="outline" size="small">
            {t('hub.profile')}
          </ButtonLink>
        }
      />
      <NotOpenYet email={market.contact.email}>{t('hub.editNotYet')}</NotOpenYet>
      <div className={styles.columns}>
        <section aria-labelledby="shop">
          <h2 id="shop">{t('hub.shop')}</h2>
          <FactList
            facts={[
              [t('hub.shopName'), name],
              [t('hub.address'), `/shop/${slug}`],
              [t('hub.kind'), kind],
              [t('hub.place'), state === null ? city : t('vend.place', { city, state: MALAYSIAN_STATES[state][locale] })],
              [t('vend.about'), description],
            ]}
          />
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact">{t('hub.contact')}</h2>
          <ContactFacts vendor={profile} />
        </section>
      </div>
    </>
  );
}

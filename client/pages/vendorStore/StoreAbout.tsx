import { BusinessFacts, ContactFacts } from '#client/features/vendors/VendorFacts.tsx';
import { LevelParts } from '#client/features/vendors/LevelParts.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { formatDate } from '#client/lib/formatDate.ts';
import { MessageSeller } from './MessageSeller.tsx';
import styles from './VendorStore.module.css';
import type { StoreVendor } from './storeVendor.ts';

/** What the seller tells of itself, whom one deals with, how to reach them, and a form to do so at once. */
export function StoreAbout({ vendor }: { vendor: StoreVendor }) {
  const t = useT();
  const locale = useLocale();
  const { name, description, joinedAt } = vendor;
  return (
    <div className={styles.about}>
      <section aria-labelledby="story" className={styles.story}>
        <h2 id="story">{t('vend.story', { name })}</h2>
        <p>{description}</p>
        <p className={styles.since}>{t('vend.joined', { date: formatDate(joinedAt, locale) })}</p>
      </section>
      <div className={styles.facts}>
        <section aria-labelledby="contact" className={styles.part}>
          <h2 id="contact">{t('vend.contact')}</h2>
          <ContactFacts vendor={vendor} />
        </section>
        <section aria-labelledby="business" className={styles.part}>
          <h2 id="business">{t('vend.business')}</h2>
          <BusinessFacts vendor={vendor} />
        </section>
        <section aria-labelledby="level" className={styles.part}>
          <h2 id="level">{t('vend.levelWhy', { n: vendor.level, of: vendor.levelOutOf })}</h2>
          <p className={styles.quiet}>{t('vend.levelLead')}</p>
          <LevelParts parts={vendor.levelParts} />
        </section>
      </div>
      <MessageSeller key={vendor.id} vendor={vendor} />
    </div>
  );
}

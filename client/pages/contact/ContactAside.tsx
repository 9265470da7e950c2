import { telHref } from '#client/lib/telHref.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { ContactPageQuery } from './ContactPage.generated.ts';
import styles from './Contact.module.css';
import { MapPicture } from './MapPicture.tsx';

/** Where the shop is, and every other way to reach it. */
export function ContactAside({ contact }: { contact: ContactPageQuery['marketplace']['contact'] }) {
  const t = useT();
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(contact.address)}`;
  return (
    <aside className={styles.aside} aria-label={t('contact.ways')}>
      <a href={map} target="_blank" rel="noopener noreferrer" className={styles.mapLink}>
        <MapPicture label={t('contact.map', { address: contact.address })} />
        <span>
          <Icon name="pin" size={16} />
          {t('contact.openMap')}
        </span>
      </a>
      <dl className={styles.ways}>
        <div>
          <dt>{t('contact.address')}</dt>
          <dd>
            {contact.businessName}
            <br />
            {contact.address}
          </dd>
        </div>
        <div>
          <dt>{t('contact.telephone')}</dt>
          <dd>
            {contact.phones.map((phone) => (
              <a key={phone} href={telHref(phone)}>
                {phone}
              </a>
            ))}
          </dd>
        </div>
        <div>
          <dt>{t('f.email')}</dt>
          <dd>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </dd>
        </div>
        <div>
          <dt>{t('contact.hours')}</dt>
          <dd>{contact.hours}</dd>
        </div>
      </dl>
      <section className={styles.kpdn} aria-labelledby="kpdn">
        <h2 id="kpdn">{t('contact.kpdn')}</h2>
        <p>{t('contact.kpdnText')}</p>
        <p>
          <a href="tel:1800886800">1-800-886-800</a> ·{' '}
          <a href="https://eaduan.kpdn.gov.my/" target="_blank" rel="noopener noreferrer">
            eaduan.kpdn.gov.my
          </a>
        </p>
      </section>
    </aside>
  );
}

import { telHref } from '#client/lib/telHref.ts';
import { useT } from '#client/i18n/useT.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { ContactPageQuery } from './ContactPage.generated.ts';
import styles from './Contact.module.css';

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

/** A few streets of Kuala Lumpur as somebody would draw them on a napkin: no true map, and nothing is fetched from elsewhere. */
function MapPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 380 240" className={styles.map} role="img" aria-label={label} preserveAspectRatio="xMidYMid slice">
      <rect width="380" height="240" className={styles.land} />
      <path className={styles.park} d="M0 0h118l-22 58-58 30L0 72zM268 240l18-62 58-16 36 22v56z" />
      <path className={styles.river} d="M-10 196c60-26 92-8 128-42s40-92 96-98 96 34 180-16" />
      <g className={styles.block}>
        <path d="M136 16h44v30h-44zM196 12h34v26h-34zM30 112h38v30H30zM84 96h26v36H84zM150 176h44v32h-44zM206 168h30v44h-30zM256 96h34v26h-34zM302 92h40v34h-40zM256 134h34v24h-34z" />
      </g>
      <g className={styles.street}>
        <path d="M-10 158 140 82l120-8 140-44M118-10l32 92 42 86 16 82M260 74l-8 64-60 30M300-10l-40 84 32 104 20 72M-10 44l108 38" />
      </g>
      <path className={styles.main} d="M150 82 260 74" />
      <g transform="translate(206 78)">
        <ellipse className={styles.shade} cx="0" cy="2" rx="14" ry="5" />
        <path className={styles.pin} d="M0 0c-13-15-19-24-19-34a19 19 0 0 1 38 0c0 10-6 19-19 34z" />
        <circle className={styles.dot} cy="-34" r="7.5" />
      </g>
    </svg>
  );
}

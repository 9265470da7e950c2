import { telHref } from '#client/lib/telHref.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import type { FaqPageQuery } from './FaqPage.generated.ts';
import styles from './FaqPage.module.css';

/** Where a question goes that nobody has asked before. */
export function StillNeedHelp({ contact }: { contact: FaqPageQuery['marketplace']['contact'] }) {
  const t = useT();
  const [phone = ''] = contact.phones;
  return (
    <section className={styles.help} aria-labelledby="still-need-help">
      <div>
        <h2 id="still-need-help">{t('faq.help')}</h2>
        <p>{t('faq.helpText')}</p>
      </div>
      <div className={styles.helpWays}>
        <ButtonLink to="/contact-us">{t('faq.write')}</ButtonLink>
        <p>
          <a href={telHref(phone)}>{phone}</a> · <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          {contact.hours}
        </p>
      </div>
    </section>
  );
}

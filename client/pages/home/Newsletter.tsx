import { NewsletterForm } from '#client/features/content/NewsletterForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import styles from './Newsletter.module.css';

/** An invitation to the market's letter. */
export function Newsletter() {
  const t = useT();
  return (
    <section className={styles.band} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{t('news.title')}</h2>
        <p>{t('news.text')}</p>
      </div>
      <NewsletterForm look="band" />
    </section>
  );
}

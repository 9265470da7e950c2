import { useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { NewsletterForm } from './NewsletterForm.tsx';
import styles from './Content.module.css';

interface NewsletterProps {
  /** `band` stands on a ground of its own, `underlined` on the page's. */
  look?: 'band' | 'underlined';
  className?: string;
}

/** An invitation to the market's letter. */
export function Newsletter({ look = 'band', className }: NewsletterProps) {
  const t = useT();
  return (
    <section className={cx(styles.newsletter, styles[look], className)} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">{t('news.title')}</h2>
        <p>{t('news.text')}</p>
      </div>
      <NewsletterForm look={look} />
    </section>
  );
}

import { fashionShopPath } from '#client/config/links.ts';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { BigClock } from '#client/ui/feedback/BigClock.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import styles from './DropClosing.module.css';

interface DropClosingProps {
  title: string;
  endsAt: string;
  /** Pieces in the drop. */
  count: number;
}

/** How long the drop is open, as large as it gets; and what there is to do about it. */
export function DropClosing({ title, endsAt, count }: DropClosingProps) {
  const t = useT();
  const moment = new Intl.DateTimeFormat(LANGUAGES[useLocale()].tag, {
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kuala_Lumpur',
  }).format(new Date(endsAt));
  return (
    <section aria-labelledby="drop-closes" className={styles.row}>
      <BigClock endsAt={endsAt} hasSeconds className={styles.clock} />
      <div className={styles.words}>
        <h2 id="drop-closes">{t('fashion.dropCloses', { name: title, moment })}</h2>
        <p>{t('fashion.dropNote', { n: count })}</p>
        <ButtonLink to={fashionShopPath({ sort: 'newest' })} iconEnd="arrowRight" isWide className={styles.button}>
          {t('fashion.shopDrop', { name: title })}
        </ButtonLink>
      </div>
    </section>
  );
}

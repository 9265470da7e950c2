import { nationalPhone } from '#schema/rules/phones.ts';
import { localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES } from '#schema/rules/locales.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import styles from './AccountPage.module.css';
import type { PanelProps } from './panel.ts';

/** Name, e-mail and numbers as the shop has them. */
export function Contact({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const facts = [
    [t('acc.name'), [viewer.firstName, viewer.lastName].filter(Boolean).join(' ')],
    [t('f.email'), viewer.email],
    [t('f.phone'), viewer.phone && nationalPhone(viewer.phone)],
    [t('acc.otherPhone'), viewer.otherPhone && nationalPhone(viewer.otherPhone)],
    [t('acc.language'), LANGUAGES[localeOf(viewer.locale)].name],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby="details">
      <div className={styles.head}>
        <h2 id="details">{t('acc.details')}</h2>
        <ButtonLink to="/profile-edit" look="outline" size="small" icon="edit">
          {t('acc.edit')}
        </ButtonLink>
      </div>
      <dl className={styles.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

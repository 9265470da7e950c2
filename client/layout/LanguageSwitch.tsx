import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { withParams } from '#client/config/links.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './LanguageSwitch.module.css';

/** The languages, changed in place: what was typed stays. Without scripts each is the address of the page in that language. */
export function LanguageSwitch({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = (locale: Locale) => {
    setPrefs({ language: locale });
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    // The address would win over the choice on the next load.
    query.delete('lang');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  };

  return (
    <div className={styles.switch} role="group" aria-label={t('header.language')}>
      {LOCALES.map((locale) => (
        <AppLink
          key={locale}
          to={languagePath(pathname, search, locale)}
          hrefLang={LANGUAGES[locale].tag}
          lang={LANGUAGES[locale].tag}
          aria-label={LANGUAGES[locale].name}
          aria-current={locale === current || undefined}
          onClick={(event) => {
            event.preventDefault();
            choose(locale);
          }}
        >
          {isLong ? LANGUAGES[locale].name : LANGUAGES[locale].mark}
        </AppLink>
      ))}
    </div>
  );
}

function languagePath(pathname: string, search: string, locale: Locale) {
  const query = new URLSearchParams(search);
  query.set('lang', locale);
  return withParams(pathname, query);
}

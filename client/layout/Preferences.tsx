import { useLocation, useNavigate } from 'react-router-dom';
import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { withParams } from '#client/config/links.ts';
import { isState, STATE_ABBREVIATIONS, STATES_OF_PICKER } from '#client/config/states.ts';
import { THEMES, type Theme } from '#client/config/themes.ts';
import { LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import styles from './Preferences.module.css';
import { only, Cluster } from '#client/ui/primitives/Layout.tsx';

/**
 * Language switch. Changes the language without a page load, so typed input is kept; without scripts, it links to the page with `?lang=`.
 */
export function LanguageSwitch({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();

  const choose = (locale: Locale) => {
    setPrefs({ language: locale });
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    // Otherwise the query parameter would override the choice on the next load.
    query.delete('lang');
    void navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  };

  return (
    <Cluster gap={0} noWrap className={styles.languages} role="group" aria-label={t('header.language')}>
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
    </Cluster>
  );
}

function languagePath(pathname: string, search: string, locale: Locale) {
  const query = new URLSearchParams(search);
  query.set('lang', locale);
  return withParams(pathname, query);
}

const THEME_OPTIONS: Record<Theme, { icon: IconName; label: PlainMessageKey }> = {
  light: { icon: 'sun', label: 'header.themeLight' },
  dark: { icon: 'moon', label: 'header.themeDark' },
  system: { icon: 'monitor', label: 'header.themeSystem' },
};

/** Theme switch. Takes effect immediately; the cookie tells the server which theme to use for the next pages. */
export function ThemeSwitch({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const { theme } = usePrefs();
  return (
    <Cluster
      gap={isLong ? 1 : 0}
      noWrap={!isLong}
      className={cx(styles.themes, only.scripted, isLong && styles.long)}
      role="group"
      aria-label={t('header.theme')}
    >
      {THEMES.map((one) => {
        const label = t(THEME_OPTIONS[one].label);
        return (
          <button
            key={one}
            type="button"
            aria-pressed={one === theme}
            title={label}
            aria-label={label}
            onClick={() => setPrefs({ theme: one })}
          >
            <Icon name={THEME_OPTIONS[one].icon} size={15} />
            {isLong && <span aria-hidden="true">{label}</span>}
          </button>
        );
      })}
    </Cluster>
  );
}

/** Delivery state picker. Uses a native select for its type-ahead. */
export function StatePicker({ isCompact = false }: { isCompact?: boolean }) {
  const t = useT();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const name = t(`states.${state}`);
  return (
    <Cluster noWrap className={cx(styles.state, isCompact && styles.compact)}>
      {!isCompact && <Icon name="pin" />}
      <span aria-hidden="true">
        {!isCompact && <small className={only.fromLg}>{t('header.deliver')}</small>}
        <Cluster as="b" gap={1} noWrap>
          <span className={only.fromLg}>{name}</span>
          <span className={only.belowLg}>{STATE_ABBREVIATIONS[state]}</span>
          <Icon name="chevronDown" size={16} />
        </Cluster>
      </span>
      <select
        aria-label={t('header.chooseState')}
        value={state}
        onChange={({ target }) => {
          if (isState(target.value)) setPrefs({ state: target.value });
        }}
      >
        {STATES_OF_PICKER.map((one) => (
          <option key={one} value={one}>
            {t(`states.${one}`)}
          </option>
        ))}
      </select>
      <LiveRegion message={t('header.deliverTo', { state: name })} />
    </Cluster>
  );
}

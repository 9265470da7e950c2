import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { THEMES, type Theme } from '#client/config/themes.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import styles from './Account.module.css';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

const THEME_LABELS: Record<Theme, PlainMessageKey> = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
};

/** How the shop looks and speaks on this device. A choice counts at once. */
export function Preferences() {
  const t = useT();
  const { language, theme } = usePrefs();
  return (
    <Stack as="section" gap={4} align="start" className={styles.part} aria-labelledby="preferences">
      <Cluster className={styles.head}>
        <h2 id="preferences">{t('acc.preferences')}</h2>
      </Cluster>
      <Stack gap={4}>
        <SelectField
          label={t('header.language')}
          value={language}
          onChange={(event) => setPrefs({ language: LOCALES.find((one) => one === event.target.value) ?? DEFAULT_LOCALE })}
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGES[locale].name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('header.theme')}
          value={theme}
          onChange={(event) => setPrefs({ theme: THEMES.find((one) => one === event.target.value) ?? 'system' })}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(THEME_LABELS[one])}
            </option>
          ))}
        </SelectField>
        <Text tone="muted" measure="68ch">
          {t('acc.preferencesHint')}
        </Text>
      </Stack>
    </Stack>
  );
}

import { usePrefs } from '#client/state/PrefsProvider.tsx';
import { THEMES, type Theme } from '#client/config/themes.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { AccountSection } from './AccountSection.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

const THEME_LABELS: Record<Theme, PlainMessageKey> = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
};

/** How the marketplace looks and speaks on this device. A choice counts at once. */
export function Preferences() {
  const t = useT();
  const { language, theme } = usePrefs();
  return (
    <AccountSection id="preferences" title={t('acc.preferences')} action={null}>
      <Stack gap={4}>
        <SelectField
          label={t('header.language')}
          value={language}
          onChange={(event) => setPrefs({ language: LOCALES.find((one) => one === event.target.value) ?? DEFAULT_LOCALE })}
          options={LOCALES.map((locale) => [locale, LANGUAGES[locale].name])}
        />
        <SelectField
          label={t('header.theme')}
          value={theme}
          onChange={(event) => setPrefs({ theme: THEMES.find((one) => one === event.target.value) ?? 'system' })}
          options={THEMES.map((one) => [one, t(THEME_LABELS[one])])}
        />
        <Text tone="muted" measure="68ch">
          {t('acc.preferencesHint')}
        </Text>
      </Stack>
    </AccountSection>
  );
}

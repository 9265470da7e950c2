import { THEMES, type Theme } from '#client/config/themes.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import styles from './ThemeSwitch.module.css';

const LOOKS: Record<Theme, { icon: IconName; label: PlainMessageKey }> = {
  light: { icon: 'sun', label: 'header.themeLight' },
  dark: { icon: 'moon', label: 'header.themeDark' },
  system: { icon: 'monitor', label: 'header.themeSystem' },
};

/** Light, dark, or as the device says. Changes at once and travels in the cookie, so that the next page comes in the right one. */
export function ThemeSwitch({ isLong = false }: { isLong?: boolean }) {
  const t = useT();
  const { theme } = usePrefs();
  return (
    <div className={styles.switch} data-long={isLong || undefined} role="group" aria-label={t('header.theme')}>
      {THEMES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === theme}
          title={t(LOOKS[one].label)}
          aria-label={t(LOOKS[one].label)}
          onClick={() => setPrefs({ theme: one })}
        >
          <Icon name={LOOKS[one].icon} size={15} />
          {isLong && <span aria-hidden="true">{t(LOOKS[one].label)}</span>}
        </button>
      ))}
    </div>
  );
}

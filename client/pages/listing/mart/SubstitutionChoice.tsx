import { useId } from 'react';
import type { Locale } from '#client/i18n/Locale.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { changeDraft, checkoutVar } from '#client/state/checkout.ts';
import { useHydrated } from '#client/state/useHydrated.ts';
import { usePersisted } from '#client/state/usePersisted.ts';
import styles from './MartPromises.module.css';
import { readSubstitution, SUBSTITUTIONS, withSubstitution } from './substitution.ts';

/** What to do when something has run out: chosen once for the order, and written into its note. */
export function SubstitutionChoice() {
  const t = useT();
  const locale: Locale = useLocale();
  const name = useId();
  const isHydrated = useHydrated();
  const note = usePersisted(checkoutVar).draft['note'] ?? '';
  const chosen = isHydrated ? readSubstitution(note) : null;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('mart.ifOut')}</legend>
      {SUBSTITUTIONS.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen === option}
            onChange={() => changeDraft({ note: withSubstitution(note, option, locale) })}
          />
          <span>{t(`mart.out.${option}`)}</span>
        </label>
      ))}
      <p className={styles.hint} role="status">
        {chosen ? t('mart.ifOutKept') : t('mart.ifOutHint')}
      </p>
    </fieldset>
  );
}

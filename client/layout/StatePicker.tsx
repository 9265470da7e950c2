import { DEFAULT_STATE } from '#schema/rules/malaysianStates.ts';
import { isState, STATE_MARKS, STATES_OF_PICKER } from '#client/config/states.ts';
import { useT } from '#client/i18n/useT.ts';
import { setPrefs } from '#client/state/prefs.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { usePrefs } from '#client/state/PrefsProvider.tsx';
import styles from './StatePicker.module.css';

/** Where to deliver: the 16 states and territories in a native list, so that typing a letter finds one. */
export function StatePicker() {
  const t = useT();
  const state = usePrefs().state ?? DEFAULT_STATE;
  const name = t(`states.${state}`);
  return (
    <div className={styles.picker}>
      <Icon name="pin" size={22} className={styles.pin} />
      <span className={styles.words} aria-hidden="true">
        <small>{t('header.deliver')}</small>
        <b>
          <span className={styles.name}>{name}</span>
          <span className={styles.mark}>{STATE_MARKS[state]}</span>
          <Icon name="chevronDown" size={16} />
        </b>
      </span>
      <select
        className={styles.select}
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
    </div>
  );
}

import { useEffect, useId, useRef } from 'react';
import { useT } from '#client/i18n/useT.ts';
import styles from './Forms.module.css';

/** A field that two people, or one in two tabs, have changed. */
export interface Contested {
  field: string;
  label: string;
  mine: string;
  theirs: string;
  choice: 'mine' | 'theirs';
}

interface ConflictChoiceProps {
  contested: readonly Contested[];
  onChoose: (field: string, choice: Contested['choice']) => void;
}

/** Somebody saved while this form was open: both versions of what differs, and which one the form is to hold. Takes the focus. */
export function ConflictChoice({ contested, onChoose }: ConflictChoiceProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className={styles.conflict} aria-labelledby={id} tabIndex={-1}>
      <h2 id={id}>{t('vendorSettings.conflict')}</h2>
      <p>{t(contested.length === 0 ? 'vendorSettings.conflictNone' : 'vendorSettings.conflictText')}</p>
      {contested.map(({ field, label, choice, ...versions }) => (
        <fieldset key={field}>
          <legend>{label}</legend>
          {(['mine', 'theirs'] as const).map((one) => (
            <label key={one} className={styles.version}>
              <input type="radio" name={`${id}-${field}`} checked={choice === one} onChange={() => onChoose(field, one)} />
              <span>
                <b>{t(one === 'mine' ? 'vendorSettings.mine' : 'vendorSettings.theirs')}</b> {versions[one] || t('vendorSettings.nothing')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </section>
  );
}

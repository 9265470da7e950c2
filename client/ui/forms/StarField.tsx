import type { ReactNode } from 'react';
import { Icon } from '#client/ui/media/Icon.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { FieldError } from './FieldError.tsx';
import { describedBy } from './FieldFrame.tsx';
import styles from './StarField.module.css';

interface StarFieldProps {
  id: string;
  name: string;
  label: ReactNode;
  /** The chosen number of stars; empty for none. */
  value: string;
  /** Meaning of 1 to 5 stars, such as "Poor"; the chosen one is shown. */
  meanings: readonly { label: string; meaning: string }[];
  error?: string | null;
  onChange: (value: string) => void;
}

/** Radio group for 1 to 5 stars. CSS fills the stars up to the chosen one, so it also works without scripts. */
export function StarField({ id, name, label, value, meanings, error, onChange }: StarFieldProps) {
  return (
    <fieldset aria-describedby={describedBy(id, null, error)}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {meanings.map((star, index) => {
          const stars = String(index + 1);
          return (
            <label key={stars} className={styles.star}>
              <input
                type="radio"
                id={index === 0 ? id : `${id}-${stars}`}
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
              />
              <Icon name="star" size={30} isFilled />
              <VisuallyHidden>{star.label}</VisuallyHidden>
              <span className={styles.meaning}>{star.meaning}</span>
            </label>
          );
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

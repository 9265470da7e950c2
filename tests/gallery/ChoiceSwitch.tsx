import { AXES, type Axis } from './choices.ts';
import styles from './Gallery.module.css';

interface ChoiceSwitchProps {
  axis: Axis;
  chosen: string;
  onChoose: (axis: Axis, value: string) => void;
}

/** Switches between the values of an axis, such as the theme. */
export function ChoiceSwitch({ axis, chosen, onChoose }: ChoiceSwitchProps) {
  return (
    <div role="group" aria-label={axis} className={styles.switch}>
      {AXES[axis].map((value) => (
        <button key={value} type="button" aria-pressed={value === chosen} onClick={() => onChoose(axis, value)}>
          {value}
        </button>
      ))}
    </div>
  );
}

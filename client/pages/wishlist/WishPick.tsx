import type { ReactNode } from 'react';
import styles from './WishPick.module.css';

interface WishPickProps {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  /** What is chosen by it. */
  children: ReactNode;
}

/** The box that chooses one row, or all. */
export function WishPick({ isChosen, onChoose, children }: WishPickProps) {
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />
      {children}
    </label>
  );
}

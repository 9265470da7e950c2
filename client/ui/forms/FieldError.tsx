import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Field.module.css';

/** The sentence beside a field that says how to put it right. */
export function FieldError({ id, children }: { id: string; children: string | null | undefined }) {
  if (!children) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </p>
  );
}

import { Icon } from '#client/ui/media/Icon.tsx';
import styles from './Field.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

export function FieldError({ id, children }: { id: string; children: string | null | undefined }) {
  if (!children) return null;
  return (
    <Text id={id} size="compact" tone="danger" above={2} className={styles.error}>
      <Icon name="error" size={16} />
      <span>{children}</span>
    </Text>
  );
}

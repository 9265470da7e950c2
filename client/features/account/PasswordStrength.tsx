import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { isEasilyGuessed, passwordLength } from '#schema/rules/passwords.ts';
import { useT } from '#client/i18n/useT.ts';
import styles from './Account.module.css';
import { Cluster } from '#client/ui/primitives/Layout.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';

const GOOD = 12;
const STRONG = 16;

/** Password strength meter. Scores a password by its length; easily guessed passwords get the lowest score. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useT();
  const length = passwordLength(password);
  const missing = PASSWORD_LENGTH.min - length;
  const isGuessed = isEasilyGuessed(password);
  const level = missing > 0 || isGuessed ? 0 : length < GOOD ? 1 : length < STRONG ? 2 : 3;
  const words = [t('auth.passwordGuessed'), t('auth.passwordFair'), t('auth.passwordGood'), t('auth.passwordStrong')];
  return (
    <Text as={Cluster} gap={3} size="compact" tone="muted">
      <Cluster as="span" gap={1} className={styles.meter} data-level={level} aria-hidden="true">
        <span />
        <span />
        <span />
      </Cluster>
      <span role="status">{length === 0 ? '' : missing > 0 ? t('auth.passwordFew', { n: missing }) : words[level]}</span>
    </Text>
  );
}

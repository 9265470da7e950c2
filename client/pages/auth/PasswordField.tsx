import { useState, type ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from '#client/ui/CheckboxField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import styles from './AuthPage.module.css';

/** A password, with a way to see what one types. It can be pasted, and managers may fill it in. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'type'>) {
  const t = useT();
  const [isShown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <TextField
        {...props}
        label={t('auth.password')}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <CheckboxField label={t('auth.showPassword')} checked={isShown} onChange={(event) => setShown(event.target.checked)} />
    </div>
  );
}

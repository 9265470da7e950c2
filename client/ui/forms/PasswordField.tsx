import { useState, type ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { only, Stack } from '#client/ui/primitives/Layout.tsx';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  /** "Password" by default. */
  label?: string;
  /** Visibility shared by several fields; only the field that has `setShown` shows the switch. */
  shown?: { isShown: boolean; setShown?: (isShown: boolean) => void };
}

/** Password field with a visibility switch. Works with pasting and password managers. */
export function PasswordField({ label, shown, ...rest }: PasswordFieldProps) {
  const t = useT();
  const [isShownHere, setShownHere] = useState(false);
  const { isShown, setShown } = shown ?? { isShown: isShownHere, setShown: setShownHere };
  return (
    <Stack gap={2}>
      <TextField
        {...rest}
        label={label ?? t('auth.password')}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      {setShown && (
        <CheckboxField
          fieldClassName={only.scripted}
          label={t('auth.showPassword')}
          checked={isShown}
          onChange={(event) => setShown(event.target.checked)}
        />
      )}
    </Stack>
  );
}

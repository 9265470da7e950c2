import { useState, type ComponentProps } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { CheckboxField } from './CheckboxField.tsx';
import { only, Stack } from '#client/ui/primitives/Layout.tsx';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'type'> {
  /** "Password" when left out. */
  label?: string;
  /** One switch for several fields stands at the last of them. */
  shown?: { isShown: boolean; setShown?: (isShown: boolean) => void };
}

/** A password, with a way to see what one types. It can be pasted, and managers may fill it in. */
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

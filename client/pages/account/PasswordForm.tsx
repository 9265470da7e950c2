import { useEffect, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { PASSWORD_LENGTH } from '#schema/rules/limits.ts';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PostedForm } from '#client/lib/postedForm.ts';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { ChangePasswordDocument } from './PasswordForm.generated.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { passwordSpec } from './profileForm.ts';
import { Text } from '#client/ui/primitives/Type.tsx';

interface PasswordFormProps {
  email: string;
  /** What became of it without scripts. */
  posted: PostedForm | null;
  onDone: (isChanged: boolean) => void;
}

/** Another password, for who knows the one before. Neither is ever kept anywhere on the device. */
export function PasswordForm({ email, posted, onDone }: PasswordFormProps) {
  const t = useT();
  const [send] = useMutation(ChangePasswordDocument);
  const { save } = useSaving();
  const [isShown, setShown] = useState(false);
  const form = useSchemaForm(passwordSpec, {
    id: 'password',
    values: { current: '', next: '' },
    posted,
    send: async (variables) => {
      const unsaved = await save(async () => (await send({ variables })).data?.changePassword);
      if (unsaved === null) onDone(true);
      return unsaved;
    },
  });
  // The button that opened the form is gone. What is wrong with it takes the focus itself.
  useEffect(() => {
    if (posted === null) document.getElementById('password-current')?.focus();
  }, [posted]);

  return (
    <SchemaFormFrame form={form} name="password" anchor="security" measure="460px" aria-label={t('acc.changePassword')}>
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField {...form.field('current')} label={t('acc.currentPassword')} autoComplete="current-password" shown={{ isShown }} />
      <PasswordField
        {...form.field('next')}
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordRule', PASSWORD_LENGTH)}
        shown={{ isShown, setShown }}
      />
      <PasswordStrength password={form.valueOf('next')} />
      <Text tone="muted" measure="68ch">
        {t('acc.passwordEndsOthers')}
      </Text>
      <FormButtons form={form} label={t('acc.changePassword')} onCancel={() => onDone(false)} />
    </SchemaFormFrame>
  );
}

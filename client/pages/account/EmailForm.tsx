import { useMutation } from '@apollo/client/react';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { SavedNote } from '#client/ui/feedback/PostedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ChangeEmailDocument } from './AccountPage.generated.ts';
import { AccountSection } from './AccountSection.tsx';
import type { PanelProps } from './panel.ts';
import { emailSpec } from './profileForm.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { Grid } from '#client/ui/primitives/Layout.tsx';
import { useSaving } from '#client/graphql/useSaving.ts';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Another e-mail to log in with. It takes the password, so that whoever found the device cannot take the account away with it. */
export function EmailForm({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const locale = useApiLocale();
  const [send] = useMutation(ChangeEmailDocument);
  const { save } = useSaving();
  const posted = usePosted('email');
  const form = useSchemaForm(emailSpec, {
    id: 'email',
    values: { email: posted?.values['email'] ?? '', password: '' },
    posted,
    send: async ({ email, password }) => {
      const unsaved = await save(async () => {
        const { data } = await send({ variables: { email: email.trim(), password, locale } });
        const changed = data?.changeEmail.viewer;
        if (changed) {
          settleSession({ id: changed.id, name: [changed.firstName, changed.lastName].filter(Boolean).join(' '), email: changed.email });
        }
        return data?.changeEmail;
      });
      if (unsaved === null) toast.success(t('acc.emailChanged'));
      return unsaved;
    },
  });
  return (
    <AccountSection id="email-form" title={t('acc.emailTitle')}>
      <Text tone="muted" measure="68ch">
        {t('acc.emailNow', { email: viewer.email })}
      </Text>
      <SchemaFormFrame
        form={form}
        name="email"
        anchor="email-form"
        aria-label={t('acc.emailTitle')}
        lead={<SavedNote>{posted?.done && form.attempt === 0 && t('acc.emailChanged')}</SavedNote>}
      >
        <Grid columns={{ base: 1, md: 2 }} gap={5} align="start">
          <TextField {...form.field('email')} kind="email" label={t('acc.newEmail')} />
          <PasswordField {...form.field('password')} label={t('acc.currentPassword')} autoComplete="current-password" />
        </Grid>
        <FormButtons form={form} look="outline" label={t('acc.changeEmail')} />
      </SchemaFormFrame>
    </AccountSection>
  );
}

import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT, useApiLocale } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { loader } from './account.loader.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { AddressBook } from './AddressBook.tsx';
import type { PanelProps } from './panel.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Stack, Grid } from '#client/ui/primitives/Layout.tsx';
import { useMutation } from '@apollo/client/react';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { SavedNote } from '#client/ui/feedback/PostedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ChangeEmailDocument } from './AccountPage.generated.ts';
import { AccountSection } from './AccountSection.tsx';
import { emailSpec } from './profileForm.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { useSaving } from '#client/graphql/useSaving.ts';

const PANELS = { profile: ProfilePanel, edit: EditPanel } as const;
const TITLES = { profile: 'account.profile', edit: 'acc.editTitle' } as const satisfies Record<keyof typeof PANELS, PlainMessageKey>;

/** Who one is to the marketplace: to read, and to change. */
export function AccountPage({ view }: PageProps<'account'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
  const Panel = PANELS[view.panel];
  return (
    <AccountFrame>
      <title>{`${t(TITLES[view.panel])} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {data?.viewer ? (
        <Panel viewer={data.viewer} onReload={retry} />
      ) : (
        <>
          <h1 tabIndex={-1}>{t(TITLES[view.panel])}</h1>
          <p role="alert">
            {t('ui.wrong')} <Button onClick={retry}>{t('ui.retry')}</Button>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

/** All that one can change about oneself, each part saved on its own. */
function EditPanel({ viewer }: PanelProps) {
  const t = useT();
  return (
    <>
      <Stack gap={2}>
        <h1 tabIndex={-1}>{t('acc.editTitle')}</h1>
        <Text tone="muted">
          {t('acc.editLead')} <AppLink to="/user-profile">{t('acc.backToProfile')}</AppLink>
        </Text>
      </Stack>
      <ProfileForm viewer={viewer} />
      <EmailForm viewer={viewer} />
      <AddressBook viewer={viewer} />
    </>
  );
}

/** Another e-mail to log in with. It takes the password, so that whoever found the device cannot take the account away with it. */
function EmailForm({ viewer }: Pick<PanelProps, 'viewer'>) {
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

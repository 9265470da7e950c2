import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT, useApiLocale } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { loader, type AccountViewer, type PanelProps } from './account.loader.ts';
import { ProfilePanel } from './ProfilePanel.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { AddressBook } from './AddressBook.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { Stack, Grid, Cluster } from '#client/ui/primitives/Layout.tsx';
import { useMutation } from '@apollo/client/react';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { SavedNote } from '#client/ui/feedback/PostedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { ChangeEmailDocument, SaveProfileDocument } from './AccountPage.generated.ts';
import { AccountSection } from './AccountSection.tsx';
import { emailSpec, avatarOf, profileSpec } from './accountForms.ts';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { type Avatar, DRAWN_AVATARS, INITIALS_AVATARS } from '#schema/rules/avatars.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import styles from './Account.module.css';
import { DraftGuard, DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_LOOKS } from '#client/features/account/avatars.ts';

const PANELS = { profile: ProfilePanel, edit: EditPanel } as const;
const TITLES = { profile: 'account.profile', edit: 'acc.editTitle' } as const satisfies Record<keyof typeof PANELS, PlainMessageKey>;

/** Account page: overview or edit panel. */
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

/** Edit panel; each form is saved separately. */
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

/** E-mail change. Requires the password, so that access to the device is not enough to take over the account. */
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
        if (changed) settleSession(sessionOf(changed));
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

/** Current account of the session. */
const sessionOf = ({ id, firstName, lastName, email }: Pick<AccountViewer, 'id' | 'firstName' | 'lastName' | 'email'>) => ({
  id,
  name: [firstName, lastName].filter(Boolean).join(' '),
  email,
});

const nationalOf = (phone: string | null | undefined) => (phone ? nationalPhone(phone) : '');

/** Profile form: avatar, name, phones, language. Its draft survives a new login; leaving with unsaved changes asks first. */
export function ProfileForm({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const locale = useApiLocale();
  const [send] = useMutation(SaveProfileDocument);
  const { save } = useSaving();
  const posted = usePosted('profile');
  const saved = {
    avatar: viewer.avatar,
    firstName: viewer.firstName,
    lastName: viewer.lastName ?? '',
    phone: nationalOf(viewer.phone),
    otherPhone: nationalOf(viewer.otherPhone),
    locale: viewer.locale,
  };
  const form = useDraftForm(profileSpec, {
    id: 'profile',
    draftKey: `profile ${viewer.id}`,
    saved,
    posted,
    send: async (typed) => {
      const input = { ...typed, avatar: avatarOf(typed.avatar), locale: apiLocale(localeOf(typed.locale)) };
      const unsaved = await save(async () => {
        const { data } = await send({ variables: { input, locale } });
        const changed = data?.updateProfile.viewer;
        if (changed) settleSession(sessionOf(changed));
        return data?.updateProfile;
      });
      if (unsaved === null) toast.success(t('acc.saved'));
      return unsaved;
    },
  });
  const { field, values } = form;
  return (
    <AccountSection id="profile-form" title={t('acc.details')}>
      <SchemaFormFrame
        form={form}
        name="profile"
        anchor="profile-form"
        aria-label={t('acc.editTitle')}
        lead={<DraftNotes form={form} saved={t('acc.saved')} />}
      >
        <AvatarChoice value={avatarOf(values.avatar) ?? viewer.avatar} person={values} />
        <Grid columns={{ base: 1, md: 2 }} gap={5} align="start">
          <TextField {...field('firstName')} label={t('f.first')} hint={t('f.firstHint')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
          <TextField {...field('phone')} kind="phone" label={t('f.phone')} />
          <TextField {...field('otherPhone')} kind="phone" label={t('acc.otherPhone')} isOptional autoComplete="off" />
          <SelectField
            {...field('locale')}
            label={t('acc.language')}
            options={LOCALES.map((language) => [apiLocale(language), LANGUAGES[language].name])}
          />
        </Grid>
        <FormButtons form={form} label={t('acc.save')} onDiscard={form.isDirty && form.discard} />
      </SchemaFormFrame>
      <DraftGuard form={form} />
    </AccountSection>
  );
}

/** Radio group of avatars, previewed: initials on a colour, or drawings. */
function AvatarChoice({ value, person }: { value: Avatar; person: { firstName: string; lastName: string } }) {
  const t = useT();
  return (
    <Stack as="fieldset">
      <Text as="legend" size="compact" weight="strong">
        {t('acc.avatar')}
      </Text>
      <Cluster gap={3}>
        {[...INITIALS_AVATARS, ...DRAWN_AVATARS].map((avatar) => (
          <label key={avatar} className={styles.option}>
            <input type="radio" name="avatar" value={avatar} defaultChecked={avatar === value} />
            <AvatarPicture avatar={avatar} person={person} />
            <VisuallyHidden>{t(AVATAR_LOOKS[avatar].label)}</VisuallyHidden>
          </label>
        ))}
      </Cluster>
    </Stack>
  );
}

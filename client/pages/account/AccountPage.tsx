import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/graphql/usePageData.ts';
import { AccountFrame } from '#client/features/account/AccountFrame.tsx';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { ProfilePanel } from './ProfilePanel.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { AddressBook } from './AddressBook.tsx';
import { Text, VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import { Stack, Grid, Cluster } from '#client/ui/primitives/Layout.tsx';
import { ActionFormFrame, FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { SavedNote } from '#client/ui/feedback/SavedNote.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { AccountSection, type PanelProps } from './AccountSection.tsx';
import { emailSpec, avatarOf, profileSpec } from './account.action.ts';
import { useActionForm } from '#client/ui/forms/useActionForm.ts';
import { useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { type Avatar, DRAWN_AVATARS, INITIALS_AVATARS } from '#schema/rules/avatars.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { apiLocale } from '#client/i18n/Locale.ts';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import styles from './Account.module.css';
import { DraftGuard, DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_STYLES } from '#client/features/account/avatars.ts';
import { AccountPageDocument } from './AccountPage.generated.ts';

const PANELS = { profile: ProfilePanel, edit: EditPanel } as const;
const TITLES = { profile: 'account.profile', edit: 'acc.editTitle' } as const satisfies Record<keyof typeof PANELS, PlainMessageKey>;

export function AccountPage({ view }: PageProps<'account'>) {
  const t = useT();
  const { data, retry } = usePageQuery(AccountPageDocument);
  const Panel = PANELS[view.panel];
  return (
    <AccountFrame>
      <title>{`${t(TITLES[view.panel])} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      {data?.viewer ? (
        <Panel viewer={data.viewer} />
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

/** Edit panel, in which each form is saved separately. */
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

/** Email change. Requires the password, so that having access to the device is not enough to take over the account. */
function EmailForm({ viewer }: PanelProps) {
  const t = useT();
  const form = useActionForm(emailSpec, {
    intent: 'email',
    id: 'email',
    values: { email: '', password: '' },
    onDone: () => void toast.success(t('acc.emailChanged')),
  });
  return (
    <AccountSection id="email-form" title={t('acc.emailTitle')}>
      <Text tone="muted" measure="68ch">
        {t('acc.emailNow', { email: viewer.email })}
      </Text>
      <ActionFormFrame
        form={form}
        anchor="email-form"
        aria-label={t('acc.emailTitle')}
        lead={<SavedNote>{form.isSavedBefore && t('acc.emailChanged')}</SavedNote>}
      >
        <Grid columns={{ base: 1, md: 2 }} gap={5} align="start">
          <TextField {...form.field('email')} kind="email" label={t('acc.newEmail')} />
          <PasswordField {...form.field('password')} label={t('acc.currentPassword')} autoComplete="current-password" />
        </Grid>
        <FormButtons form={form} variant="outline" label={t('acc.changeEmail')} />
      </ActionFormFrame>
    </AccountSection>
  );
}

const nationalOf = (phone: string | null | undefined) => (phone ? nationalPhone(phone) : '');

/**
 * Profile form: avatar, name, phone numbers and language. The draft survives a new login; unsaved changes must be confirmed before leaving.
 */
export function ProfileForm({ viewer }: PanelProps) {
  const t = useT();
  const saved = {
    avatar: viewer.avatar,
    firstName: viewer.firstName,
    lastName: viewer.lastName ?? '',
    phone: nationalOf(viewer.phone),
    otherPhone: nationalOf(viewer.otherPhone),
    locale: viewer.locale,
  };
  const form = useDraftForm(profileSpec, useFormSubmission('profile'), {
    id: 'profile',
    draftKey: `profile ${viewer.id}`,
    saved,
    onDone: () => void toast.success(t('acc.saved')),
  });
  const { field, values } = form;
  return (
    <AccountSection id="profile-form" title={t('acc.details')}>
      <ActionFormFrame
        form={form}
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
      </ActionFormFrame>
      <DraftGuard form={form} />
    </AccountSection>
  );
}

/** Avatar picker with previews: initials on a colour, or drawings. */
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
            <VisuallyHidden>{t(AVATAR_STYLES[avatar].label)}</VisuallyHidden>
          </label>
        ))}
      </Cluster>
    </Stack>
  );
}

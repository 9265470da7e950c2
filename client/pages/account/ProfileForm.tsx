import { useMutation } from '@apollo/client/react';
import { type Avatar, DRAWN_AVATARS, INITIALS_AVATARS } from '#schema/rules/avatars.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { FormButtons, SchemaFormFrame } from '#client/ui/forms/SchemaFormFrame.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SaveProfileDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { AccountSection } from './AccountSection.tsx';
import type { PanelProps } from './panel.ts';
import { avatarOf, profileSpec } from './profileForm.ts';
import { DraftGuard, DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { useSaving } from '#client/graphql/useSaving.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_LOOKS } from '#client/features/account/avatars.ts';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { Cluster, Grid, Stack } from '#client/ui/primitives/Layout.tsx';

const nationalOf = (phone: string | null | undefined) => (phone ? nationalPhone(phone) : '');

/** Picture, name, numbers and the language for messages. What is typed survives logging in again, and is asked about before it is lost. */
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
        if (changed) {
          const name = [changed.firstName, changed.lastName].filter(Boolean).join(' ');
          settleSession({ id: changed.id, name, email: changed.email });
        }
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

interface AvatarChoiceProps {
  value: Avatar;
  person: { firstName: string; lastName: string };
}

/** One of a few pictures, or one's initials on a colour: seen as they will look. */
function AvatarChoice({ value, person }: AvatarChoiceProps) {
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

import { useMutation } from '@apollo/client/react';
import { type Avatar, DRAWN_AVATARS, INITIALS_AVATARS } from '#schema/rules/avatars.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { useApiLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useSchemaForm } from '#client/ui/forms/useSchemaForm.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SaveProfileDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import type { PanelProps } from './panel.ts';
import { avatarOf, profileSpec } from './profileForm.ts';
import { draftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_LOOKS } from '#client/features/account/avatars.ts';
import { VisuallyHidden, Text } from '#client/ui/primitives/Type.tsx';
import { Cluster, Grid, Stack, Message } from '#client/ui/primitives/Layout.tsx';

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
  const draft = useDraft(`profile ${viewer.id}`, saved, draftsVar, posted?.values);
  const { values } = draft;
  const avatar = avatarOf(values.avatar) ?? viewer.avatar;

  const form = useSchemaForm(profileSpec, {
    id: 'profile',
    values,
    posted,
    onChange: (field, text) => draft.set({ [field]: text }),
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
      if (unsaved !== null) return unsaved;
      draft.drop();
      toast.success(t('acc.saved'));
      return null;
    },
  });
  const { attempt, isBusy, field } = form;
  return (
    <Stack as="section" gap={4} align="start" className={styles.part} aria-labelledby="profile-form">
      <h2 id="profile-form">{t('acc.details')}</h2>
      <Stack as={PostForm} gap={4} {...form.formProps} name="profile" anchor="profile-form" aria-label={t('acc.editTitle')}>
        {posted?.done && !draft.isDirty && attempt === 0 && (
          <Message tone="info" role="status">
            {t('acc.saved')}
          </Message>
        )}
        {draft.isRestored && draft.isDirty && attempt === 0 && <Message tone="info">{t('acc.restored')}</Message>}
        <FormProblem {...form.problem} />
        <AvatarChoice value={avatar} person={values} />
        <Grid columns={{ base: 1, md: 2 }} gap={5} align="start">
          <TextField {...field('firstName')} label={t('f.first')} hint={t('f.firstHint')} autoComplete="given-name" />
          <TextField {...field('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
          <TextField {...field('phone')} label={t('f.phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...field('otherPhone')} label={t('acc.otherPhone')} isOptional type="tel" inputMode="tel" autoComplete="off" />
          <SelectField {...field('locale')} label={t('acc.language')}>
            {LOCALES.map((language) => (
              <option key={language} value={apiLocale(language)}>
                {LANGUAGES[language].name}
              </option>
            ))}
          </SelectField>
        </Grid>
        <Cluster>
          <Button type="submit" isBusy={isBusy}>
            {isBusy ? t('acc.saving') : t('acc.save')}
          </Button>
          {draft.isDirty && (
            <Button
              look="text"
              needsScript
              onClick={() => {
                draft.drop();
                form.reset();
              }}
            >
              {t('acc.discard')}
            </Button>
          )}
        </Cluster>
      </Stack>
      <LeaveGuard isOn={draft.isDirty && !isBusy && form.problem.unsaved?.isSignedOut !== true} onLeave={draft.drop} />
    </Stack>
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

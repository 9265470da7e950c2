import { useMutation } from '@apollo/client/react';
import { type Avatar, AVATARS, DRAWN_AVATARS, INITIALS_AVATARS } from '#schema/rules/avatars.ts';
import { nationalPhone } from '#schema/rules/phones.ts';
import { apiLocale, localeOf } from '#client/i18n/Locale.ts';
import { LANGUAGES, LOCALES } from '#schema/rules/locales.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { usePosted } from '#client/lib/postedForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { useFormState } from '#client/ui/forms/useFormState.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';
import { SaveProfileDocument } from './AccountPage.generated.ts';
import styles from './Account.module.css';
import { SavedNote } from './SavedNote.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { LeaveGuard } from '#client/ui/overlays/LeaveGuard.tsx';
import type { PanelProps } from './panel.ts';
import { checkProfile, type ProfileField } from './profileForm.ts';
import { draftsVar } from '#client/state/drafts.ts';
import { useDraft } from '#client/state/useDraft.ts';
import { useSaving } from '#client/graphql/useSaving.ts';
import { AvatarPicture } from '#client/features/account/AvatarPicture.tsx';
import { AVATAR_LOOKS } from '#client/features/account/avatars.ts';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';

const idOf = (field: string) => `profile-${field}`;
const nationalOf = (phone: string | null | undefined) => (phone ? nationalPhone(phone) : '');

/** Picture, name, numbers and the language for messages. What is typed survives logging in again, and is asked about before it is lost. */
export function ProfileForm({ viewer }: Pick<PanelProps, 'viewer'>) {
  const t = useT();
  const locale = apiLocale(useLocale());
  const [send] = useMutation(SaveProfileDocument);
  const { isBusy, save } = useSaving();
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
  const avatar = AVATARS.find((one) => one === values.avatar) ?? viewer.avatar;

  const form = useFormState(() => checkProfile(values, t), posted);
  const { unsaved, attempt } = form;
  const submit = async () => {
    const problem = await form.send(() =>
      save(async () => {
        const input = { ...values, avatar };
        const { data } = await send({ variables: { input, locale } });
        const changed = data?.updateProfile.viewer;
        if (changed) {
          const name = [changed.firstName, changed.lastName].filter(Boolean).join(' ');
          settleSession({ id: changed.id, name, email: changed.email });
        }
        return data?.updateProfile;
      }),
    );
    if (problem !== null) return;
    draft.drop();
    toast.success(t('acc.saved'));
  };
  const props = (field: ProfileField) => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: unsaved?.fields[field] ?? null,
    onChange: (event: { target: { value: string } }) => draft.set({ [field]: event.target.value }),
    onBlur: () => {
      if (values[field].trim() !== '' || unsaved?.fields[field]) form.tell(field);
    },
  });
  return (
    <section className={styles.part} aria-labelledby="profile-form">
      <h2 id="profile-form">{t('acc.details')}</h2>
      <PostForm
        name="profile"
        anchor="profile-form"
        className={styles.form}
        aria-label={t('acc.editTitle')}
        onSubmit={() => {
          if (!isBusy) void submit();
        }}
      >
        {posted?.done && !draft.isDirty && attempt === 0 && <SavedNote>{t('acc.saved')}</SavedNote>}
        {draft.isRestored && draft.isDirty && attempt === 0 && <p className={styles.restored}>{t('acc.restored')}</p>}
        {attempt > 0 && <FormProblem unsaved={unsaved} attempt={attempt} idOf={idOf} />}
        <AvatarChoice value={avatar} person={values} onChange={(chosen) => draft.set({ avatar: chosen })} />
        <div className={styles.two}>
          <TextField {...props('firstName')} label={t('f.first')} hint={t('f.firstHint')} autoComplete="given-name" />
          <TextField {...props('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
          <TextField {...props('phone')} label={t('f.phone')} type="tel" inputMode="tel" autoComplete="tel" />
          <TextField {...props('otherPhone')} label={t('acc.otherPhone')} isOptional type="tel" inputMode="tel" autoComplete="off" />
          <SelectField
            id={idOf('locale')}
            name="locale"
            label={t('acc.language')}
            value={values.locale}
            onChange={(event) => draft.set({ locale: apiLocale(localeOf(event.target.value)) })}
          >
            {LOCALES.map((language) => (
              <option key={language} value={apiLocale(language)}>
                {LANGUAGES[language].name}
              </option>
            ))}
          </SelectField>
        </div>
        <div className={styles.buttons}>
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
        </div>
      </PostForm>
      <LeaveGuard isOn={draft.isDirty && !isBusy && unsaved?.isSignedOut !== true} onLeave={draft.drop} />
    </section>
  );
}

interface AvatarChoiceProps {
  value: Avatar;
  person: { firstName: string; lastName: string };
  onChange: (avatar: Avatar) => void;
}

/** One of a few pictures, or one's initials on a colour: seen as they will look. */
function AvatarChoice({ value, person, onChange }: AvatarChoiceProps) {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend>{t('acc.avatar')}</legend>
      <div className={styles.grid}>
        {[...INITIALS_AVATARS, ...DRAWN_AVATARS].map((avatar) => (
          <label key={avatar} className={styles.option}>
            <input type="radio" name="avatar" value={avatar} checked={avatar === value} onChange={() => onChange(avatar)} />
            <AvatarPicture avatar={avatar} person={person} />
            <VisuallyHidden>{t(AVATAR_LOOKS[avatar].label)}</VisuallyHidden>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { ConflictChoice, type Contested } from '#client/features/forms/ConflictChoice.tsx';
import { DraftGuard, DraftNotes, useDraftForm } from '#client/features/forms/useDraftForm.tsx';
import { ActionForm } from '#client/ui/forms/ActionForm.tsx';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { PictureField } from '#client/features/forms/PictureField.tsx';
import { ConsoleHead } from '#client/features/vendorConsole/ConsoleHead.tsx';
import { ConsoleSection } from '#client/features/vendorConsole/ConsoleSection.tsx';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import { VendorTile } from '#client/features/vendors/VendorTile.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { cx } from '#client/ui/primitives/cx.ts';
import { Grid, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import {
  MAX_NAME_LENGTH,
  MAX_OPENING_HOURS_LENGTH,
  MAX_VENDOR_KIND_LENGTH,
  MAX_VENDOR_TEXT_LENGTH,
  VENDOR_NAME_LENGTH,
} from '#schema/rules/limits.ts';
import { fieldIn, localise, textsOfFields } from '#schema/rules/localisedText.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';
import type { VendorSectionProps, ViewerVendor } from './vendorChange.ts';
import { PASSWORD_FIELD } from './settingsParts.ts';
import styles from './VendorForm.module.css';
import {
  NO_PICTURE,
  profileLabel,
  type ProfileValues,
  SAVED_PICTURE,
  PROFILE_FIELDS,
  profileSpec,
  profileValues,
  type ProfileField,
} from './profileValues.ts';
import type { UploadedPicture } from '#client/features/forms/uploadPicture.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { vendorDraftsVar } from '#client/state/drafts.ts';
import { useFormResult, useFormSubmission } from '#client/ui/forms/useFormSubmission.ts';
import { toast } from '#client/ui/feedback/toast/toast.ts';

const LOGO = { aspect: 1, maxWidth: 640 };
const BANNER = { aspect: 5 / 2, maxWidth: 1600 };
const idOf = (field: string) => `shop-${field}`;
const PARTS = { sign: 'vendorSettings.sign', about: 'vend.about', contact: 'console.contact' } as const;
type Part = keyof typeof PARTS;

/** Form for the vendor's public profile, with a preview. */
export function EditProfile({ vendor, onReload }: VendorSectionProps) {
  const t = useT();
  const locale = useLocale();
  const form = useProfileForm(vendor, onReload);
  const { values, field: props, problem } = form;
  const picture = (field: PictureName) => ({
    id: idOf(field),
    picture: pictureOf(values[field], vendor.profile[field]),
    error: problem.unsaved?.fields[field] ?? null,
    onChange: (upload: UploadedPicture | null) => form.changePicture(field, upload ? pictureValue(upload) : NO_PICTURE),
    onUploading: (upload: Promise<boolean>) => form.waitFor(field, upload),
  });
  const part = (name: Part) => ({ id: idOf(`part-${name}`), title: t(PARTS[name]) });
  return (
    <>
      <ConsoleHead title={t('console.editProfile')} links={[{ to: '/vendor-profile', label: t('console.profile') }]} />
      <JumpList
        label={t('console.parts')}
        parts={(Object.keys(PARTS) as Part[]).map((name) => ({ id: idOf(`part-${name}`), label: t(PARTS[name]) }))}
      />
      <Split side="320px" from="xl" gap={10} above={8}>
        <ActionForm {...form.formProps} aria-label={t('console.editProfile')}>
          <input type="hidden" name="version" value={vendor.version} />
          <input type="hidden" name="logo" value={values.logo} />
          <input type="hidden" name="banner" value={values.banner} />
          <input type="hidden" name="portrait" value={values.portrait} />
          <Stack gap={5}>
            <DraftNotes form={form} saved={t('vendorSettings.saved')} />
            {!form.contested && <FormProblem {...problem} />}
            {form.contested && <ConflictChoice contested={form.contested} onChoose={form.choose} />}
          </Stack>
          <ConsoleSection {...part('sign')}>
            <CountedField
              {...props('name')}
              typed={values.name}
              label={t('vendorSettings.name')}
              max={VENDOR_NAME_LENGTH.max}
              autoComplete="organization"
            />
            <TextField
              {...props('slug')}
              label={t('vendorSettings.slug')}
              hint={t(values.slug === vendor.profile.slug ? 'vendorSettings.slugPreview' : 'vendorSettings.slugMoves', {
                slug: values.slug || '…',
              })}
              autoCapitalize="none"
              spellCheck={false}
              autoComplete="off"
            />
            <PictureField {...picture('logo')} {...LOGO} label={t('vendorSettings.logo')} hint={t('vendorSettings.logoHint')} />
            <PictureField {...picture('banner')} {...BANNER} label={t('vendorSettings.banner')} hint={t('vendorSettings.bannerHint')} />
            <CountedField
              {...props('makerName')}
              typed={values.makerName}
              label={t('vendorSettings.makerName')}
              hint={t('vendorSettings.makerNameHint')}
              max={MAX_NAME_LENGTH}
              autoComplete="off"
              isOptional
            />
            <PictureField {...picture('portrait')} {...LOGO} label={t('vendorSettings.portrait')} hint={t('vendorSettings.portraitHint')} />
          </ConsoleSection>
          <ConsoleSection {...part('about')} lead={t('vendorSettings.oneLanguage')}>
            <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
              {LOCALES.map((language) => (
                <CountedField
                  key={language}
                  {...props(fieldIn('kind', language))}
                  typed={values[fieldIn('kind', language)]}
                  label={profileLabel(fieldIn('kind', language), t, locale)}
                  {...(language === DEFAULT_LOCALE && { hint: t('vendorSettings.kindHint') })}
                  max={MAX_VENDOR_KIND_LENGTH}
                  lang={language}
                />
              ))}
            </Grid>
            {LOCALES.map((language) => (
              <CountedField
                key={language}
                {...props(fieldIn('description', language))}
                typed={values[fieldIn('description', language)]}
                label={profileLabel(fieldIn('description', language), t, locale)}
                max={MAX_VENDOR_TEXT_LENGTH}
                isLong
                lang={language}
              />
            ))}
          </ConsoleSection>
          <ConsoleSection {...part('contact')}>
            <Grid columns={{ base: 1, sm: 2 }} gap={5} align="start">
              <TextField {...props('city')} label={t('f.city')} autoComplete="address-level2" />
              <SelectField
                {...props('state')}
                label={t('f.state')}
                options={MALAYSIAN_STATES.map((state) => [state, t(`states.${state}`)])}
              />
              <TextField {...props('email')} kind="email" label={t('f.email')} hint={t('vendorSettings.emailHint')} isOptional />
              <PasswordField
                {...props('currentPassword')}
                label={t('vendorSettings.password')}
                hint={t('vendorSettings.passwordForEmail')}
                autoComplete="current-password"
                isOptional
              />
              <TextField {...props('phone')} kind="phone" label={t('vend.phone')} isOptional />
              <TextField {...props('whatsapp')} kind="phone" label={t('vend.whatsapp')} isOptional />
              <CountedField
                {...props('openingHours')}
                typed={values.openingHours}
                label={t('vend.hours')}
                hint={t('vendorSettings.hoursHint')}
                max={MAX_OPENING_HOURS_LENGTH}
                isOptional
              />
            </Grid>
            <FormButtons form={form} label={t('acc.save')} onDiscard={form.isDirty && form.discard} />
          </ConsoleSection>
        </ActionForm>
        <Stack as="aside" className={cx(shared.aside, styles.preview)} aria-label={t('vendorSettings.preview')}>
          <Heading level={2} size="title">
            {t('vendorSettings.preview')}
          </Heading>
          <VendorTile vendor={previewed(vendor, values, locale)} isPreview />
        </Stack>
      </Split>
      <DraftGuard form={form} isLost={false} />
    </>
  );
}

const PICTURE_NAMES = ['logo', 'banner', 'portrait'] as const;
type PictureName = (typeof PICTURE_NAMES)[number];

type Profile = ViewerVendor['profile'];

/** A picture field's value for an uploaded picture. `pictureOf` parses it. */
function pictureValue({ id, url, width, height, dominantColor }: UploadedPicture): string {
  return [id, url, width, height, dominantColor].join(' ');
}

/** Parses a picture field. Returns null if there is no picture. */
function pictureOf<Picture extends NonNullable<Profile['logo']>>(value: string, saved: Picture | null) {
  if (value === NO_PICTURE) return null;
  if (value === SAVED_PICTURE) return saved;
  const [, url = '', width, height, dominantColor = ''] = value.split(' ');
  return { __typename: 'Image' as const, url, width: Number(width), height: Number(height), dominantColor, alt: '', ground: null };
}

/** The profile with the form's values, for the preview. */
function previewed({ profile }: ViewerVendor, values: ProfileValues, locale: Locale): Profile {
  return {
    ...profile,
    name: values.name,
    kind: localise(textsOfFields('kind', values), locale),
    description: localise(textsOfFields('description', values), locale),
    city: values.city,
    state: values.state as MalaysianState,
    logo: pictureOf(values.logo, profile.logo),
    banner: pictureOf(values.banner, profile.banner),
    makerName: values.makerName,
    portrait: pictureOf(values.portrait, profile.portrait),
  };
}

/** State of the profile form: draft, errors, and conflicts with a concurrent save. */
function useProfileForm(vendor: ViewerVendor, onReload: () => void) {
  const t = useT();
  const locale = useLocale();
  const saved = profileValues(vendor);
  const submission = useFormSubmission('shopProfile');
  /** Version and form values at the time of a conflict. */
  const [clash, setClash] = useState<{ version: number; mine: ProfileValues } | null>(null);
  const form = useDraftForm<ProfileField>(profileSpec(saved), submission, {
    id: 'shop',
    draftKey: `shop profile ${vendor.id}`,
    where: vendorDraftsVar,
    saved,
    onDone: () => {
      setClash(null);
      toast.success(t('vendorSettings.saved'));
    },
  });
  const pictures = useWaitingPictures(form.formProps.onSubmit);
  useFormResult(submission, ({ codes }) => {
    if (!codes?.includes('CONFLICT')) return;
    setClash({ version: vendor.version, mine: form.values });
    onReload();
  });
  const shown = (field: ProfileField, value: string): string => {
    if (field === 'state') return t(`states.${value as MalaysianState}`);
    if (!PICTURE_NAMES.some((name) => name === field)) return value;
    if (value === NO_PICTURE) return '';
    return t(value === SAVED_PICTURE ? 'vendorSettings.pictureSaved' : 'vendorSettings.pictureNew');
  };
  // The versions can be compared once the other one has loaded.
  const contested: Contested[] | null =
    clash && clash.version !== vendor.version
      ? PROFILE_FIELDS.filter((field) => field !== PASSWORD_FIELD && clash.mine[field] !== saved[field]).map((field) => ({
          field,
          label: profileLabel(field, t, locale),
          mine: shown(field, clash.mine[field]),
          theirs: shown(field, saved[field]),
          choice: form.values[field] === saved[field] ? 'theirs' : 'mine',
        }))
      : null;
  const { unsaved, attempt, idOf: fieldIdOf } = form.problem;
  const failed = Object.fromEntries(pictures.failed.map((field) => [field, t('vendorSettings.pictureFailed')]));
  const problem = {
    unsaved:
      pictures.failed.length === 0 ? unsaved : { general: null, isSignedOut: false, ...unsaved, fields: { ...unsaved?.fields, ...failed } },
    attempt: attempt + pictures.attempt,
    idOf: fieldIdOf,
  };
  return {
    ...form,
    formProps: { ...form.formProps, onSubmit: pictures.onSubmit },
    problem,
    isBusy: form.isBusy || pictures.isWaiting,
    changePicture: (field: PictureName, value: string) => form.set({ [field]: value }),
    waitFor: pictures.waitFor,
    contested,
    choose: (field: string, choice: Contested['choice']) => {
      const known = field as ProfileField;
      if (clash) form.set({ [known]: choice === 'mine' ? clash.mine[known] : saved[known] });
    },
    discard: () => {
      form.discard();
      setClash(null);
    },
  };
}

/** A form's picture uploads. A save waits for them; if one has failed, the first attempt to save is blocked. */
function useWaitingPictures(submit: (event: FormEvent<HTMLFormElement>) => void) {
  const [uploads, setUploads] = useState<Partial<Record<PictureName, 'pending' | 'failed'>>>({});
  /** The form to submit when the uploads have finished. */
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  const [refused, setRefused] = useState<{ failed: PictureName[]; attempt: number }>({ failed: [], attempt: 0 });
  const isUploading = Object.values(uploads).includes('pending');
  const isReady = waiting !== null && !isUploading;
  // In an effect, because the hidden field contains the uploaded picture only after the commit.
  useEffect(() => {
    if (isReady) waiting.requestSubmit();
  }, [isReady, waiting]);
  return {
    ...refused,
    isWaiting: waiting !== null,
    waitFor: (field: PictureName, upload: Promise<boolean>) => {
      setUploads((known) => ({ ...known, [field]: 'pending' }));
      setRefused(({ attempt }) => ({ failed: [], attempt }));
      void upload.then((isStored) =>
        setUploads(({ [field]: _done, ...others }) => (isStored ? others : { ...others, [field]: 'failed' as const })),
      );
    },
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      setWaiting(isUploading ? event.currentTarget : null);
      const failed = (Object.keys(uploads) as PictureName[]).filter((field) => uploads[field] === 'failed');
      if (!isUploading && failed.length === 0) {
        setRefused(({ attempt }) => ({ failed: [], attempt }));
        return submit(event);
      }
      event.preventDefault();
      if (isUploading) return;
      setUploads({});
      setRefused(({ attempt }) => ({ failed, attempt: attempt + 1 }));
    },
  };
}

import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@apollo/client/react';
import { nationalPhone } from '#schema/rules/phones.ts';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { settleSession } from '#client/state/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { ErrorSummary } from '#client/ui/ErrorSummary.tsx';
import { SelectField } from '#client/ui/SelectField.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { toast } from '#client/ui/toast/toast.ts';
import { SaveProfileDocument, type AccountPageQuery } from './AccountPage.generated.ts';
import styles from './AccountPage.module.css';
import { useSaving, type Unsaved } from './useSaving.ts';

type Viewer = NonNullable<AccountPageQuery['viewer']>;

/** Name, e-mail and number, to read and to change. */
export function Details({ viewer }: { viewer: Viewer }) {
  const t = useT();
  const [isEditing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const settle = () => {
    setEditing(false);
    heading.current?.focus();
  };
  return (
    <section className={styles.card} aria-labelledby="details">
      <h2 id="details" ref={heading} tabIndex={-1}>
        {t('acc.details')}
      </h2>
      {isEditing ? (
        <DetailsForm viewer={viewer} onDone={settle} />
      ) : (
        <>
          <dl className={styles.facts}>
            <div>
              <dt>{t('acc.name')}</dt>
              <dd>{[viewer.firstName, viewer.lastName].filter(Boolean).join(' ')}</dd>
            </div>
            <div>
              <dt>{t('f.email')}</dt>
              <dd>{viewer.email}</dd>
            </div>
            <div>
              <dt>{t('f.phone')}</dt>
              <dd>{viewer.phone && nationalPhone(viewer.phone)}</dd>
            </div>
            <div>
              <dt>{t('acc.language')}</dt>
              <dd>{t(viewer.locale === 'MS' ? 'acc.malay' : 'acc.english')}</dd>
            </div>
          </dl>
          <Button look="outline" icon="edit" onClick={() => setEditing(true)}>
            {t('acc.edit')}
          </Button>
        </>
      )}
    </section>
  );
}

const idOf = (field: string) => `profile-${field}`;

function DetailsForm({ viewer, onDone }: { viewer: Viewer; onDone: () => void }) {
  const t = useT();
  const locale = useLocale() === 'ms' ? 'MS' : 'EN';
  const [send] = useMutation(SaveProfileDocument);
  const { isBusy, save } = useSaving();
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [values, setValues] = useState({
    firstName: viewer.firstName,
    lastName: viewer.lastName ?? '',
    phone: viewer.phone === null ? '' : nationalPhone(viewer.phone),
    locale: viewer.locale,
  });
  // The button that opened the form is gone.
  useEffect(() => document.getElementById(idOf('firstName'))?.focus(), []);

  const submit = async () => {
    const problem = await save(async () => {
      const { data } = await send({ variables: { input: values, locale } });
      const changed = data?.updateProfile.viewer;
      if (changed) {
        settleSession({
          id: changed.id,
          name: [changed.firstName, changed.lastName].filter(Boolean).join(' '),
          email: changed.email,
        });
      }
      return data?.updateProfile;
    });
    setUnsaved(problem);
    setAttempt(attempt + 1);
    if (problem !== null) return;
    toast.success(t('acc.saved'));
    onDone();
  };
  const props = (field: 'firstName' | 'lastName' | 'phone') => ({
    id: idOf(field),
    name: field,
    value: values[field],
    error: unsaved?.fields[field] ?? null,
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
  });
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('acc.edit')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <ErrorSummary
        errors={Object.entries(unsaved?.fields ?? {}).map(([field, message]) => ({ field: idOf(field), message }))}
        attempt={attempt}
      />
      {unsaved?.general && (
        <p className={styles.problem} role="alert">
          {unsaved.general}
        </p>
      )}
      <TextField {...props('firstName')} label={t('f.first')} autoComplete="given-name" />
      <TextField {...props('lastName')} label={t('f.last')} hint={t('co.lastNameHint')} isOptional autoComplete="family-name" />
      <TextField {...props('phone')} label={t('f.phone')} type="tel" inputMode="tel" autoComplete="tel" />
      <SelectField
        id={idOf('locale')}
        label={t('acc.language')}
        value={values.locale}
        onChange={(event) => setValues({ ...values, locale: event.target.value === 'MS' ? 'MS' : 'EN' })}
      >
        <option value="EN">{t('acc.english')}</option>
        <option value="MS">{t('acc.malay')}</option>
      </SelectField>
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? t('acc.saving') : t('acc.save')}
        </Button>
        <Button look="text" onClick={onDone}>
          {t('acc.cancel')}
        </Button>
      </div>
    </form>
  );
}

import { useId, type ComponentProps, type FormEvent } from 'react';
import { PriceSlider } from '#client/features/filters/PriceSlider.tsx';
import { PasswordStrength } from '#client/features/account/PasswordStrength.tsx';
import { resetRequestSchema } from '#schema/rules/inputs/password.ts';
import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import { CountedField } from '#client/ui/forms/CountedField.tsx';
import { CheckboxField } from '#client/ui/forms/CheckboxField.tsx';
import { ErrorSummary } from '#client/ui/forms/ErrorSummary.tsx';
import { FieldError } from '#client/ui/forms/FieldError.tsx';
import { PasswordField } from '#client/ui/forms/PasswordField.tsx';
import { RadioCards, type RadioCard } from '#client/ui/forms/RadioCards.tsx';
import { FormButtons } from '#client/ui/forms/ActionFormFrame.tsx';
import { EMAIL_TEXTS, type FormSpec } from '#client/ui/forms/formSpec.ts';
import { useFormFields } from '#client/ui/forms/useActionForm.ts';
import { EmailField } from '#client/ui/forms/EmailField.tsx';
import { ScriptedForm } from '#client/ui/forms/ScriptedForm.tsx';
import { SubmissionNote } from '#client/ui/forms/SubmissionNote.tsx';
import { StarField } from '#client/ui/forms/StarField.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { Stack } from '#client/ui/primitives/Layout.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { Held } from '../Held.tsx';
import { LONG_TITLE } from '../samples/words.ts';

const states = MALAYSIAN_STATES.map((code) => [code, code] as const);
const BUCKETS = [4, 30, 12, 8, 0, 3, 2, 1].map((count, at) => ({ from: { minorUnits: at * 3125 }, count }));

export const fields: readonly Exhibit[] = [
  {
    of: 'TextField FieldFrame',
    states: {
      empty: (t) => <TextField label={t('f.first')} />,
      filled: (t) => <TextField label={t('f.first')} defaultValue="Aisyah" />,
      'with a hint': (t) => <TextField label={t('f.phone')} hint={t('co.phoneWhy')} type="tel" />,
      optional: (t) => <TextField label={t('f.line2')} isOptional />,
      wrong: (t) => <TextField label={t('f.email')} error={t('f.badEmail')} defaultValue="aisyah@" />,
      'wrong, with a hint': (t) => <TextField label={t('f.phone')} hint={t('co.phoneWhy')} error={t('f.badPhone')} />,
      disabled: (t) => <TextField label={t('f.city')} defaultValue="Kuala Lumpur" disabled />,
      'read only': (t) => <TextField label={t('f.city')} defaultValue="Kuala Lumpur" readOnly />,
      'of many lines': (t) => <TextField label={t('co.note')} isLong defaultValue={LONG_TITLE} />,
      'long text': () => <TextField label={LONG_TITLE} defaultValue={LONG_TITLE} />,
    },
  },
  {
    of: 'EmailField',
    states: {
      empty: () => <SampleEmail email="" />,
      'with a hint': (t) => <SampleEmail email="" hint={t('co.emailWhy')} />,
      'probably mistyped': () => <SampleEmail email="aisyah@gmial.com" />,
    },
  },
  {
    of: 'CountedField',
    states: {
      empty: (t) => <CountedField label={t('co.note')} value="" max={60} readOnly />,
      filled: (t) => <CountedField label={t('co.note')} value="Ring twice, the bell is shy" max={60} hint={t('ui.optional')} readOnly />,
      'too long': (t) => <CountedField label={t('co.note')} value={LONG_TITLE} max={20} isLong readOnly />,
    },
  },
  {
    of: 'PasswordField',
    states: {
      empty: () => <PasswordField autoComplete="new-password" />,
      wrong: (t) => <PasswordField autoComplete="new-password" error={t('auth.needPassword')} />,
      shown: () => <PasswordField autoComplete="new-password" defaultValue="seri-pagi-kopi" shown={{ isShown: true }} />,
    },
  },
  {
    of: 'PasswordStrength',
    states: {
      empty: () => <PasswordStrength password="" />,
      'too short': () => <PasswordStrength password="kopi" />,
      fair: () => <PasswordStrength password="kopi-pagi" />,
      good: () => <PasswordStrength password="kopi-pagi-seri" />,
      strong: () => <PasswordStrength password="kopi-pagi-seri-bayu" />,
    },
  },
  {
    of: 'SelectField',
    states: {
      usual: (t) => <SelectField label={t('f.state')} options={states} />,
      'with an empty option': (t) => <SelectField label={t('f.state')} empty={t('vendorSettings.chooseState')} options={states} />,
      wrong: (t) => <SelectField label={t('f.state')} error={t('f.needState')} options={states} />,
      'optional, with a hint': (t) => <SelectField label={t('f.state')} hint={t('co.canChange')} isOptional options={states} />,
      disabled: (t) => <SelectField label={t('f.state')} disabled options={states} />,
    },
  },
  {
    of: 'CheckboxField',
    states: {
      off: (t) => <CheckboxField label={t('auth.remember')} />,
      on: (t) => <CheckboxField label={t('co.sameAs')} defaultChecked />,
      wrong: (t) => <CheckboxField label={t('co.agree')} error={t('co.agreeFirst')} />,
      disabled: (t) => <CheckboxField label={t('auth.remember')} disabled />,
      'long text': () => <CheckboxField label={LONG_TITLE} />,
    },
  },
  {
    of: 'RadioCards',
    room: 'half',
    states: {
      usual: (t) => <Delivery legend={t('co.method')} cards={cardsOf(t('co.qty', { n: 1 }), t('cart.free'))} />,
      'none chosen, wrong': (t) => (
        <RadioCards
          legend={t('co.method')}
          cards={cardsOf('', '$4.90')}
          value={null}
          onChange={() => undefined}
          error={t('co.agreeFirst')}
        />
      ),
      'one cannot be chosen': (t) => (
        <Delivery legend={t('co.payment')} cards={cardsOf('', '').map((card) => ({ ...card, isDisabled: card.value === 'second' }))} />
      ),
      'long text': () => <Delivery legend={LONG_TITLE} cards={cardsOf(LONG_TITLE, '$123,456.00')} />,
    },
  },
  {
    of: 'StarField',
    room: 'half',
    states: {
      'none chosen': (t) => <Starred legend={t('ui.quantity')} value="" />,
      'four chosen': (t) => <Starred legend={t('ui.quantity')} value="4" />,
      'none chosen, wrong': (t) => <Starred legend={t('ui.quantity')} value="" error={t('co.agreeFirst')} />,
    },
  },
  {
    of: 'FieldError',
    states: {
      usual: (t) => <FieldError id="error-usual">{t('f.badPostcode')}</FieldError>,
      'long text': () => <FieldError id="error-long">{LONG_TITLE}</FieldError>,
    },
  },
  {
    of: 'ErrorSummary',
    room: 'half',
    states: {
      'two fields': (t) => (
        <>
          <ErrorSummary
            attempt={0}
            errors={[
              { field: 'summary-email', message: t('f.badEmail') },
              { field: 'summary-phone', message: t('f.badPhone') },
            ]}
          />
          <TextField id="summary-email" label={t('f.email')} error={t('f.badEmail')} />
          <TextField id="summary-phone" label={t('f.phone')} error={t('f.badPhone')} />
        </>
      ),
    },
  },
  {
    of: 'ActionFormFrame',
    room: 'half',
    states: {
      usual: (t) => <SampleForm label={t('acc.save')} />,
      'something to give up': (t) => <SampleForm label={t('acc.save')} onDiscard={() => undefined} />,
      'something to cancel': (t) => <SampleForm label={t('acc.save')} onCancel={() => undefined} />,
      busy: (t) => <FormButtons form={{ isBusy: true }} label={t('acc.save')} />,
    },
  },
  {
    of: 'SubmissionNote',
    states: {
      done: (t) => <SubmissionNote submission={{ result: { ...SUBMITTED, done: {} }, isBusy: false }} done={t('acc.saved')} />,
      refused: () => (
        <SubmissionNote
          submission={{ result: { ...SUBMITTED, done: null, lastResult: { error: { '': { message: 'acc.failed' } } } }, isBusy: false }}
        />
      ),
    },
  },
  {
    of: 'PriceSlider',
    states: {
      'all prices': () => (
        <Held<Bounds> initial={{ min: null, max: null }}>
          {({ min, max }, set) => (
            <PriceSlider minCents={min} maxCents={max} buckets={BUCKETS} end={250} onChange={(low, high) => set({ min: low, max: high })} />
          )}
        </Held>
      ),
      'a range': () => (
        <Held<Bounds> initial={{ min: 5000, max: 12000 }}>
          {({ min, max }, set) => (
            <PriceSlider minCents={min} maxCents={max} buckets={BUCKETS} end={250} onChange={(low, high) => set({ min: low, max: high })} />
          )}
        </Held>
      ),
    },
  },
];

const SAMPLE_SPEC: FormSpec<'email'> = {
  fields: ['email'],
  schema: resetRequestSchema,
  input: (values) => values,
  texts: { email: EMAIL_TEXTS },
};

const SUBMITTED = { intent: 'save', place: '' };
const NOT_SUBMITTED = { result: null, isBusy: false };
const stay = (event: FormEvent) => event.preventDefault();

function SampleEmail({ email, hint }: { email: string; hint?: string }) {
  const form = useFormFields(SAMPLE_SPEC, NOT_SUBMITTED, { id: useId(), values: { email } });
  return (
    <ScriptedForm id={form.formProps.id} onSubmit={stay}>
      <EmailField form={form} hint={hint} />
    </ScriptedForm>
  );
}

function SampleForm(ways: Omit<ComponentProps<typeof FormButtons>, 'form'>) {
  const form = useFormFields(SAMPLE_SPEC, NOT_SUBMITTED, { id: useId(), values: { email: '' } });
  return (
    <Stack as={ScriptedForm} id={form.formProps.id} onSubmit={stay} aria-label={ways.label}>
      <TextField {...form.field('email')} kind="email" label={ways.label} />
      <FormButtons form={form} {...ways} />
    </Stack>
  );
}

interface Bounds {
  min: number | null;
  max: number | null;
}

type PackageSummary = 'first' | 'second';

function cardsOf(note: string, aside: string): RadioCard<PackageSummary>[] {
  return [
    { value: 'first', label: 'Pos Laju', note, aside, more: note },
    { value: 'second', label: 'J&T Express', note, aside },
  ];
}

function Delivery({ legend, cards }: { legend: string; cards: readonly RadioCard<PackageSummary>[] }) {
  return (
    <Held<PackageSummary> initial="first">{(value, set) => <RadioCards legend={legend} cards={cards} value={value} onChange={set} />}</Held>
  );
}

const MEANINGS = ['Poor', 'Fair', 'OK', 'Good', 'Excellent'].map((meaning, at) => ({ label: String(at + 1), meaning }));

function Starred({ legend, value, error }: { legend: string; value: string; error?: string }) {
  const id = useId();
  return (
    <Held initial={value}>
      {(chosen, choose) => (
        <StarField id={id} name={id} label={legend} value={chosen} meanings={MEANINGS} error={error ?? null} onChange={choose} />
      )}
    </Held>
  );
}

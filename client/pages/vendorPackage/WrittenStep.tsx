import type { ReactNode } from 'react';
import type { PackageSteps_ResultFragment } from '#client/features/fulfilment/PackageSteps.generated.ts';
import type { StepField } from '#client/features/fulfilment/usePackageStep.ts';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';
import { FormProblem } from '#client/ui/forms/FormProblem.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { MAX_NOTE_LENGTH } from '#schema/rules/limits.ts';
import styles from './VendorPackage.module.css';
import { useStepForm } from './useStepForm.ts';

interface WrittenStepProps {
  /** Names what was typed. */
  draftKey: string;
  field: StepField;
  words: Record<'form' | 'label' | 'hint' | 'missing' | 'button', PlainMessageKey>;
  look?: 'danger';
  send: (text: string) => Promise<PackageSteps_ResultFragment | undefined>;
  onTaken: () => void;
  /** What it comes to, above the field. */
  children?: ReactNode;
}

/** A step of a package that needs a text, which its buyer reads. */
export function WrittenStep({ draftKey, field, words, look, send, onTaken, children }: WrittenStepProps) {
  const t = useT();
  const form = useStepForm({
    draftKey,
    check: ({ [field]: text = '' }) => (text.trim() === '' ? { [field]: t(words.missing) } : {}),
    send: ({ [field]: text = '' }) => send(text),
    onTaken,
  });
  return (
    <PostForm
      name="scripted"
      className={styles.form}
      aria-label={t(words.form)}
      onSubmit={() => {
        void form.submit();
      }}
    >
      {children}
      <FormProblem unsaved={form.problem} attempt={form.attempt} idOf={form.idOf} />
      <TextField {...form.fieldProps(field)} label={t(words.label)} hint={t(words.hint)} isLong rows={3} maxLength={MAX_NOTE_LENGTH} />
      <div className={styles.buttons}>
        <Button type="submit" look={look} isBusy={form.isBusy}>
          {t(words.button)}
        </Button>
      </div>
    </PostForm>
  );
}

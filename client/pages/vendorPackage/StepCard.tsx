import type { ReactNode } from 'react';
import shared from '#client/features/vendorConsole/VendorConsole.module.css';
import styles from './VendorPackage.module.css';
import type { PackageStep, StepTarget } from '#client/features/fulfilment/packageSteps.ts';
import { StepForm, useIsPosted, useStepForm } from '#client/features/fulfilment/StepForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading } from '#client/ui/primitives/Type.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import type { VendorPackage_PackageFragment } from './VendorPackagePage.generated.ts';

interface StepCardProps {
  /** The heading's id. By default, the id used by the card for the next step, which is focused after a step. */
  id?: string;
  title: string;
  children: ReactNode;
  isQuiet?: boolean;
}

export function StepCard({ id = 'next-step', title, children, isQuiet }: StepCardProps) {
  return (
    <Surface as="section" tone={isQuiet ? 'plain' : 'soft'} radius="xl" gap={3} className={styles.step} aria-labelledby={id}>
      <Heading level={2} size="title" id={id} tabIndex={-1}>
        {title}
      </Heading>
      {children}
    </Surface>
  );
}

interface StepFoldProps {
  label: string;
  step: PackageStep<string>;
  target: StepTarget;
  children: ReactNode;
}

/** A collapsible part for a rare step. Open if the step was rejected in a post without scripts. */
export function StepFold({ label, step, target, children }: StepFoldProps) {
  return (
    <details className={shared.fold} open={useIsPosted(step, target)}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

interface WrittenStepProps<Field extends string> {
  step: PackageStep<Field>;
  target: StepTarget;
  messages: Record<'form' | 'label' | 'hint' | 'button', PlainMessageKey>;
  variant?: 'danger';
  /** Summary above the field. */
  children?: ReactNode;
}

/** Form for a step that requires a message to the buyer. */
export function WrittenStep<Field extends string>({ step, target, messages, variant, children }: WrittenStepProps<Field>) {
  const t = useT();
  const form = useStepForm(step, { target });
  return (
    <StepForm form={form} label={t(messages.form)} button={t(messages.button)} variant={variant}>
      {children}
      {step.spec.fields.map((field) => (
        <TextField key={field} {...form.field(field)} label={t(messages.label)} hint={t(messages.hint)} isLong rows={3} />
      ))}
    </StepForm>
  );
}

export type VendorPackageView = VendorPackage_PackageFragment;

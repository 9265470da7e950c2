import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { ActionForm } from './ActionForm.tsx';
import { FormProblem } from './FormProblem.tsx';
import type { ActionFormState } from './useActionForm.ts';

interface ActionFormFrameProps extends Omit<ComponentProps<typeof Stack<typeof ActionForm>>, 'as' | 'form' | 'submission'> {
  form: Pick<ActionFormState, 'formProps' | 'problem'>;
  /** Content above the errors. */
  lead?: ReactNode;
}

/** Form for a route's action, with the form's errors above the fields. */
export function ActionFormFrame({ form, gap = 4, lead, children, ...rest }: ActionFormFrameProps) {
  return (
    <Stack as={ActionForm} {...form.formProps} gap={gap} {...rest}>
      {lead}
      <FormProblem {...form.problem} />
      {children}
    </Stack>
  );
}

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  form: Pick<ActionFormState, 'isBusy'>;
  label: string;
  /** Label while submitting; "Saving" by default. */
  busyLabel?: string;
  onCancel?: () => void;
  /** Discards the input; false hides the button. */
  onDiscard?: (() => void) | false;
}

/** Submit button, with a cancel or discard button. */
export function FormButtons({ form: { isBusy }, label, busyLabel, onCancel, onDiscard, variant, size }: FormButtonsProps) {
  const t = useT();
  const onLeave = onCancel ?? onDiscard;
  return (
    <Cluster>
      <Button type="submit" variant={variant} size={size} isBusy={isBusy}>
        {isBusy ? (busyLabel ?? t('acc.saving')) : label}
      </Button>
      {onLeave && (
        <Button variant="text" size={size} needsScript onClick={onLeave}>
          {t(onCancel ? 'acc.cancel' : 'acc.discard')}
        </Button>
      )}
    </Cluster>
  );
}

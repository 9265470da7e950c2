import type { ComponentProps, ReactNode } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/primitives/Button.tsx';
import { Cluster, Stack } from '#client/ui/primitives/Layout.tsx';
import { FormProblem } from './FormProblem.tsx';
import { PostForm } from './PostForm.tsx';
import type { SchemaForm } from './useSchemaForm.ts';

interface SchemaFormFrameProps extends Omit<ComponentProps<typeof Stack<typeof PostForm>>, 'as' | 'form' | 'onSubmit'> {
  form: Pick<SchemaForm, 'formProps' | 'problem'>;
  /** What stands above its problem. */
  lead?: ReactNode;
}

/** A form of the engine: what is wrong with it stands above its fields. */
export function SchemaFormFrame({ form, gap = 4, lead, children, ...rest }: SchemaFormFrameProps) {
  return (
    <Stack as={PostForm} {...form.formProps} gap={gap} {...rest}>
      {lead}
      <FormProblem {...form.problem} />
      {children}
    </Stack>
  );
}

interface FormButtonsProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size'> {
  form: Pick<SchemaForm, 'isBusy'>;
  label: string;
  /** In its place while the form is sent; that it is being saved, when left out. */
  busyLabel?: string;
  onCancel?: () => void;
  /** Gives up what was typed; false: nothing was. */
  onDiscard?: (() => void) | false;
}

/** The button that sends a form, and the ways to leave it. */
export function FormButtons({ form: { isBusy }, label, busyLabel, onCancel, onDiscard, look, size }: FormButtonsProps) {
  const t = useT();
  const onLeave = onCancel ?? onDiscard;
  return (
    <Cluster>
      <Button type="submit" look={look} size={size} isBusy={isBusy}>
        {isBusy ? (busyLabel ?? t('acc.saving')) : label}
      </Button>
      {onLeave && (
        <Button look="text" size={size} needsScript onClick={onLeave}>
          {t(onCancel ? 'acc.cancel' : 'acc.discard')}
        </Button>
      )}
    </Cluster>
  );
}

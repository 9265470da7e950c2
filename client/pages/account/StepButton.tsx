import type { ComponentProps } from 'react';
import { PostForm } from '#client/ui/forms/PostForm.tsx';
import { Button } from '#client/ui/primitives/Button.tsx';

interface StepButtonProps extends Omit<ComponentProps<typeof Button>, 'form' | 'type' | 'onClick' | 'needsScript'> {
  form: 'addressStep' | 'sessionStep';
  /** The step of the form. */
  place: string;
  /** What it is taken with. */
  id?: string;
  onStep: () => void;
}

/** A change without input: a form of one button, so that it works as a post. */
export function StepButton({ form, place, id = '', isBusy, onStep, ...button }: StepButtonProps) {
  return (
    <PostForm name={form} onSubmit={onStep}>
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="id" value={id} />
      <Button look="outline" size="small" {...button} type="submit" isBusy={isBusy} />
    </PostForm>
  );
}

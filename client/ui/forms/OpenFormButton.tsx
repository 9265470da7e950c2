import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAM } from '#client/lib/postedForm.ts';
import { Button } from '#client/ui/primitives/Button.tsx';

interface OpenFormButtonProps extends Omit<ComponentProps<typeof Button>, 'name' | 'value' | 'type' | 'onClick'> {
  /** The parameter of the address that opens the form, and its value. */
  param?: string;
  of: string;
  /** The id of the place where the form is. */
  anchor: string;
  onOpen: () => void;
}

/** Opens a form. Without scripts it leads to the same page with that form open. */
export function OpenFormButton({ param = OPEN_PARAM, of, anchor, onOpen, ...rest }: OpenFormButtonProps) {
  const [others] = useSearchParams();
  return (
    <form
      method="get"
      action={`#${anchor}`}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      {[...others].map(([name, value]) => name !== param && <input key={name} type="hidden" name={name} value={value} />)}
      <Button {...rest} type="submit" name={param} value={of} />
    </form>
  );
}

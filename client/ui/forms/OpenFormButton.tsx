import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OPEN_PARAM } from './formResult.ts';
import { Button } from '#client/ui/primitives/Button.tsx';

interface OpenFormButtonProps extends Omit<ComponentProps<typeof Button>, 'name' | 'value' | 'type' | 'onClick'> {
  /** Query parameter that opens the form, and the parameter's value. */
  param?: string;
  of: string;
  /** The form's fragment id. */
  anchor: string;
  onOpen: () => void;
}

/** Button that opens a form; without scripts, it reloads the page with the form open. */
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

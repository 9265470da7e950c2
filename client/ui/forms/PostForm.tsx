import { use, type ComponentProps, type FormEvent } from 'react';
import { PostedContext, type FormName } from '#client/lib/postedForm.ts';

interface PostFormProps extends Omit<ComponentProps<'form'>, 'name' | 'method' | 'action' | 'onSubmit'> {
  /** Under which name the server takes it; 'scripted': without scripts it says that it needs them. */
  name: FormName | 'scripted';
  /** The id of the place where its result is shown, if that may be far down the page. */
  anchor?: string;
  /** Sends it by script. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form that changes something or carries what is personal. Sent before scripts are there, or without them, it is posted to the address of
 * its page: nothing that was typed ends up in an address, a history or a proxy's log.
 */
export function PostForm({ name, anchor, onSubmit, children, ...rest }: PostFormProps) {
  const { viewerId } = use(PostedContext);
  return (
    <form
      noValidate
      {...rest}
      method="post"
      action={anchor && `#${anchor}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event);
      }}
    >
      <input type="hidden" name="form" value={name} />
      {viewerId !== null && <input type="hidden" name="viewer" value={viewerId} />}
      {children}
    </form>
  );
}

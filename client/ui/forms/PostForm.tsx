import { use, type ComponentProps, type FormEvent } from 'react';
import { PostedContext, type FormName } from '#client/lib/postedForm.ts';

interface PostFormProps extends Omit<ComponentProps<'form'>, 'name' | 'method' | 'action' | 'onSubmit'> {
  /** The server's form handler; 'scripted' has none (status 501). */
  name: FormName | 'scripted';
  /** Id of the element that shows the result, where it may be far down the page. */
  anchor?: string;
  /** Submits by script. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * Form for mutations and personal data. Without scripts it is posted to the page's URL, so that input never ends up in URLs, the history or
 * proxy logs.
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

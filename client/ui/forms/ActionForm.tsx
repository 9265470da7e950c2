import type { ComponentProps } from 'react';
import { Form } from 'react-router-dom';
import { useActionPost } from './useActionPost.ts';
import type { FormSubmission } from './useFormSubmission.ts';

interface ActionFormProps extends Omit<ComponentProps<typeof Form>, 'method' | 'action'> {
  submission: Pick<FormSubmission, 'intent' | 'place' | 'fetcher'>;
  /** Path of an action without a page, which redirects back; by default, the current page's action. */
  action?: string;
  /** Id of the element to scroll to after a post without scripts, for forms far down the page. */
  anchor?: string;
  /** Submits as a navigation instead of through a fetcher, for actions that redirect to a different page. */
  navigates?: boolean;
}

/** Form for one of the intents of the route's action. Always posts, so that no input ends up in a URL. */
export function ActionForm({ submission, action, anchor, navigates = false, children, ...rest }: ActionFormProps) {
  const { target, fields } = useActionPost(submission, action);
  const As = navigates ? Form : submission.fetcher.Form;
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  return (
    <As noValidate {...rest} method="post" action={target + fragment}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </As>
  );
}

import { use, useState, type ComponentProps } from 'react';
import { Form, useLocation } from 'react-router-dom';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
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
export function ActionForm({
  submission: { intent, place, fetcher },
  action,
  anchor,
  navigates = false,
  children,
  ...rest
}: ActionFormProps) {
  const { pathname, search } = useLocation();
  const viewer = useFirstViewer();
  const As = navigates ? Form : fetcher.Form;
  const page = pathname + search;
  const fragment = anchor === undefined ? '' : `#${anchor}`;
  return (
    <As noValidate {...rest} method="post" action={(action ?? page) + fragment}>
      <input type="hidden" name="intent" value={intent} />
      {action !== undefined && <input type="hidden" name="back" value={page} />}
      {place !== '' && <input type="hidden" name="place" value={place} />}
      {viewer !== null && <input type="hidden" name="viewer" value={viewer} />}
      {children}
    </As>
  );
}

/** The account for which the form was first rendered; the action refuses to save the form's input in a different account. */
function useFirstViewer(): string | null {
  const viewer = use(ViewerContext);
  const [first, setFirst] = useState(viewer);
  if (first === null && viewer !== null) setFirst(viewer);
  return first;
}

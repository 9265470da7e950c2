import { use, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ViewerContext } from '#client/lib/ViewerContext.ts';
import type { FormSubmission } from './useFormSubmission.ts';

/** Target and hidden fields of a post to one of the intents of the route's action, or of an action without a page. */
export function useActionPost({ intent, place }: Pick<FormSubmission, 'intent' | 'place'>, action?: string) {
  const { pathname, search } = useLocation();
  const viewer = useFirstViewer();
  const page = pathname + search;
  const fields: Record<string, string> = { intent };
  if (action !== undefined) fields['back'] = page;
  if (place !== '') fields['place'] = place;
  if (viewer !== null) fields['viewer'] = viewer;
  return { target: action ?? page, fields };
}

/** Returns a function that submits values like a form of the route's action, for changes that have no form, such as undoing. */
export function useSubmitAction(submission: FormSubmission): (values: Record<string, string>) => void {
  const { target, fields } = useActionPost(submission);
  return (values) => void submission.fetcher.submit({ ...values, ...fields }, { method: 'post', action: target });
}

/** The account for which the form was first rendered; the action refuses to save the form's input in a different account. */
function useFirstViewer(): string | null {
  const viewer = use(ViewerContext);
  const [first, setFirst] = useState(viewer);
  if (first === null && viewer !== null) setFirst(viewer);
  return first;
}

/** Result of a form posted without scripts, rendered by the page that responds to it. */
import { createContext, use, useState } from 'react';

/** Forms handled by the server, as the field `form` of the post. */
export type FormName = 'payAgain' | 'requestReturn' | 'cancelPackage';

export interface PostedForm {
  form: FormName;
  /** Submitted values by field, without secrets. */
  values: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  general: string | null;
  /** The form requires a session, and there is none. */
  isSignedOut: boolean;
  /** Values for the success message; null on failure. */
  done: Readonly<Record<string, string>> | null;
  /** Other data for the form's page, such as the order that was looked up. */
  shown: unknown;
}

/** Context of the document. In the browser `posted` is cleared by the first navigation. */
export interface PostedPage {
  posted: PostedForm | null;
  /** Viewer the page was rendered for; a post by another account is refused. */
  viewerId: string | null;
}

export const PostedContext = createContext<PostedPage>({ posted: null, viewerId: null });

/** Query parameter that opens a form without scripts. */
export const OPEN_PARAM = 'open';

/** Result of this form's post, else null. `place` identifies one of several forms of that name. */
export function usePosted(form: FormName, place?: string): PostedForm | null {
  const { posted } = use(PostedContext);
  const isThis = posted?.form === form && (place === undefined || (posted.done ?? posted.values)['place'] === place);
  return useState(isThis ? posted : null)[0];
}

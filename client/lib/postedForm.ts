/** A form that was posted to the server instead of being sent by script, and what the page that answers it shows of it. */
import { createContext, use, useState } from 'react';

/** The forms that the server answers: `form` in what is posted. */
export type FormName =
  | 'newsletter'
  | 'signOut'
  | 'track'
  | 'contact'
  | 'messageSeller'
  | 'login'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'profile'
  | 'email'
  | 'password'
  | 'address'
  | 'addressStep'
  | 'sessionStep'
  | 'createVendor'
  | 'shopProfile'
  | 'shopSettings'
  | 'packageStep'
  | 'requestReturn'
  | 'cancelPackage'
  | 'payAgain'
  | 'stock'
  | 'product';

export interface PostedForm {
  form: FormName;
  /** What was typed, for the fields; secrets are never among it. */
  values: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, string>>;
  general: string | null;
  /** It was meant for an account that is not logged in (any more). */
  isSignedOut: boolean;
  /** It was done, with what the page says of it; null: it was not. */
  done: Readonly<Record<string, string>> | null;
  /** What the form's own page shows beside that, such as the order that was looked up. */
  shown: unknown;
}

/** What the document was made for. In the browser `posted` is emptied with the first navigation: it belongs to that page alone. */
export interface PostedPage {
  posted: PostedForm | null;
  /** Whose page it is: what is posted from it must not happen as somebody else. */
  viewerId: string | null;
}

export const PostedContext = createContext<PostedPage>({ posted: null, viewerId: null });

/** The parameter of an address that opens a form without scripts. */
export const OPEN_PARAM = 'open';

/** What became of this form, if it was posted to get this page; where several of the name stand on it, `place` says which. */
export function usePosted(form: FormName, place?: string): PostedForm | null {
  const { posted } = use(PostedContext);
  const isThis = posted?.form === form && (place === undefined || (posted.done ?? posted.values)['place'] === place);
  return useState(isThis ? posted : null)[0];
}

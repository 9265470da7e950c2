/** Server-side form handling: contract between page actions and `runFormAction.ts`. Not in the browser's bundle. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { PostedPage } from '#client/lib/postedForm.ts';
import type { PageKind } from './routeTypes.ts';

export interface FormRequest {
  /** Value of a field; empty if missing. */
  text: (field: string) => string;
  /** All submitted fields, for forms with dynamic names. */
  fields: readonly (readonly [string, string])[];
  /** Client with the visitor's session. */
  client: ApolloClient;
  t: Translate;
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

export type FormResult =
  /** Redirects to another page. */
  | { kind: 'go'; to: AppPath }
  /** Redirects to the same page, which shows the success, so that a reload does not post again. `to`: another path of that page. */
  | { kind: 'done'; done?: Record<string, string>; to?: AppPath }
  /** Renders the result without a redirect: it has no URL. */
  | { kind: 'shown'; shown: unknown; status: number }
  /** Renders the page with values and errors. */
  | {
      kind: 'wrong';
      /** Values that replace the submitted ones. */
      values?: Readonly<Record<string, string>>;
      fields?: Readonly<Record<string, string | undefined>>;
      general?: string | null;
      isSignedOut?: boolean;
      shown?: unknown;
    };

export interface FormAction {
  /** Pages that handle the form. */
  page: PageKind | readonly PageKind[] | 'every';
  /** Fields whose values are rendered again. Never secrets. 'sent': all submitted fields, for dynamic names. */
  echoes: readonly string[] | 'sent';
  /** Whether it changes an account, which must be the one the page was rendered for. */
  isForMembers?: boolean;
  /** Message for failures without a known reason. */
  failed: PlainMessageKey;
  run: (request: FormRequest) => Promise<FormResult>;
}

/** Posted form with its result. */
export const postedContext = createContext<PostedPage>();

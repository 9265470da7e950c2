/** Handling of posted forms on the server: the contract between the actions of pages and `runFormAction.ts`. Not part of the browser's code. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { PostedPage } from '#client/lib/postedForm.ts';
import type { PageKind } from './routeTypes.ts';

export interface FormRequest {
  /** The value of a field; empty when it was not sent. */
  text: (field: string) => string;
  /** All that was sent, where the page names the fields. */
  fields: readonly (readonly [string, string])[];
  /** Executes operations with the visitor's session. */
  client: ApolloClient;
  t: Translate;
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

export type FormResult =
  /** Redirects to another page. */
  | { kind: 'go'; to: AppPath }
  /** Success: redirects to the same page, which shows it, so that a reload posts nothing twice. `to`: another path of that page. */
  | { kind: 'done'; done?: Record<string, string>; to?: AppPath }
  /** Shows the result in the response, without a redirect: it has no URL. */
  | { kind: 'shown'; shown: unknown; status: number }
  /** The same page, with the values and their errors. */
  | {
      kind: 'wrong';
      /** Values that are shown in place of those that were sent. */
      values?: Readonly<Record<string, string>>;
      fields?: Readonly<Record<string, string | undefined>>;
      general?: string | null;
      isSignedOut?: boolean;
      shown?: unknown;
    };

export interface FormAction {
  /** The pages that have it. */
  page: PageKind | readonly PageKind[] | 'every';
  /** Fields whose values are shown again. Never secrets. 'sent': all that were sent, where the page names the fields. */
  echoes: readonly string[] | 'sent';
  /** Whether it changes an account: it must be the one that the page was rendered for. */
  isForMembers?: boolean;
  /** Message of a failure without a known reason. */
  failed: PlainMessageKey;
  run: (request: FormRequest) => Promise<FormResult>;
}

/** Executes what a posted form requests. */
export const apolloContext = createContext<ApolloClient>();

/** The posted form and its result. */
export const postedContext = createContext<PostedPage>();

/** How the server answers a posted form: the contract between the forms of pages and `runFormAction.ts`. Nothing of this reaches the browser. */
import type { ApolloClient } from '@apollo/client';
import { createContext } from 'react-router-dom';
import type { AppPath } from '#client/config/links.ts';
import type { Locale } from '#client/i18n/Locale.ts';
import type { PlainMessageKey, Translate } from '#client/i18n/Translate.ts';
import type { PostedPage } from '#client/lib/postedForm.ts';
import type { PageKind } from './routeTypes.ts';

export interface FormRequest {
  /** What was typed into a field; empty when it was not sent. */
  text: (field: string) => string;
  /** Of the visitor: what it sends happens with their session. */
  client: ApolloClient;
  t: Translate;
  locale: Locale;
  url: URL;
  params: Readonly<Record<string, string | undefined>>;
}

export type FormResult =
  /** The way on is another page. */
  | { kind: 'go'; to: AppPath }
  /** It was done: the same page, asked for anew so that a reload sends nothing twice, says so. `to`: another address of that page. */
  | { kind: 'done'; done?: Record<string, string>; to?: AppPath }
  /** The answer itself is shown, and is in no address. */
  | { kind: 'shown'; shown: unknown; status: number }
  /** The same page, with what was typed and what is wrong with it. */
  | {
      kind: 'wrong';
      fields?: Readonly<Record<string, string | undefined>>;
      general?: string | null;
      isSignedOut?: boolean;
      shown?: unknown;
    };

export interface FormAction {
  /** The pages that have it. */
  page: PageKind | 'every';
  /** The fields that are shown again with what was typed. Secrets are not among them. */
  echoes: readonly string[];
  /** It changes an account: only that of whom its page was made for. */
  isForMembers?: boolean;
  /** What to say when nothing more is known than that it did not work. */
  failed: PlainMessageKey;
  run: (request: FormRequest) => Promise<FormResult>;
}

/** Who posts, and what came of it. */
export const postedContext = createContext<PostedPage>();

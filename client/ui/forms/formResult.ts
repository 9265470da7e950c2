import type { SubmissionResult } from '@conform-to/react';
import type { FormError } from './formSpec.ts';

/** Result of a form's action: data of React Router's `useActionData` and `fetcher.data`, and of the flash cookie. */
export interface FormResult {
  /** Form of the page. */
  intent: string;
  /** Which of several forms of that name. */
  place: string;
  /** Values for the success message; null on failure. */
  done: Readonly<Record<string, string>> | null;
  /** Conform's result of a failure: errors, and typed values without secrets. */
  lastResult?: SubmissionResult<FormError>;
  /** The form requires a session, which is missing. */
  isSignedOut?: boolean;
  /** Error codes of the API. */
  codes?: readonly string[];
  /** Other data for the form's page, such as the order that was looked up. */
  shown?: unknown;
}

/** Intent of forms that need scripts: posted without, they have status 501. */
export const SCRIPTED = 'scripted';

/** Query parameter that opens a form without scripts. */
export const OPEN_PARAM = 'open';

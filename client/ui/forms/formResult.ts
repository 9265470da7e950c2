import type { SubmissionResult } from '@conform-to/react';
import type { FormError } from './formSpec.ts';

/** The result of a form's action, as returned by `useActionData` and `fetcher.data` and stored in the flash cookie. */
export interface FormResult {
  /** The form's handler. */
  intent: string;
  /** Identifies one of several forms with this intent; empty if there is only one. */
  place: string;
  /** Values for the success message; null on failure. */
  done: Readonly<Record<string, string>> | null;
  /** Conform's result: errors, and submitted values excluding secrets. */
  lastResult?: SubmissionResult<FormError>;
  /** The session that the form requires has ended. */
  isSignedOut?: boolean;
  /** The API's error codes. */
  codes?: readonly string[];
  /** Other data for the page, such as an order that was looked up. */
  shown?: unknown;
}

/** Intent for forms that need scripts; a post without scripts gets status 501. */
export const SCRIPTED = 'scripted';

/** Query parameter that opens a form without scripts. */
export const OPEN_PARAM = 'open';

import type { SubmissionResult } from '@conform-to/react';
import type { FormError } from './formSpec.ts';

/** Result of a form's action, as returned by `useActionData` and `fetcher.data` and stored in the flash cookie. */
export interface FormResult {
  /** Handler of the form. */
  intent: string;
  /** Identifies one of several forms with this intent; empty for a single form. */
  place: string;
  /** Values for the success message; null on failure. */
  done: Readonly<Record<string, string>> | null;
  /** Conform's result: errors, and submitted values without secrets. */
  lastResult?: SubmissionResult<FormError>;
  /** The session that the form requires has ended. */
  isSignedOut?: boolean;
  /** Error codes of the API. */
  codes?: readonly string[];
  /** Other data for the page, such as the order that was looked up. */
  shown?: unknown;
}

/** Intent of forms that need scripts; a post without scripts gets status 501. */
export const SCRIPTED = 'scripted';

/** Query parameter that opens a form without scripts. */
export const OPEN_PARAM = 'open';

import type { Translate } from '#client/i18n/Translate.ts';
import type { Unsaved } from '#client/ui/forms/FormProblem.tsx';
import type { RequestPasswordResetMutation } from './PasswordReset.generated.ts';
import type { SignInMutation } from './SignIn.generated.ts';

export type Errors = readonly (
  SignInMutation['login']['errors'][number] | RequestPasswordResetMutation['requestPasswordReset']['errors'][number]
)[];

/** Refused login, registration or reset: field errors and a general one. */
export interface Refusal extends Unsaved {
  isTaken: boolean;
  /** The reset link is invalid or expired. */
  isLinkExpired: boolean;
}

export function refusalOf(errors: Errors, t: Translate): Refusal {
  const fields: Record<string, string> = {};
  let general: string | null = null;
  for (const error of errors) {
    const [field] = error.path ?? [];
    if (field !== undefined) fields[field] = error.message;
    else if (error.__typename === 'AuthFailed' && error.retryAfterSeconds !== null)
      general = t('auth.wait', { n: error.retryAfterSeconds });
    else general = error.message;
  }
  return {
    fields,
    general,
    isSignedOut: false,
    isTaken: errors.some(({ code }) => code === 'EMAIL_TAKEN'),
    isLinkExpired: errors.some(({ code }) => code === 'TOKEN_INVALID' || code === 'TOKEN_EXPIRED'),
  };
}

import type { FormResult } from '#client/ui/forms/formResult.ts';

/** Whether the API rejected the link from an email as invalid or expired. */
export function isLinkOver(codes: FormResult['codes']): boolean {
  return codes?.some((code) => code === 'TOKEN_INVALID' || code === 'TOKEN_EXPIRED') ?? false;
}

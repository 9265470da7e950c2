import type { CancellationState } from '#client/graphql/schemaTypes.generated.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';

export const CANCELLATION_LABEL: Record<CancellationState, PlainMessageKey> = {
  REQUESTED: 'own.cancelRequested',
  ACCEPTED: 'own.cancelAccepted',
  DECLINED: 'own.cancelDeclined',
};

import type { MessageFault } from '#client/graphql/schemaTypes.generated.ts';

/** What a reader can report, in the order of the form. */
export const MESSAGE_FAULTS = ['SCAM', 'PAYMENT_ELSEWHERE', 'ABUSIVE', 'SPAM', 'OTHER'] as const satisfies readonly MessageFault[];

import type { ReviewFault } from '#client/graphql/schemaTypes.generated.ts';

/** What a reader can report, in the order of the form. */
export const FAULTS = ['OFFENSIVE', 'ADVERTISING', 'PERSONAL_DATA', 'OFF_TOPIC', 'FAKE'] as const satisfies readonly ReviewFault[];

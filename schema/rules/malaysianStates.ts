/** The 16 states and federal territories of Malaysia, in picker order. Their names are the messages `states.*`. */
export const MALAYSIAN_STATES = [
  'JOHOR',
  'KEDAH',
  'KELANTAN',
  'KUALA_LUMPUR',
  'LABUAN',
  'MELAKA',
  'NEGERI_SEMBILAN',
  'PAHANG',
  'PENANG',
  'PERAK',
  'PERLIS',
  'PUTRAJAYA',
  'SABAH',
  'SARAWAK',
  'SELANGOR',
  'TERENGGANU',
] as const;

export type MalaysianState = (typeof MALAYSIAN_STATES)[number];

export const DEFAULT_STATE: MalaysianState = 'KUALA_LUMPUR';

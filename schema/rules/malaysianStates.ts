/** The 16 states and federal territories of Malaysia, in picker order, with labels. */
export const MALAYSIAN_STATES = {
  JOHOR: { en: 'Johor', ms: 'Johor' },
  KEDAH: { en: 'Kedah', ms: 'Kedah' },
  KELANTAN: { en: 'Kelantan', ms: 'Kelantan' },
  KUALA_LUMPUR: { en: 'Kuala Lumpur', ms: 'Kuala Lumpur' },
  LABUAN: { en: 'Labuan', ms: 'Labuan' },
  MELAKA: { en: 'Melaka', ms: 'Melaka' },
  NEGERI_SEMBILAN: { en: 'Negeri Sembilan', ms: 'Negeri Sembilan' },
  PAHANG: { en: 'Pahang', ms: 'Pahang' },
  PENANG: { en: 'Penang', ms: 'Pulau Pinang' },
  PERAK: { en: 'Perak', ms: 'Perak' },
  PERLIS: { en: 'Perlis', ms: 'Perlis' },
  PUTRAJAYA: { en: 'Putrajaya', ms: 'Putrajaya' },
  SABAH: { en: 'Sabah', ms: 'Sabah' },
  SARAWAK: { en: 'Sarawak', ms: 'Sarawak' },
  SELANGOR: { en: 'Selangor', ms: 'Selangor' },
  TERENGGANU: { en: 'Terengganu', ms: 'Terengganu' },
} as const;

export type MalaysianState = keyof typeof MALAYSIAN_STATES;

export const DEFAULT_STATE: MalaysianState = 'KUALA_LUMPUR';

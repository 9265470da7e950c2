import { DEFAULT_STATE, MALAYSIAN_STATES, type MalaysianState } from '#schema/rules/malaysianStates.ts';

const others = MALAYSIAN_STATES.filter((state) => state !== DEFAULT_STATE);

/** The 16 states and territories in the picker's order: the default first, then the others sorted by code. */
export const STATES_OF_PICKER: readonly MalaysianState[] = [DEFAULT_STATE, ...others];

/** Abbreviations for narrow screens. */
export const STATE_ABBREVIATIONS: Record<MalaysianState, string> = {
  JOHOR: 'JHR',
  KEDAH: 'KDH',
  KELANTAN: 'KTN',
  KUALA_LUMPUR: 'KL',
  LABUAN: 'LBN',
  MELAKA: 'MLK',
  NEGERI_SEMBILAN: 'NSN',
  PAHANG: 'PHG',
  PENANG: 'PNG',
  PERAK: 'PRK',
  PERLIS: 'PLS',
  PUTRAJAYA: 'PJY',
  SABAH: 'SBH',
  SARAWAK: 'SWK',
  SELANGOR: 'SGR',
  TERENGGANU: 'TRG',
};

export function isState(value: unknown): value is MalaysianState {
  return MALAYSIAN_STATES.includes(value as MalaysianState);
}

import { MALAYSIAN_STATES } from '#schema/rules/malaysianStates.ts';
import type { MalaysianState as StateCode } from '#schema/rules/malaysianStates.ts';
import { describedEnum } from './describedEnum.ts';

const descriptions = Object.fromEntries(Object.entries(MALAYSIAN_STATES).map(([code, name]) => [code, `${name.en}.`]));

/** States by their names in the API. */
export const MalaysianState = describedEnum<StateCode>(
  'MalaysianState',
  'A state or federal territory of Malaysia.',
  descriptions as Record<StateCode, string>,
);

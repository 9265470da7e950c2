/** Malaysia is at UTC+8 all year, without daylight saving. */
export const MALAYSIA_OFFSET_MS = 8 * 3_600_000;

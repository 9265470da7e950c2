/** Query parameter that opens a form without scripts. */
export const OPEN_PARAM = 'open';

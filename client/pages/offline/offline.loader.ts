/** Needs nothing from the server. */
export const loader = null;

/** Needs nothing from the server: what is followed is known in the browser, which asks by itself. */
export const loader = null;

/** Needs nothing from the server: what is saved is known in the browser only, which asks by itself. */
export const loader = null;

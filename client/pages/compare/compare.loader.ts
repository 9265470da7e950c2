/** Needs nothing from the server: what is compared is known in the browser only, which asks by itself. */
export const loader = null;

/** Needs nothing from the server: the e-mail is typed, never part of an address. */
export const loader = null;

/** The code of what needs a session and has none that is good. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** The code of what a session may not be used for. */
export const FORBIDDEN = 'FORBIDDEN';

/** Error code where a valid session is required. */
export const UNAUTHENTICATED = 'UNAUTHENTICATED';
/** Error code of what a session may not do. */
export const FORBIDDEN = 'FORBIDDEN';

/** Path of the page that the browser shows, for loaders: they see only the address that is to come. */
export const shownPath = { current: '' };

/** The id of the place on the page where addresses are. */
export const ADDRESS_BOOK = 'address-book';
/** `?address=` opens the form of an address without scripts: by its id, or a new one. */
export const ADDRESS_PARAM = 'address';
/** In the place of an id: an address that is being added. */
export const NEW_ADDRESS = 'new';

/** The metal used for buckles, studs and clasps. */
export const BRASS = '#C9A45E';

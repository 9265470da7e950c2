/** Transform for the left shoe in a pair, with the toes up. */
export const left = 'translate(-88 22) rotate(-6 300 500)';

/** Transform for the right shoe, which is mirrored. */
export const right = 'translate(888 -6) scale(-1 1) rotate(-9 300 500)';

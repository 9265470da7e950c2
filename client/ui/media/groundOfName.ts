const GROUNDS = ['leaf', 'mango', 'berry', 'sky', 'lilac', 'clay'] as const;

/** A ground for something without a picture; the choice depends only on the name. */
export function groundOfName(name: string): (typeof GROUNDS)[number] {
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return GROUNDS[sum % GROUNDS.length] ?? 'leaf';
}

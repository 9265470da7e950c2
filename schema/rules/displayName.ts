/** Words between a name and the father's name; also in their common short forms. */
const PATRONYMICS: ReadonlySet<string> = new Set(['bin', 'b.', 'binti', 'bt', 'bt.', 'bte', 'bte.', 'a/l', 'a/p', 's/o', 'd/o', 'anak']);

/**
 * Public name: the first name and the initial of the last word, such as "Nurul Aina R." for Nurul Aina binti Rahman. Without a last
 * name, the first name may be a whole name, so only its first word is shown in full.
 */
export function displayName({ firstName, lastName }: { firstName: string; lastName: string | null }): string {
  const first = wordsOf(firstName);
  const [shown, others] = lastName === null ? [first.slice(0, 1), first.slice(1)] : [first, wordsOf(lastName)];
  const [initial] = others.at(-1) ?? '';
  return [...shown, ...(initial === undefined ? [] : [`${initial.toUpperCase()}.`])].join(' ');
}

function wordsOf(name: string): string[] {
  return name.split(/\s+/).filter((word) => word !== '' && !PATRONYMICS.has(word.toLowerCase()));
}

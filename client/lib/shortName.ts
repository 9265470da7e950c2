/** First words of Malaysian names that are not used on their own to address a person. */
const NOT_ALONE = new Set([
  'abd',
  'abdul',
  'abu',
  'md',
  'mohamad',
  'mohamed',
  'mohammad',
  'mohd',
  'muhamad',
  'muhammad',
  'muhd',
  'nor',
  'nur',
  'siti',
  'wan',
]);

/** The name used to address a person: the first word, plus the second if the first is not used on its own ("Siti Aminah"). */
export function shortName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second !== undefined && NOT_ALONE.has(first.toLowerCase().replace(/\.$/, '')) ? `${first} ${second}` : first;
}

/** Initials of the first and last word, ignoring particles such as "bin". */
export function initialsOf(firstName: string, lastName: string | null): string {
  const words = [firstName, lastName ?? '']
    .flatMap((part) => part.trim().split(/\s+/))
    .filter((word) => word !== '' && !PARTICLES.has(word.toLowerCase()));
  const [first = '', ...others] = words;
  return [first, others.at(-1) ?? '']
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase();
}

const PARTICLES = new Set(['bin', 'binti', 'a/l', 'a/p', 'al', 'ap']);

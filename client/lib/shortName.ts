/** First words that are part of a name but not what anybody is called by. */
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

/** What to call somebody in short: the first word of the name, with the second where the first is never said alone ("Siti Aminah"). */
export function shortName(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return second !== undefined && NOT_ALONE.has(first.toLowerCase().replace(/\.$/, '')) ? `${first} ${second}` : first;
}

/** At most two letters to stand for somebody. */
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

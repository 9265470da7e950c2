/** Irregular English plurals. */
const IRREGULAR = new Map(
  [
    ['man', 'men'],
    ['woman', 'women'],
    ['child', 'children'],
    ['person', 'people'],
    ['foot', 'feet'],
    ['tooth', 'teeth'],
    ['goose', 'geese'],
    ['mouse', 'mice'],
    ['ox', 'oxen'],
    ['cactus', 'cacti'],
  ].flatMap(([one = '', many = '']) => [
    [one, many],
    [many, one],
  ]) as [string, string][],
);

const LATIN = /^[a-z]{3,}$/;

/** Possible singulars and plurals of an English word. Most are not words, so only those that the catalogue contains count. */
export function otherNumbers(word: string): string[] {
  if (!LATIN.test(word)) return [];
  const irregular = IRREGULAR.get(word);
  const forms = irregular === undefined ? [] : [irregular];
  forms.push(...singulars(word), ...plurals(word));
  return [...new Set(forms)];
}

function singulars(word: string): string[] {
  // A final s of shorter words belongs to their stem.
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  const forms = [word.slice(0, -1)];
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('ves')) forms.push(`${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`);
  if (/(?:s|x|z|ch|sh|o)es$/.test(word)) forms.push(word.slice(0, -2));
  return forms;
}

function plurals(word: string): string[] {
  if (word.endsWith('s') && !word.endsWith('ss')) return [];
  const forms = [/(?:s|x|z|ch|sh|o)$/.test(word) ? `${word}es` : `${word}s`];
  if (word.endsWith('o')) forms.push(`${word}s`);
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`);
  const [, stem] = /^(.+?)fe?$/.exec(word) ?? [];
  if (stem !== undefined) forms.push(`${stem}ves`);
  return forms;
}

/** Irregular English words, as singular and plural. */
const IRREGULAR =
  'man men woman women child children person people foot feet tooth teeth goose geese mouse mice ox oxen cactus cacti'.split(' ');

const LATIN = /^[a-z]{3,}$/;

/** Possible singulars and plurals of an English word. Most are not words, so only those that the catalogue contains count. */
export function otherNumbers(word: string): string[] {
  if (!LATIN.test(word)) return [];
  const at = IRREGULAR.indexOf(word);
  const irregular = at < 0 ? [] : IRREGULAR.slice(at ^ 1, (at ^ 1) + 1);
  return [...new Set([...irregular, ...singulars(word), ...plurals(word)])];
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

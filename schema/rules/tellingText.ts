/** Whether a line says something: a letter or a digit at least. Names, streets and cities must. */
export function isTelling(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

/** Whether a line contains a letter or digit, which names, streets and cities must. */
export function isTelling(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

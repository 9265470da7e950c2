/** Whether a line contains a letter or digit; required of names, streets and cities. */
export function isTelling(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}

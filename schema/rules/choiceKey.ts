/** By which two sizes or weights are the same to people: without capitals and spaces. */
export function choiceKey(value: string): string {
  return value.toLowerCase().replace(/\s+/g, '');
}

/** Normalised key of a size or weight: ignores case and spaces. */
export function choiceKey(value: string): string {
  return value.toLowerCase().replace(/\s+/g, '');
}

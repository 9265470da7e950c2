/** A name with a capital first letter, as it stands in lists beside others. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

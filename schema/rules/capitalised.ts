/** A name as a label: the catalogue keeps some names in lower case ("wallet", "men's wear"), a label starts with a capital. */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Capitalises a name for a label; the catalogue stores some names in lower case ("wallet", "men's wear"). */
export function capitalised(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

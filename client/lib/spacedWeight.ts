/** A weight label as it is read: the catalogue keeps "500g", a label says "500 g". Words ("5 pcs", "A5") stay as they are. */
export function spacedWeight(weight: string): string {
  return weight.replace(/^([\d.]+)([a-z]+)$/i, '$1 $2');
}

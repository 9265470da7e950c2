/** A weight label as it is read: the catalogue keeps "500g", a label says "500 g", and of one "1 pc". Words ("5 pcs", "A5") stay as they are. */
export function spacedWeight(weight: string): string {
  return weight.replace(/^([\d.]+)([a-z]+)$/i, '$1 $2').replace(/^1 pcs$/, '1 pc');
}

/** Weight label for display: "500g" becomes "500 g", "1 pcs" becomes "1 pc". Other labels ("5 pcs", "A5") stay. */
export function spacedWeight(weight: string): string {
  return weight.replace(/^([\d.]+)([a-z]+)$/i, '$1 $2').replace(/^1 pcs$/, '1 pc');
}

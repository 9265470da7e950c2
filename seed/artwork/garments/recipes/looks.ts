import { batikBlossoms } from '#seed/artwork/garments/patterns/batik.ts';
import { stripes } from '#seed/artwork/garments/patterns/woven.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { between } from '#seed/artwork/garments/shape/colours.ts';

/** Batik on a dyed ground, with pale wax lines and with blossoms in a medium shade of the dye. */
export const batikLook = (dye: string): Look => ({
  color: dye,
  fabric: 'cotton',
  print: batikBlossoms('#EDE6D6', between(dye, '#C9D2DC', 0.5)),
  sleevePrint: batikBlossoms('#EDE6D6', between(dye, '#C9D2DC', 0.5), 12),
});

/** White cotton with vertical stripes that follow the sleeves. */
export const stripedLook = (stripe: string): Look => ({
  color: '#F1ECE1',
  fabric: 'cotton',
  print: stripes(stripe, 15, 5),
  sleevePrint: stripes(stripe, 15, 5, 14),
});

export const shawlLook = (color: string): Look => ({ color, fabric: 'voile' });

export const gold = '#D2A85A';
export const maker = '#7A1F42';
export const horn = '#E9DCC2';

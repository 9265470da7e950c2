import { strap } from '#seed/artwork/garments/shape/paths.ts';

export const fringe = (from: number, to: number, y: number, length: number, lean = 0): string =>
  Array.from({ length: Math.round((to - from) / 11) }, (_, i) => {
    const x = from + i * 11 + 4;
    const sway = Math.sin(i * 1.7) * 4 + lean;
    return strap(
      `M${x},${y + Math.sin(i * 0.9) * 2} C${x + sway * 0.3},${y + length * 0.4} ${x + sway},${y + length * 0.6} ${x + sway},${y + length + Math.sin(i * 2.3) * 4}`,
      5.2,
    );
  }).join('');

import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { tiled } from '#seed/artwork/garments/patterns/tile.ts';

const star = (x: number, y: number, size: number, color: string): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" d="M0,-10 L2.600,-2.600 L10,0 L2.600,2.600 L0,10 L-2.600,2.600 L-10,0 L-2.600,-2.600Z M0,-4 L4,0 L0,4 L-4,0Z"/>`;

/** Gold blossoms all over the cloth, in rows offset by half a step. */
export const songketField = (gold: string, step = 38, opacity = 0.85): string =>
  tiled(
    'songket-field',
    step,
    step * 2,
    `<g opacity="${opacity}">${star(step / 2, step / 2, 0.86, gold)}${star(0, step * 1.5, 0.86, gold)}${star(step, step * 1.5, 0.86, gold)}<circle cx="0" cy="${step / 2}" r="1.800" fill="${gold}"/><circle cx="${step}" cy="${step / 2}" r="1.800" fill="${gold}"/><circle cx="${step / 2}" cy="${step * 1.5}" r="1.800" fill="${gold}"/></g>`,
  );

/** A woven border between two heights: lines, a row of lozenges, and a row of bamboo shoots pointing up. */
export function songketBorder(top: number, height: number, gold: string, ground: string, from = -200, to = 1000): string {
  const step = height * 0.5;
  const middle = top + height * 0.62;
  let motifs = '';
  for (let x = from; x < to; x += step) {
    const h = height * 0.17;
    motifs += `<path d="M${x},${middle} l${step / 2},${-h} l${step / 2},${h} l${-step / 2},${h}Z" fill="${gold}"/><path d="M${x + step * 0.28},${middle} l${step * 0.22},${-h * 0.5} l${step * 0.22},${h * 0.5} l${-step * 0.22},${h * 0.5}Z" fill="${darker(ground, 0.7)}"/>`;
    motifs += `<path d="M${x},${top + height * 0.34} L${x + step / 2},${top} L${x + step},${top + height * 0.34}Z" fill="${gold}" opacity=".92"/><path d="M${x + step * 0.34},${top + height * 0.32} L${x + step / 2},${top + height * 0.14} L${x + step * 0.66},${top + height * 0.32}Z" fill="${ground}"/>`;
  }
  const line = (y: number, h: number): string => `<rect x="${from}" y="${y}" width="${to - from}" height="${h}" fill="${gold}"/>`;
  return `<rect x="${from}" y="${top + height * 0.34}" width="${to - from}" height="${height}" fill="${darker(ground, 0.86)}"/>${motifs}${line(top + height * 0.36, height * 0.03)}${line(top + height * 0.41, height * 0.015)}${line(top + height * 0.84, height * 0.02)}${line(top + height * 0.89, height * 0.045)}`;
}

/** A gold lattice of lozenges all over the cloth. */
export const songketLattice = (gold: string, ground: string, step = 44): string =>
  tiled(
    'songket-lattice',
    step,
    step,
    `<path d="M0,${step / 2} L${step / 2},0 L${step},${step / 2} L${step / 2},${step}Z" fill="none" stroke="${gold}" stroke-width="2.400" opacity=".9"/>${star(step / 2, step / 2, 1.25, gold)}${[
      [0, 0],
      [step, 0],
      [0, step],
      [step, step],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="6" fill="${gold}" opacity=".85"/><circle cx="${x}" cy="${y}" r="2.600" fill="${ground}"/>`,
      )
      .join('')}`,
  );

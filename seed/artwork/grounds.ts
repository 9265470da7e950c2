import type { Ground } from '#seed/artwork/recipe.ts';

/** A ground's gradient ([upper, lower], by day and by night) and its shadow colour. */
export interface GroundColors {
  day: readonly [string, string];
  night: readonly [string, string];
  ink: string;
}

/**
 * The grounds, with the same gradient stops as in the client's stylesheet. The ink is darker than the darkest stop at night, because a
 * lighter shadow would glow there. By day it is transparent enough to take on the ground's hue.
 */
export const grounds: Record<Ground, GroundColors> = {
  mango: { day: ['#FDF8EC', '#F7E6C1'], night: ['#4A3D25', '#231C10'], ink: '#361F02' },
  leaf: { day: ['#F5F9EE', '#DCEAD0'], night: ['#2B4136', '#14211A'], ink: '#061C0A' },
  berry: { day: ['#FDF4F1', '#F4DAD3'], night: ['#462A2A', '#221414'], ink: '#2C0A08' },
  sky: { day: ['#F4F8FA', '#D9E6EF'], night: ['#293A48', '#141D26'], ink: '#08172C' },
  cream: { day: ['#FBF8F2', '#EEE5D6'], night: ['#3F392F', '#1F1C16'], ink: '#241605' },
  lilac: { day: ['#F8F5F9', '#E4DAEC'], night: ['#3A3248', '#1D1826'], ink: '#140C26' },
  stone: { day: ['#F6F4EF', '#E4E0D6'], night: ['#383731', '#1C1B18'], ink: '#161410' },
  sand: { day: ['#EBDCC8', '#D2BEA3'], night: ['#745F48', '#3D3024'], ink: '#1C100A' },
  clay: { day: ['#EBD8CF', '#D2B2A5'], night: ['#785D54', '#402C26'], ink: '#1E0E0A' },
  sage: { day: ['#E3E5D9', '#C5CAB6'], night: ['#636A57', '#32372B'], ink: '#10140A' },
  slate: { day: ['#DDE0E4', '#BCC2CA'], night: ['#5F6975', '#30363E'], ink: '#0C1016' },
};

/** SVG of a ground, used for contact sheets and opaque pictures. */
export function groundSvg(ground: Ground, theme: 'day' | 'night', width: number, height: number): string {
  const [upper, lower] = grounds[ground][theme];
  const light = theme === 'day' ? '#fff' : '#FFD890';
  const strength = theme === 'day' ? 0.8 : 0.26;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
<linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${upper}"/><stop offset="1" stop-color="${lower}"/></linearGradient>
<radialGradient id="l" cx="30%" cy="16%" r="72%"><stop offset="0" stop-color="${light}" stop-opacity="${strength}"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/><rect width="100%" height="100%" fill="url(#l)"/></svg>`;
}

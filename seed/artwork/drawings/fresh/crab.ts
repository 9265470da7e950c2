import { createSketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A blue swimmer crab, in coral if `cooked`. */
function crab(cooked: boolean): string {
  const s = createSketch(341);
  const shell: Tones = cooked ? ['#FFA06A', '#E2532A', '#8E2010'] : ['#8FC2CE', '#3F7F98', '#163E56'];
  const limb: Tones = cooked ? ['#FFA06A', '#EE6A38', '#A8320E'] : ['#8AB0F0', '#3E66C4', '#1A2E78'];
  const leg = (d: string, width: number): string => `<path d="${d}" stroke="${limb[2]}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/><path d="${d}" stroke="${limb[1]}" stroke-width="${width * 0.74}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(-1.2 -1.8)"/><path d="${d}" stroke="${limb[0]}" stroke-width="${width * 0.24}" fill="none" stroke-linecap="round" stroke-linejoin="round" transform="translate(-2 -4)"/>`;
  const half = `${leg('M92 196C56 192 36 204 20 232', 14)}${leg('M98 212C66 218 50 234 40 262', 13)}${leg('M110 226C88 238 78 252 74 276', 12)}<g>${s.solid('M62 262C54 280 60 298 78 300C90 290 92 272 84 260Z', limb, { depth: 6 })}</g>
${leg('M104 158C78 146 62 128 62 104', 19)}${s.solid('M48 108C30 92 26 62 44 34C50 26 56 24 58 30C58 44 60 54 66 62C70 46 80 34 92 30C98 32 98 42 94 52C88 76 80 98 68 112Q58 116 48 108Z', limb, { depth: 11 })}<path d="M66 62L60 90" stroke="${limb[2]}" stroke-width="3" opacity=".6"/>`;
  const spots = Array.from({ length: 50 }, () => `<circle cx="${80 + s.random() * 160}" cy="${140 + s.random() * 90}" r="${2 + s.random() * 4.500}" fill="${cooked ? '#FFD0A0' : '#E3F0E6'}" opacity="${cooked ? 0.35 : 0.6}"/>`).join('');
  const body = 'M22 172L62 162C84 132 120 122 160 122S236 132 258 162L298 172C284 184 268 192 254 196C234 232 200 246 160 246S86 232 66 196C52 192 36 184 22 172Z';
  return s.svg(`${half}<g transform="translate(320 0) scale(-1 1)">${half}</g>${s.solid(body, shell, { depth: 20, inside: spots })}<path d="M128 128l5 -12 8 10 8 -12 11 11 11 -11 8 12 8 -10 5 12Z" fill="${shell[2]}"/>
<ellipse cx="130" cy="117" rx="5" ry="6" fill="#14161C"/><ellipse cx="190" cy="117" rx="5" ry="6" fill="#14161C"/><circle cx="129" cy="115" r="1.500" fill="#fff"/><circle cx="189" cy="115" r="1.500" fill="#fff"/>${s.glint(118, 152, 34, 9, -14, 0.5)}`);
}

/** A raw blue swimmer crab. */
export function crabBlue(): string {
  return crab(false);
}

/** A cooked blue swimmer crab. */
export function crabCooked(): string {
  return crab(true);
}

/** Half a calamansi, as a garnish. */
export function calamansi(): string {
  const s = createSketch(342);
  const segments = Array.from({ length: 8 }, (_, i) => `<path d="M160 166L${160 + Math.cos((i / 8) * 6.283) * 84} ${166 + Math.sin((i / 8) * 6.283) * 84}A84 84 0 0 1 ${160 + Math.cos(((i + 0.82) / 8) * 6.283) * 84} ${166 + Math.sin(((i + 0.82) / 8) * 6.283) * 84}Z" fill="${s.radial(['#FFD77A', '#F6B33A', '#E8921C'], 0.4, 0.4)}"/>`).join('');
  return s.svg(`<circle cx="166" cy="174" r="112" fill="${s.radial(['#9CC84E', '#5E9432', '#2F5E20'])}"/><circle cx="160" cy="166" r="102" fill="#FFF3C4"/>${segments}<circle cx="160" cy="166" r="9" fill="#FFF3C4"/>${s.glint(112, 112, 24, 9, -42, 0.7)}`);
}

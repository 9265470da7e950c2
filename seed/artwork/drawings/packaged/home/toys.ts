import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { barrel, mix, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

interface WauColors {
  wing: Tones;
  tail: Tones;
  ink: string;
  leaf: string;
}

/** A moon kite seen from the front, with wide wings, a round belly, a crescent tail and a bow above. */
function wau(s: Sketch, { wing, tail, ink, leaf }: WauColors): string {
  const wings = 'M160 72C124 28 50 22 8 88C48 122 110 144 160 178C210 144 272 122 312 88C270 22 196 28 160 72Z';
  const crescent = 'M64 206C70 286 120 308 160 308S250 286 256 206C232 244 200 262 160 262S88 244 64 206Z';
  const vine = (flip: number): string => `<g transform="translate(160 0) scale(${flip} 1)"><path d="M-14 112C-44 74 -86 74 -122 90M-52 86C-60 104 -50 118 -34 122M-84 82C-90 72 -86 62 -76 60M-30 96C-34 80 -28 72 -18 72" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>${[[-56, 84, 0], [-84, 84, 30], [-34, 122, -20], [-76, 60, 10], [-18, 72, -30], [-114, 86, 6]].map(([x = 0, y = 0, turn = 0]) => `<path d="M0 -9C8 -4 8 5 0 10C-8 5 -8 -4 0 -9Z" fill="${leaf}" transform="translate(${x} ${y}) rotate(${turn})"/>`).join('')}</g>`;
  const flower = (x: number, y: number, k: number): string => `<g transform="translate(${x} ${y}) scale(${k})">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0 0C-10 -10 -9 -22 0 -27C9 -22 10 -10 0 0Z" fill="${leaf}" transform="rotate(${turn})"/>`).join('')}<circle r="7" fill="${ink}"/></g>`;
  const edge = (d: string): string => `<path d="${d}" fill="none" stroke="${leaf}" stroke-width="3" opacity=".9" transform="translate(160 160) scale(.93) translate(-160 -158)"/>`;
  // Translucent paper over bamboo, lit from the left and folded along the spine.
  const ribs = [-3, -2, -1, 1, 2, 3].map((i) => `<path d="M160 176Q${160 + i * 22} 128 ${160 + i * 46} ${74 + Math.abs(i) * 3}" stroke="${ink}" stroke-width="3" fill="none" opacity=".22"/>`).join('');
  const fold = `<path d="M160 70L120 186H160Z" fill="#fff" opacity=".2"/><path d="M160 70L216 186H160Z" fill="${ink}" opacity=".24"/><path d="M40 84Q96 40 150 86" stroke="#fff" stroke-width="16" stroke-linecap="round" fill="none" opacity=".16"/>`;
  const tassel = (x: number, y: number): string => `<g transform="translate(${x} ${y})"><circle r="6" fill="${leaf}"/>${[-8, -4, 0, 4, 8].map((dx) => `<path d="M0 4Q${dx * 0.4} 22 ${dx} 44" stroke="${wing[1]}" stroke-width="3" fill="none" stroke-linecap="round"/>`).join('')}</g>`;
  return `${tassel(14, 92)}${tassel(306, 92)}<path d="M160 14V312M64 206C60 190 100 172 160 172S260 190 256 206" stroke="#B48A4E" stroke-width="6" fill="none"/><path d="M92 26Q160 -2 228 26" stroke="#C89A5A" stroke-width="7" fill="none" stroke-linecap="round"/><path d="M92 26Q160 40 228 26" stroke="#FFF6E0" stroke-width="2.500" fill="none"/>${s.solid(crescent, tail, { depth: 14 })}${s.within(crescent, edge(crescent) + flower(160, 284, 0.62) + flower(104, 264, 0.46) + flower(216, 264, 0.46))}${s.solid(oval(160, 202, 34, 44), tail, { depth: 10 })}${flower(160, 210, 0.86)}${s.solid(wings, wing, { depth: 16 })}${s.within(wings, `${ribs}${fold}${edge(wings)}${vine(1)}${vine(-1)}`)}${flower(160, 112, 1.05)}`;
}

/** The small wau bulan in red and gold. */
export function wauRed(): string {
  const s = createSketch(881);
  return s.svg(wau(s, { wing: ['#F27A5E', '#C8302A', '#6E0E14'], tail: ['#3E8A9C', '#12566C', '#05283A'], ink: '#2E0A10', leaf: '#FFD87A' }));
}

/** The small wau bulan in green and cream. */
export function wauGreen(): string {
  const s = createSketch(882);
  return s.svg(wau(s, { wing: ['#7AC08E', '#1F7A52', '#093A28'], tail: ['#F6B45A', '#D2761E', '#7A3A08'], ink: '#0A2A1C', leaf: '#FFF0C4' }));
}

/** A spool of line with two wooden grips. */
export function kiteSpool(): string {
  const s = createSketch(883);
  const wood: Tones = ['#F0CE96', '#C0904E', '#70481E'];
  const line = Array.from({ length: 18 }, (_, i) => `<path d="M96 ${112 + i * 6.2}Q160 ${124 + i * 6.2} 224 ${112 + i * 6.2}" stroke="${i % 2 ? '#E8E2D2' : '#B8AE98'}" stroke-width="4" fill="none"/>`).join('');
  return s.svg(`${s.solid('M144 16H176V310H144Z', wood, { depth: 8 })}<path d="M96 108H224V232H96Z" fill="${barrel(s, ['#FFFFFF', '#EAE4D4', '#9A917C'])}"/>${line}<path d="${wall({ cx: 160, rx: 92, ry: 20 }, 86, 98)}" fill="${barrel(s, wood)}"/><path d="${oval(160, 86, 92, 20)}" fill="${s.gradient(wood)}"/><path d="${wall({ cx: 160, rx: 92, ry: 20 }, 228, 242)}" fill="${barrel(s, wood)}"/><path d="${wall({ cx: 160, rx: 16, ry: 5 }, 16, 86)}" fill="${barrel(s, wood)}"/>`);
}

const teak: Tones = ['#DDA066', '#9A5A2A', '#4A2410'];

function cups(s: Sketch, x: number, y: number, rx: number, ry: number, seeds: number): string {
  const hole = oval(x, y, rx, ry);
  const dots = Array.from({ length: seeds }, () => { const a = s.random() * 6.283; const r = Math.sqrt(s.random()) * 0.62; return s.ball(x + Math.cos(a) * rx * r, y + ry * 0.22 + Math.sin(a) * ry * r * 0.7, 5.4, 4.6, seedTones[Math.floor(s.random() * seedTones.length)] ?? ['#FFFFFF', '#E9DFCB', '#9A8A6A']); }).join('');
  return `<path d="${hole}" fill="${s.gradient(['#2A1206', '#6E3A18', '#B87A44'], 'down')}"/>${s.within(hole, dots)}<path d="M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}" stroke="#F2C48A" stroke-width="2.500" fill="none" opacity=".7"/>`;
}

const seedTones: readonly Tones[] = [['#FFFFFF', '#F0E6D2', '#A89878'], ['#FFD08A', '#E0922E', '#8A4E0A'], ['#F29A86', '#C8452E', '#6E140C']];

/** The congkak board: a long boat with seven cups on each side and a store at each end. */
export function congkak(): string {
  const s = createSketch(884);
  const top = 'M6 150C20 118 60 112 88 116H232C260 112 300 118 314 150C300 186 260 196 232 192H88C60 196 20 186 6 150Z';
  const hull = 'M6 150C20 186 60 196 88 192H232C260 196 300 186 314 150C314 200 276 232 236 234H84C44 232 6 200 6 150Z';
  const carving = Array.from({ length: 9 }, (_, i) => `<path d="M${58 + i * 25} 214q6 -12 12 0t12 0" stroke="#F2C48A" stroke-width="3" fill="none" opacity=".75" stroke-linecap="round"/>`).join('');
  const row = (y: number, lift: number): string => Array.from({ length: 7 }, (_, i) => cups(s, 76 + i * 28, y, 12, 9 + lift, 4)).join('');
  return s.svg(`${s.solid(hull, teak, { depth: 16, inside: carving })}<path d="M70 230H116L110 250H76ZM204 230H250L244 250H210Z" fill="${s.gradient(['#9A5A2A', '#4A2410'], 'down')}"/>${s.solid(top, teak, { depth: 12, inside: '<path d="M10 140Q160 126 312 142M16 166Q160 158 304 168" stroke="#4A2410" stroke-width="2" fill="none" opacity=".3"/>' })}${row(137, 0)}${row(168, 1)}${cups(s, 40, 152, 19, 20, 9)}${cups(s, 280, 152, 19, 20, 9)}`);
}

/** A heap of seeds. */
export function seeds(): string {
  const s = createSketch(885);
  const places = Array.from({ length: 30 }, (_, i) => {
    const a = i * 2.4;
    const r = Math.sqrt((i + 0.5) / 30);
    return { x: 160 + Math.cos(a) * r * 132 + (s.random() - 0.5) * 14, y: 200 + Math.sin(a) * r * 52 - (1 - r) * 34, i };
  }).sort((a, b) => a.y - b.y);
  return s.svg(places.map(({ x, y, i }) => {
    const tones = seedTones[i % 3] ?? ['#FFFFFF', '#F0E6D2', '#A89878'];
    return `<ellipse cx="${x + 4}" cy="${y + 9}" rx="19" ry="14" fill="#2A1206" opacity=".3"/>${s.ball(x, y, 19, 16, tones, (i * 37) % 90)}<ellipse cx="${x - 6}" cy="${y - 6}" rx="5" ry="3" fill="#fff" opacity=".7"/>`;
  }).join(''));
}

/** A drawstring bag for the seeds, made of checked cloth. */
export function seedBag(): string {
  const s = createSketch(886);
  const cloth: Tones = ['#F2E2C0', '#D8B47E', '#8E6A36'];
  const check = Array.from({ length: 12 }, (_, i) => `<path d="M${40 + i * 22} 110V300M40 ${120 + i * 18}H290" stroke="${mix('#C8302A', '#D8B47E', 0.3)}" stroke-width="6" opacity=".4"/>`).join('');
  return s.svg(`${s.solid('M112 112C64 156 40 222 66 274C84 300 236 300 254 274C280 222 256 156 208 112Q160 128 112 112Z', cloth, { depth: 22, inside: check })}${s.solid('M112 104C100 80 84 62 78 40C104 46 118 32 138 40C156 30 170 42 188 34C206 38 226 30 244 42C236 64 220 82 208 104Q160 118 112 104Z', cloth, { depth: 10 })}<path d="M110 108Q160 124 210 108" stroke="#A8281E" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M198 114C224 136 220 160 236 180" stroke="#A8281E" stroke-width="5" fill="none" stroke-linecap="round"/>`);
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { filling, heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { standUp, windowOn } from '#seed/artwork/drawings/packaged/pantry/standUp.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const jellies: readonly Tones[] = [['#FF9AA8', '#E83A5A', '#9A0E2E'], ['#FFE27A', '#F6B41E', '#B0700A'], ['#B8EC8A', '#5AB83A', '#26741A'], ['#FFC08A', '#F5822A', '#B04A0A'], ['#D9AEF4', '#9A5AD0', '#5A2290']];

/** Fruit gummies: hearts, rings, drops, slices and cushions. */
function gummy(s: Sketch, x: number, y: number, turn: number, i: number, k: number): string {
  const tones = jellies[i % jellies.length] ?? ['#FF9AA8', '#E83A5A', '#9A0E2E'];
  const fill = s.radial([tones[0], tones[1], tones[2]], 0.34, 0.26, 0.95);
  const shapes = [
    `<path d="M0 26C-30 8 -32 -18 -14 -22C-4 -24 0 -14 0 -10C0 -14 4 -24 14 -22C32 -18 30 8 0 26Z" fill="${fill}"/>`,
    `<path d="${oval(0, 0, 27, 24)}${oval(0, 0, 9, 8)}" fill-rule="evenodd" fill="${fill}"/>`,
    `<path d="M0 -28C12 -12 24 -2 24 10A24 19 0 0 1 -24 10C-24 -2 -12 -12 0 -28Z" fill="${fill}"/>`,
    `<path d="M-31 -13A31 32 0 0 0 31 -13Q0 -24 -31 -13Z" fill="${fill}"/><path d="M-22 -9A23 23 0 0 0 22 -9" stroke="#fff" stroke-width="3" fill="none" opacity=".5"/>`,
    `<rect x="-23" y="-21" width="46" height="42" rx="15" fill="${fill}"/>`,
  ];
  const sugar = Array.from({ length: 4 }, () => `<circle cx="${(s.random() * 36 - 18).toFixed(1)}" cy="${(s.random() * 30 - 14).toFixed(1)}" r="1.300" fill="#fff" opacity=".8"/>`).join('');
  return `${under(s, x, y + 3 * k, 28 * k, 24 * k, tones[2], 0.34)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn % 70) - 35).toFixed(0)}) scale(${k})">${shapes[(i * 3 + Math.floor(i / 5)) % 5]}${sugar}<ellipse cx="-9" cy="-9" rx="9" ry="4" fill="#fff" opacity=".6" transform="rotate(-30 -9 -9)"/></g>`;
}

/** A bright pouch of fruit gummies with a cloud-shaped window. */
export function gummyBag(): string {
  const s = createSketch(911);
  const cloud = 'M98 236C74 232 74 196 102 194C104 166 142 158 156 178C172 160 208 166 210 192C240 190 248 230 222 238C218 262 186 268 174 254C160 272 122 268 118 248C110 250 102 246 98 236Z';
  const inside = filling(s, 90, 170, 236, 268, 46, (x, y, turn) => gummy(s, x, y, turn, Math.floor(s.random() * 25), 0.9));
  const confetti = Array.from({ length: 16 }, (_, i) => `<circle cx="${(70 + s.random() * 180).toFixed(1)}" cy="${(64 + s.random() * 226).toFixed(1)}" r="${(3 + s.random() * 5).toFixed(1)}" fill="${['#FFF3B0', '#FF9AB8', '#A8F0D8', '#FFC48A'][i % 4]}" opacity=".75"/>`).join('');
  const print = `${confetti}<path d="M82 74C110 60 210 60 238 74C250 96 244 132 230 142C200 154 120 154 90 142C76 132 70 96 82 74Z" fill="#FFF9EE"/>${productLabel('halal-gummy', { box: [92, 76, 228, 140], ink: '#7A3AB0', accent: '#D8407A', paper: '#FFF9EE' })}${windowOn(s, cloud, inside, '#FFFFFF', '#F2E6FA')}${printed('star', 232, 158, 0.42, '#2E7A4A', '#FFF9EE')}`;
  return s.svg(standUp(s, { cx: 160, top: 88, foot: 94, from: 24, to: 304, tones: ['#D8B0FA', '#9E66DC', '#55289A'], print, gloss: 1, seal: 'hole', zip: false }));
}

/** A heap of gummies. */
export function gummies(): string {
  const s = createSketch(912);
  return s.svg(heap(s, { cx: 160, base: 244, width: 240, height: 92, count: 16 }, (x, y, turn, i) => gummy(s, x, y, turn, i * 7 + 3, 1.36)));
}

/** A footed glass of gummies. */
export function gummyGlass(): string {
  const s = createSketch(913);
  const cup = 'M58 116C58 176 96 210 144 216H176C224 210 262 176 262 116Z';
  const inside = filling(s, 76, 134, 246, 200, 46, (x, y, turn) => gummy(s, x, y, turn, Math.floor(s.random() * 25), 1.06));
  return s.svg(`<path d="M150 214H170L174 264Q160 270 146 264Z" fill="#D9E6EC"/><path d="M154 216V264" stroke="#fff" stroke-width="5"/><ellipse cx="160" cy="274" rx="68" ry="18" fill="#AFC2CC"/><ellipse cx="160" cy="270" rx="68" ry="17" fill="${s.gradient(['#FFFFFF', '#DDE8EE', '#B4C6D0'])}"/><path d="${cup}" fill="#F0F6F8" opacity=".7"/>${s.within(cup, inside)}${heap(s, { cx: 160, base: 136, width: 172, height: 60, count: 10 }, (x, y, turn, i) => gummy(s, x, y, turn, i * 7 + 1, 1.1))}<path d="${cup}" fill="#fff" opacity=".1"/><path d="M58 116A102 22 0 0 0 262 116" stroke="#fff" stroke-width="5" fill="none" opacity=".85"/>${s.soft(3, '<path d="M70 134C76 172 100 198 136 208" stroke="#fff" stroke-width="9" fill="none" opacity=".85"/><path d="M252 134C246 172 222 198 186 208" stroke="#3A2A4A" stroke-width="8" fill="none" opacity=".25"/>')}`);
}

/** A small box of baking gelatine. */
export function gelatineBox(): string {
  const s = createSketch(914);
  const [x, y, w, h] = [78, 96, 132, 204];
  const front = `<path d="M${x} ${y + 96}C${x + 40} ${y + 70} ${x + 92} ${y + 110} ${x + w} ${y + 84}V${y + h}H${x}Z" fill="#D84A6A"/><path d="M${x} ${y + 96}C${x + 40} ${y + 70} ${x + 92} ${y + 110} ${x + w} ${y + 84}" stroke="#F8D27A" stroke-width="6" fill="none"/>${productLabel('halal-gelatine', { box: [x + 12, y + 10, x + w - 12, y + 76], ink: '#9A1E40', accent: '#B8860A', paper: '#FFF8EA' })}<g transform="translate(${x + w / 2} ${y + 156})"><path d="M-40 26C-38 -4 -30 -24 -22 -26C-14 -36 14 -36 22 -26C30 -24 38 -4 40 26Q0 38 -40 26Z" fill="#FFE3EA"/><path d="M-16 -24L-24 28M0 -30V32M16 -24L24 28" stroke="#F3A4B8" stroke-width="4"/></g>${printed('star', x + w - 22, y + 132, 0.46, '#2E7A4A', '#FFFDF6')}`;
  const side = `<path d="M0 96H60V204H0Z" fill="#B8325A"/><rect x="12" y="24" width="34" height="5" rx="2.500" fill="#9A1E40" opacity=".6"/><rect x="12" y="36" width="26" height="4" rx="2" fill="#9A1E40" opacity=".4"/><rect x="12" y="46" width="30" height="4" rx="2" fill="#9A1E40" opacity=".4"/><rect x="12" y="56" width="22" height="4" rx="2" fill="#9A1E40" opacity=".4"/>`;
  return s.svg(carton(s, { x, y, width: w, height: h, depth: 58, paper: '#FFF8EA', front, side, top: `<path d="M${x + 30} ${y - 12}H${x + w + 30}" stroke="#E9D9BC" stroke-width="2.500"/>` }));
}

function jelly(s: Sketch, tones: Tones): string {
  const body = 'M52 262C56 200 74 148 96 132C104 108 132 98 160 98S216 108 224 132C246 148 264 200 268 262Q160 304 52 262Z';
  const flutes = [84, 110, 136, 160, 184, 210, 236].map((x, i) => `<path d="M${160 + (x - 160) * 0.62} 116Q${160 + (x - 160) * 0.92} 180 ${160 + (x - 160) * 1.2} 276" stroke="${i % 2 ? tones[2] : '#fff'}" stroke-width="10" fill="none" opacity="${i % 2 ? 0.32 : 0.38}"/>`).join('');
  const fruit = ([[118, 226, 14], [168, 240, 15], [206, 214, 13], [150, 190, 12]] as const).map(([x, y, r], i) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${['#FFD24A', '#8ACB4E', '#FFD24A', '#FF9A3A'][i]}" opacity=".75"/>`).join('');
  return `${s.solid(body, tones, { depth: 22, inside: `${fruit}${s.soft(3, flutes)}` })}<path d="${oval(158, 122, 58, 17)}" fill="${tones[0]}" opacity=".75"/><path d="${oval(158, 124, 30, 8)}" fill="${tones[2]}" opacity=".35"/>${s.glint(96, 188, 9, 38, 14, 0.75)}${s.glint(136, 114, 22, 5, -8, 0.8)}`;
}

/** A turned-out jelly with fruit set in it. */
export function setJelly(): string {
  const s = createSketch(915);
  return s.svg(jelly(s, ['#FFA6B8', '#E8486E', '#9A1238']));
}

/** Cubes of jelly. */
export function jellyCubes(): string {
  const s = createSketch(916);
  const cube = (x: number, y: number, k: number, [light, mid, dark]: Tones): string => `${under(s, x, y + 40 * k, 58 * k, 22 * k, dark, 0.3)}<g transform="translate(${x} ${y}) scale(${k})" opacity=".94"><path d="M-50 -12L4 -34L54 -14L0 10Z" fill="${light}"/><path d="M-50 -12L0 10V62L-48 38Z" fill="${s.gradient([light, mid], 'down')}"/><path d="M0 10L54 -14L52 36L0 62Z" fill="${s.gradient([mid, dark])}"/><path d="M-50 -12L0 10L54 -14M0 10V62" stroke="#fff" stroke-width="3" fill="none" opacity=".55"/>${s.glint(-26, 12, 5, 14, 0, 0.6)}</g>`;
  return s.svg(`${cube(212, 148, 1, ['#FFE9A0', '#F6C23A', '#B8800E'])}${cube(104, 160, 1.05, ['#FFB0C0', '#E8486E', '#9A1238'])}${cube(160, 206, 1.12, ['#C8F0A0', '#6EC04A', '#2E7A22'])}`);
}

/** Clear, ribbed leaves of gelatine. */
export function gelatineLeaves(): string {
  const s = createSketch(917);
  const sheet = (x: number, y: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn}) skewX(-16)"><rect x="-92" y="-34" width="184" height="68" rx="3" fill="${s.gradient(['#FFFBEA', '#F0E2B8', '#D9C48A'])}" opacity=".82"/><path d="${Array.from({ length: 11 }, (_, i) => `M${-92 + i * 18} -34L${-74 + i * 18} 34M${-74 + i * 18} -34L${-92 + i * 18} 34`).join('')}" stroke="#fff" stroke-width="2" opacity=".7"/><rect x="-92" y="-34" width="184" height="68" rx="3" fill="none" stroke="#C9B070" stroke-width="2" opacity=".7"/></g>`;
  return s.svg(`${sheet(176, 180, -6)}${sheet(160, 204, 4)}${sheet(146, 228, -2)}`);
}

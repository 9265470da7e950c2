import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { filling, heap } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { date, longan, mangoStrip, pineappleRing, raisin } from '#seed/artwork/drawings/packaged/pantry/morsels.ts';
import { band, glass, patch, vessel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { standUp, windowOn } from '#seed/artwork/drawings/packaged/pantry/standUp.ts';
import { productLabel, labelLine } from '#seed/artwork/labels/productLabel.ts';
import { around, sagging } from '#seed/artwork/labels/surfaces.ts';

const sultana: Tones = ['#FFEBA4', '#EBB446', '#B4741C'];
const turned: Tones = ['#E8BE84', '#B47C42', '#64401C'];

/** A foil pouch of dried mango with a mango-shaped window. */
export function mangoPouch(): string {
  const s = createSketch(831);
  const mango = 'M112 214C112 170 156 142 204 158C232 172 232 214 212 242C188 272 142 276 122 252C112 240 112 226 112 214Z';
  const strips = filling(s, 100, 158, 236, 276, 34, (x, y, turn) => mangoStrip(s, x, y, turn, 0.72));
  const print = `<path d="M40 60H280V150Q160 128 40 150Z" fill="#F6A21E"/><path d="M40 150Q160 128 280 150" stroke="#FFF0BC" stroke-width="5" fill="none"/>${productLabel('dried-mango-strips', { surface: sagging(40, 280, -6), box: [84, 76, 236, 142], ink: '#6A2E04', accent: '#B85608', paper: '#FFF0BC' })}${windowOn(s, mango, strips, '#FFF0BC', '#B8640E')}<path d="M196 156C204 140 222 132 238 136C234 150 216 160 198 160Z" fill="#4E9E42"/>`;
  return s.svg(standUp(s, { cx: 160, top: 84, foot: 92, from: 26, to: 304, tones: ['#FFD98A', '#EE9A2A', '#A85A0A'], print, gloss: 0.9, seal: 'hole' }));
}

/** Strips of dried mango. */
export function mangoStrips(): string {
  const s = createSketch(832);
  return s.svg(heap(s, { cx: 160, base: 244, width: 210, height: 90, count: 13 }, (x, y, turn) => mangoStrip(s, x, y, turn, 1.15)));
}

/** A wooden bowl of mango strips. */
export function mangoBowl(): string {
  const s = createSketch(833);
  return s.svg(bowlOf(s, turned, ['#8A4E12', '#6E3A0A', '#3A1C02'], heap(s, { cx: 160, base: 184, width: 190, height: 84, count: 17 }, (x, y, turn) => mangoStrip(s, x, y, turn, 0.92))));
}

/** A clear bag of pineapple rings under a folded card. */
export function pineappleBag(): string {
  const s = createSketch(834);
  const bag = 'M74 96H246C254 150 256 230 250 286C246 304 220 302 160 304S74 304 70 286C64 230 66 150 74 96Z';
  const rings = filling(s, 100, 134, 230, 282, 78, (x, y, turn) => pineappleRing(s, x, y, turn, 1.02));
  const film = s.soft(4, '<path d="M88 120C80 180 82 240 86 284" stroke="#fff" stroke-width="11" fill="none" opacity=".8"/><path d="M226 110Q240 150 222 190M110 104Q122 126 112 150M178 288Q214 270 240 280" stroke="#fff" stroke-width="7" fill="none" opacity=".6"/><path d="M246 110Q258 210 244 296" stroke="#3A2A02" stroke-width="13" fill="none" opacity=".3"/>');
  const card = 'M62 40H258V112Q160 120 62 112Z';
  return s.svg(`<path d="${bag}" fill="#EAF0E2" opacity=".75"/>${s.within(bag, `${rings}${film}`)}<path d="${bag}" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>${s.soft(3, '<path d="M66 116Q160 124 254 116" stroke="#1A2A04" stroke-width="8" fill="none" opacity=".4"/>')}${s.solid(card, ['#8CC86A', '#3F8F46', '#1C5428'], { depth: 12, inside: `<path d="M62 92Q160 100 258 92V120H62Z" fill="#F7C640"/>${productLabel('dried-pineapple-rings', { box: [120, 46, 244, 92], ink: '#FFFBE2', accent: '#F7C640', paper: '#1C5428', without: ['net'] })}${labelLine('dried-pineapple-rings', 'net', { box: [120, 101, 200, 111], ink: '#1C5428' })}` })}<g transform="translate(94 70) scale(.8)"><ellipse cy="6" rx="14" ry="18" fill="#F7C640"/><path d="M0 -12C-14 -16 -18 -26 -14 -32C-6 -30 -2 -22 0 -14C2 -24 8 -32 16 -32C18 -24 12 -16 0 -12Z" fill="#CDEBA0"/></g><path d="M116 104h18M186 104h18" stroke="#E6ECEE" stroke-width="4" stroke-linecap="round"/>`);
}

/** Rings of dried pineapple, loosely piled. */
export function pineappleRings(): string {
  const s = createSketch(835);
  return s.svg(`${pineappleRing(s, 212, 190, 4, 1.5)}${pineappleRing(s, 96, 200, 20, 1.6)}${pineappleRing(s, 160, 224, 10, 1.7)}${pineappleRing(s, 150, 164, 16, 1.5)}`);
}

function dateRows(s: Sketch): string {
  return [0, 1, 2, 3].map((row) => Array.from({ length: 4 }, (_, i) => date(s, 78 + i * 55 + (row % 2) * 6, 184 + row * 25, -8 + ((i * 7 + row * 5) % 17), 0.6)).join('')).join('');
}

/** An open box of dates with its lid behind it. */
export function dateBox(): string {
  const s = createSketch(836);
  const lidFace = 'M44 52H276L288 166H32Z';
  const print = `<path d="M60 66H262L270 152H50Z" fill="none" stroke="#E9C27A" stroke-width="3"/>${productLabel('medjool-dates', { box: [76, 74, 244, 146], ink: '#F6DDA8', accent: '#E9C27A', paper: '#4A1E2A' })}`;
  return s.svg(`${s.solid(lidFace, ['#8E3A4E', '#5E1E30', '#2E0A16'], { depth: 14, inside: print })}<path d="M32 166H288V172H32Z" fill="#2E0A16"/><path d="M20 166H300L292 272H28Z" fill="#3A1420"/><path d="M32 174H288L280 268H40Z" fill="${s.gradient(['#C9A46A', '#F3DDAE'], 'down')}"/>${s.within('M32 172H288L282 268H38Z', dateRows(s))}<path d="M20 262H300L294 304Q293 308 288 308H32Q27 308 26 304Z" fill="${s.gradient(['#6E283A', '#8E3A4E', '#6A2436', '#3E101E'], 'across')}"/><path d="M20 262H300" stroke="#C98A9A" stroke-width="3" opacity=".7"/><path d="M26 280H294" stroke="#E9C27A" stroke-width="3" opacity=".8"/>`);
}

/** A small dish of dates, one of them split. */
export function dateDish(): string {
  const s = createSketch(837);
  const brass: Tones = ['#FFE9A6', '#CF9E48', '#7A5418'];
  const dates = ([[92, 176, 10], [150, 184, -12], [212, 178, 16], [118, 152, -24], [184, 154, 8], [150, 128, -6]] as const).map(([x, y, turn]) => date(s, x, y, turn, 0.86)).join('');
  return s.svg(`<path d="M138 230H182L196 278Q160 290 124 278Z" fill="${s.gradient(['#CF9E48', '#FFE9A6', '#CF9E48', '#7A5418'], 'across')}"/><ellipse cx="160" cy="278" rx="56" ry="13" fill="#8E6420"/><ellipse cx="160" cy="274" rx="56" ry="13" fill="${s.gradient(['#FFE9A6', '#CF9E48', '#8A6020'])}"/>${s.solid('M26 176C40 220 100 240 160 240S280 220 294 176Z', brass, { depth: 12 })}<path d="${oval(160, 176, 134, 38)}" fill="${s.gradient(['#FFF3C6', '#E0B35A', '#A47A2C'])}"/><path d="${oval(160, 178, 124, 32)}" fill="#7A5418"/>${dates}`);
}

const clampJar = vessel({ cx: 160, neck: 84, body: 92, top: 92, shoulder: [96, 112], bottom: 302, foot: 16 });

/** A clamp jar of dried longan. */
export function longanJar(): string {
  const s = createSketch(838);
  const round = { cx: 160, rx: 92, ry: 16 };
  const fruit = `<rect x="60" y="110" width="200" height="200" fill="#6E4420"/>${filling(s, 80, 132, 246, 292, 46, (x, y, turn) => longan(s, x, y, turn, 28))}`;
  const wire = '<path d="M62 112C46 130 48 170 62 190M62 112L74 92" stroke="#8A949A" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M61 112C46 130 47 170 61 188" stroke="#F2F6F8" stroke-width="2.200" fill="none"/><path d="M62 146h-12" stroke="#8A949A" stroke-width="7" stroke-linecap="round"/>';
  const top = `<path d="M72 92Q160 116 248 92V84Q160 106 72 84Z" fill="#E0562E"/><path d="M70 84C70 62 110 48 160 48S250 62 250 84Q160 108 70 84Z" fill="#EAF2F0" opacity=".92"/><path d="M70 84C70 62 110 48 160 48S250 62 250 84Q160 108 70 84Z" fill="${s.gradient(['#FFFFFF', '#DDE8E6', '#A9BAB8'])}" opacity=".7"/><path d="M92 72Q130 56 176 58" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round"/><path d="${band({ cx: 160, rx: 92, ry: 20 }, 92, 99)}" fill="#C9D2D6"/><path d="M68 92Q160 118 252 92" stroke="#fff" stroke-width="2" fill="none"/>`;
  const label = `<path d="${patch(round, 92, 224, 178, 262)}" fill="${s.gradient(['#FFF9EA', '#F4E7C6', '#D9C596'], 'across')}"/><path d="${patch(round, 96, 220, 182, 258)}" fill="none" stroke="#A4622A" stroke-width="2"/>${productLabel('dried-longan', { surface: around(round), box: [103, 187, 213, 253], ink: '#5A2E0A', accent: '#A4622A', paper: '#FFF9EA' })}`;
  return s.svg(`${glass(s, clampJar, fruit)}${label}${s.glint(86, 220, 5, 62, 0, 0.8)}${wire}${top}`);
}

/** A heap of dried longan, one of them cracked open. */
export function longanHeap(): string {
  const s = createSketch(839);
  return s.svg(`${heap(s, { cx: 160, base: 248, width: 230, height: 100, count: 17 }, (x, y, turn) => longan(s, x, y, turn, 31))}${s.solid(oval(92, 252, 30, 27), ['#8A4E1E', '#4A220A', '#1E0A02'], { depth: 8 })}<path d="M62 256A31 28 0 0 0 122 254L112 262 102 256 92 264 82 257 72 263Z" fill="#C08A52"/>${s.glint(82, 244, 9, 4, -20, 0.5)}`);
}

/** A glass cup of longan tea. */
export function longanTea(): string {
  const s = createSketch(840);
  const cup = 'M56 108H264C262 190 232 264 196 274H124C88 264 58 190 56 108Z';
  const fruit = ([[112, 232, 26], [160, 244, 27], [206, 230, 25], [140, 206, 23], [184, 202, 22]] as const).map(([x, y, r]) => s.ball(x, y, r, r * 0.9, ['#D98A3E', '#8A4412', '#4A1E04'])).join('');
  const dates = '<path d="M100 150q16 -14 34 0q-14 14 -34 0Z" fill="#B8341E"/><path d="M186 154q18 -12 34 4q-18 10 -34 -4Z" fill="#A82A16"/>';
  return s.svg(`<path d="${cup}" fill="#F2F5F0" opacity=".8"/>${s.solid('M63 146H257C248 200 226 258 194 266H126C94 258 72 200 63 146Z', ['#F2B45E', '#C8701E', '#7A3606'], { depth: 18, inside: fruit })}<path d="${oval(160, 146, 97, 21)}" fill="#EBA24A"/><path d="${oval(160, 147, 88, 16)}" fill="#D0802C"/>${dates}<path d="${oval(160, 108, 104, 25)}" fill="#fff" opacity=".28"/><path d="${oval(160, 108, 103, 25)}" fill="none" stroke="#fff" stroke-width="5" opacity=".95"/><path d="M66 126C70 190 94 252 126 266" stroke="#fff" stroke-width="8" fill="none" opacity=".6"/>${s.glint(102, 200, 6, 40, -14, 0.6)}<ellipse cx="160" cy="276" rx="40" ry="7" fill="#D9E0DA"/>`);
}

/** A kraft bag of golden raisins, with its top rolled and pegged. */
export function raisinBag(): string {
  const s = createSketch(841);
  const round = oval(160, 214, 60, 52);
  const fruit = filling(s, 100, 164, 222, 268, 22, (x, y, turn) => raisin(s, x, y, turn, 0.74, sultana));
  const print = `<path d="M96 74H224V148H96Z" fill="#FFF6E0"/><path d="M100 78H220V144H100Z" fill="none" stroke="#8A5A22" stroke-width="2"/>${productLabel('raisins-golden', { box: [106, 83, 214, 139], ink: '#6E4214', accent: '#A4742A', paper: '#FFF6E0' })}${windowOn(s, round, fruit, '#8A5A22')}`;
  const peg = `<path d="M206 14H226V70H206Z" fill="${s.gradient(['#F6DBA6', '#CF9F5E', '#8E6430'], 'across')}"/><path d="M216 14V70" stroke="#7A5220" stroke-width="2.500"/><rect x="203" y="38" width="26" height="7" rx="3" fill="#AEB6BA"/>`;
  return s.svg(`${standUp(s, { cx: 160, top: 80, foot: 90, from: 34, to: 304, tones: ['#EACB98', '#C4965A', '#7E5628'], print, gloss: 0, zip: false, seal: 'rolled' })}${peg}`);
}

/** A bowl of golden raisins. */
export function raisinBowl(): string {
  const s = createSketch(842);
  return s.svg(bowlOf(s, ['#F2E4F4', '#B89AC6', '#6A4A7C'], sultana, heap(s, { cx: 160, base: 188, width: 196, height: 66, count: 88 }, (x, y, turn) => raisin(s, x, y, turn, 0.7, sultana))));
}

/** Golden raisins spilt in a heap. */
export function raisinHeap(): string {
  const s = createSketch(843);
  return s.svg(heap(s, { cx: 160, base: 248, width: 250, height: 90, count: 44 }, (x, y, turn) => raisin(s, x, y, turn, 1.05, sultana)));
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { filling, heap } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { almond, cashew, cracker, crisp, murukkuSpiral, peanut } from '#seed/artwork/drawings/packaged/pantry/morsels.ts';
import { pillow } from '#seed/artwork/drawings/packaged/pantry/pillow.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { band, barrel, glass, lid, patch, vessel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const bananaTones: Tones = ['#FFF0AE', '#F2CC5A', '#B8861E'];
const tapiocaTones: Tones = ['#FFD9A0', '#EE9A4A', '#A8481A'];
const bananaHeart = '<path d="M0 -10V-3M-9 6L-3 2M9 6L3 2" stroke="#9A6214" stroke-width="3.500" opacity=".42" stroke-linecap="round"/>';
const chilliDust = '<g fill="#B8200E" opacity=".75"><circle cx="-12" cy="-4" r="3"/><circle cx="6" cy="-10" r="2.500"/><circle cx="14" cy="5" r="3"/><circle cx="-4" cy="10" r="2.500"/><circle cx="2" cy="0" r="2"/><circle cx="-20" cy="6" r="2"/></g>';

const bananaChip = (s: Sketch, x: number, y: number, turn: number, k: number): string => crisp(s, x, y, turn, k, bananaTones, bananaHeart);
const tapiocaChip = (s: Sketch, x: number, y: number, turn: number, k: number): string => crisp(s, x, y, turn, k * 1.15, tapiocaTones, chilliDust);

/** A bag of salted banana chips. */
export function bananaBag(): string {
  const s = createSketch(851);
  const chips = heap(s, { cx: 160, base: 268, width: 196, height: 96, count: 15 }, (x, y, turn) => bananaChip(s, x, y, turn, 1));
  const print = `<path d="M40 176C90 148 230 148 280 176V290H40Z" fill="#2E8A5A"/><path d="M40 176C90 148 230 148 280 176" stroke="#FFF7D6" stroke-width="5" fill="none"/><ellipse cx="160" cy="108" rx="92" ry="46" fill="#FFF9E0"/>${productLabel('banana-chips', { box: [102, 76, 218, 140], ink: '#1F6A44', accent: '#C8860A', paper: '#FFF9E0' })}${chips}`;
  return s.svg(pillow(s, { left: 50, right: 270, top: 26, bottom: 304, tones: ['#FFEFA0', '#F6C63A', '#B47E0E'], print }));
}

/** A heap of banana chips. */
export function bananaChips(): string {
  const s = createSketch(852);
  return s.svg(heap(s, { cx: 160, base: 246, width: 230, height: 90, count: 14 }, (x, y, turn) => bananaChip(s, x, y, turn, 1.24)));
}

/** A bowl of woven palm filled with banana chips. */
export function bananaBowl(): string {
  const s = createSketch(853);
  const weave = Array.from({ length: 60 }, (_, i) => `<rect x="${40 + (i % 12) * 20 + (Math.floor(i / 12) % 2) * 10}" y="${182 + Math.floor(i / 12) * 20}" width="16" height="15" rx="4" fill="${i % 2 ? '#F2D8A0' : '#A87A3A'}" opacity=".5"/>`).join('');
  const body = 'M44 160L76 276Q160 296 244 276L276 160Z';
  return s.svg(`${s.solid(body, ['#EBC98C', '#C0924E', '#755024'], { depth: 18, inside: weave })}<path d="${oval(160, 160, 118, 38)}" fill="#D9B070"/><path d="${oval(160, 162, 107, 32)}" fill="#5A3A12"/>${heap(s, { cx: 160, base: 188, width: 206, height: 88, count: 30 }, (x, y, turn) => bananaChip(s, x, y, turn, 0.92))}`);
}

/** A torn red bag with tapioca chips falling out. */
export function tapiocaBag(): string {
  const s = createSketch(854);
  const body = 'M66 96L80 88L94 98L112 86L130 97L150 88L168 98L188 87L206 97L224 88L240 98L254 92C262 160 264 220 256 286L248 304H72L64 286C56 220 58 160 66 96Z';
  const red: Tones = ['#FF8A5A', '#D8281A', '#860A0A'];
  const print = `<path d="M40 236C90 214 230 214 280 236V310H40Z" fill="#FFC23A"/><circle cx="160" cy="176" r="60" fill="#FFF1D6"/><circle cx="160" cy="176" r="60" fill="none" stroke="#FFC23A" stroke-width="5"/>${productLabel('tapioca-chips-spicy', { box: [115, 140, 205, 213], ink: '#860A0A', accent: '#D8281A', paper: '#FFF1D6' })}${printed('flame', 108, 268, 0.6, '#D8281A', '#FFC23A')}${printed('flame', 160, 270, 0.7, '#D8281A', '#FFC23A')}${printed('flame', 212, 268, 0.6, '#D8281A', '#FFC23A')}${s.soft(5, '<path d="M84 110C76 170 76 230 82 290" stroke="#fff" stroke-width="12" fill="none" opacity=".65"/><path d="M244 110C252 180 250 240 244 300" stroke="#5A0404" stroke-width="18" fill="none" opacity=".5"/><path d="M110 100Q126 124 118 150M214 104Q196 128 206 150" stroke="#fff" stroke-width="8" fill="none" opacity=".4"/>')}${Array.from({ length: 30 }, (_, i) => `<path d="M${70 + i * 6.2} 290V302" stroke="#5A0404" stroke-width="2" opacity=".3"/>`).join('')}`;
  return s.svg(`<path d="M66 96Q160 60 254 92Q250 120 160 122Q70 120 66 96Z" fill="#C9CDD2"/><path d="M70 94Q160 64 250 92Q240 116 160 116Q84 116 70 94Z" fill="#6E767E"/>${heap(s, { cx: 158, base: 116, width: 156, height: 74, count: 20 }, (x, y, turn) => tapiocaChip(s, x, y, turn, 0.9))}${s.solid(body, red, { depth: 22, inside: print })}`);
}

/** Loose tapioca chips dusted with chilli. */
export function tapiocaChips(): string {
  const s = createSketch(855);
  return s.svg(heap(s, { cx: 160, base: 246, width: 230, height: 86, count: 17 }, (x, y, turn) => tapiocaChip(s, x, y, turn, 1.1)));
}

/** A dark bowl of spicy tapioca chips. */
export function tapiocaBowl(): string {
  const s = createSketch(856);
  return s.svg(bowlOf(s, ['#5A4A48', '#2E2424', '#120C0C'], tapiocaTones, heap(s, { cx: 160, base: 190, width: 204, height: 92, count: 28 }, (x, y, turn) => tapiocaChip(s, x, y, turn, 0.88))));
}

/** A striped paper bag of peanuts in their shells. */
export function peanutBag(): string {
  const s = createSketch(857);
  const front = 'M76 114L88 104L100 116L114 105L128 117L142 106L156 118L170 106L184 117L198 105L212 116L224 104L236 114L244 302H68Z';
  const stripes = Array.from({ length: 8 }, (_, i) => `<path d="M${74 + i * 23} 96L${66 + i * 24.5} 306H${79 + i * 24.5}L${85 + i * 23} 96Z" fill="#D2452E" opacity=".85"/>`).join('');
  const label = `<circle cx="156" cy="212" r="62" fill="#FFF8E6"/><circle cx="156" cy="212" r="58" fill="none" stroke="#D2452E" stroke-width="2.500"/>${productLabel('roasted-peanuts', { box: [111, 169, 201, 257], ink: '#7A3A16', accent: '#C23A22', paper: '#FFF8E6' })}`;
  const creases = s.soft(4, '<path d="M92 120L84 296" stroke="#fff" stroke-width="9" opacity=".6"/><path d="M226 120L236 296" stroke="#3A1A06" stroke-width="15" opacity=".35"/><path d="M70 284Q156 262 242 284" stroke="#3A1A06" stroke-width="6" opacity=".3" fill="none"/>');
  return s.svg(`<path d="M76 114Q156 84 236 114L232 134H80Z" fill="#B9A27E"/>${heap(s, { cx: 156, base: 128, width: 148, height: 74, count: 13 }, (x, y, turn) => peanut(s, x, y, turn, 0.82))}${s.solid(front, ['#FFFDF4', '#F4E9D0', '#BFA678'], { depth: 16, inside: `${stripes}${label}${creases}` })}`);
}

/** A heap of peanuts, one of them with an open shell. */
export function peanuts(): string {
  const s = createSketch(858);
  const open = `<g transform="translate(84 254) rotate(-8)"><path d="M-46 0C-46 -22 -22 -24 -6 -15C4 -12 10 -18 24 -20C42 -20 50 -8 48 4C30 14 -30 16 -46 0Z" fill="#8A5A24"/><path d="M-46 2C-40 22 -22 26 -8 18C4 12 12 20 26 22C42 20 50 10 48 2C30 12 -30 12 -46 2Z" fill="${s.gradient(['#F4D698', '#C48E48'])}"/>${s.ball(-20, -1, 17, 12, ['#E8906A', '#B0482A', '#6A1E0E'])}${s.ball(22, 0, 16, 11, ['#E8906A', '#B0482A', '#6A1E0E'])}</g>`;
  return s.svg(`${heap(s, { cx: 160, base: 244, width: 226, height: 88, count: 15 }, (x, y, turn) => peanut(s, x, y, turn, 0.98))}${open}`);
}

/** A cone of rolled paper filled with peanuts, as sold on the street. */
export function peanutCone(): string {
  const s = createSketch(859);
  const lines = Array.from({ length: 13 }, (_, i) => `<path d="M${84 + i * 5} ${120 + i * 13}H${230 - i * 6}" stroke="#6A6258" stroke-width="3" stroke-dasharray="${16 + (i % 4) * 7} 6" opacity=".35"/>`).join('');
  return s.svg(`<path d="${oval(156, 106, 88, 27)}" fill="#B8AE98"/>${heap(s, { cx: 156, base: 122, width: 158, height: 66, count: 15 }, (x, y, turn) => peanut(s, x, y, turn, 0.7))}${s.solid('M68 104C80 130 120 136 160 134S236 128 246 102C226 172 196 250 170 304C164 310 158 310 154 304C124 250 90 172 68 104Z', ['#FBF7EC', '#E4DBC6', '#A89C80'], { depth: 16, inside: `${lines}<path d="M214 116C196 190 176 250 160 306L246 240V100Z" fill="#5A4E36" opacity=".16"/>` })}`);
}

/** A clear bag of fish crackers, tied at the top. */
export function crackerBag(): string {
  const s = createSketch(860);
  const bag = 'M134 88C96 104 62 150 58 214C54 268 66 296 92 302H228C254 296 266 268 262 214C258 150 224 104 186 88Z';
  const inside = filling(s, 80, 132, 250, 290, 66, (x, y, turn) => cracker(s, x, y, turn, 0.98));
  const film = s.soft(4, '<path d="M84 170C74 210 74 250 84 284" stroke="#fff" stroke-width="12" fill="none" opacity=".85"/><path d="M150 96Q120 124 108 150M168 96Q190 130 206 146M160 100V130" stroke="#fff" stroke-width="7" fill="none" opacity=".7"/><path d="M244 160Q262 230 240 296" stroke="#142430" stroke-width="14" fill="none" opacity=".3"/>');
  const label = `<path d="M92 180H228Q234 180 234 186V262Q234 268 228 268H92Q86 268 86 262V186Q86 180 92 180Z" fill="${s.gradient(['#2E7FB8', '#17588A', '#0E3A60'])}"/>${productLabel('fish-crackers', { box: [95, 188, 225, 260], ink: '#FFFFFF', accent: '#9CD4F6', paper: '#0E3A60' })}`;
  return s.svg(`<path d="M124 30C140 22 180 22 196 30C204 44 190 66 184 82H136C130 66 116 44 124 30Z" fill="#E9F1F4" opacity=".9"/><path d="M140 34L150 80M160 30V80M182 34L170 80" stroke="#fff" stroke-width="6" opacity=".9"/><path d="M130 40L142 82M192 40L178 82" stroke="#8FA4AE" stroke-width="3" opacity=".5"/><path d="${bag}" fill="#EDF3F4" opacity=".7"/>${s.within(bag, `${inside}${film}`)}<path d="${bag}" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>${label}<path d="M132 84Q160 96 188 84" stroke="#C23A26" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M180 90l26 22M178 88l34 6" stroke="#C23A26" stroke-width="6" stroke-linecap="round"/>`);
}

/** A heap of fish crackers. */
export function crackers(): string {
  const s = createSketch(861);
  return s.svg(heap(s, { cx: 160, base: 246, width: 226, height: 96, count: 14 }, (x, y, turn) => cracker(s, x, y, turn, 1.1)));
}

const balang = vessel({ cx: 160, neck: 84, body: 98, top: 86, shoulder: [90, 118], bottom: 304, foot: 26 });

/** A big jar of murukku with a red lid. */
export function murukkuJar(): string {
  const s = createSketch(862);
  const rows = filling(s, 84, 134, 252, 288, 78, (x, y, turn) => murukkuSpiral(s, x, y, turn, 44, 0.92));
  const round = { cx: 160, rx: 98, ry: 18 };
  const label = `<path d="${patch(round, 88, 222, 172, 254)}" fill="${s.gradient(['#FFD24A', '#F4B41E', '#C8860A'])}"/><path d="${patch(round, 93, 217, 177, 249)}" fill="none" stroke="#A8240F" stroke-width="2.500"/>${productLabel('murukku', { surface: around(round), box: [100, 182, 210, 244], ink: '#7A1A0A', accent: '#A8240F', paper: '#FFD24A' })}`;
  return s.svg(`${glass(s, balang, `<rect x="50" y="112" width="220" height="200" fill="#A86A24"/>${rows}`)}${label}${s.glint(82, 214, 5, 66, 0, 0.8)}${lid(s, { cx: 160, rx: 98, ry: 24 }, 48, 42, ['#FF7A5A', '#D22E1E', '#7E0E0A'], 34)}`);
}

/** Loose murukku. */
export function murukku(): string {
  const s = createSketch(863);
  return s.svg(`${murukkuSpiral(s, 206, 172, 20, 70, 0.66)}${murukkuSpiral(s, 100, 190, 140, 72, 0.66)}${murukkuSpiral(s, 164, 222, 260, 76, 0.66)}`);
}

function nutMix(s: Sketch, x: number, y: number, turn: number, i: number, k: number): string {
  if (i % 4 === 3) return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn % 90) - 45}) scale(${k})"><path d="M-24 -11H24L20 12H-22Z" fill="#1E3A28"/><path d="M-24 -11H24L22 -4H-23Z" fill="#4E7A4E"/><path d="M-16 2h10M2 6h12" stroke="#7EA86A" stroke-width="2.500"/></g>`;
  return i % 2 ? almond(s, x, y, turn, k) : cashew(s, x, y, turn, k);
}

const nutTin = { cx: 160, rx: 102, ry: 30 };

function tinBody(s: Sketch): string {
  const label = `<path d="${band(nutTin, 150, 258)}" fill="${s.gradient(['#B06E0E', '#F2B83A', '#FFD878', '#F0B232', '#D08C16', '#8E560A', '#6A3E06'], 'across')}"/>${s.within(band(nutTin, 150, 258), `<path d="M40 240Q100 200 160 236T290 232V300H40Z" fill="#24503A"/>${[[90, 180], [112, 193], [90, 206], [222, 186], [244, 199], [222, 212]].map(([x = 0, y = 0]) => `<path d="M0 -13L11 -6.500V6.500L0 13L-11 6.500V-6.500Z" transform="translate(${x} ${y + 6})" fill="#FFF0BC" opacity=".5"/>`).join('')}`)}<path d="${patch(nutTin, 88, 216, 152, 224)}" fill="#FFF8E0"/>${productLabel('mixed-nuts-honey', { surface: around(nutTin), box: [94, 156, 210, 219], ink: '#5A3208', accent: '#9A5A14', paper: '#FFF8E0' })}`;
  return `<path d="${wall(nutTin, 130, 268)}" fill="${barrel(s, ['#F6F2E6', '#C2B8A0', '#75694E'])}"/>${label}<path d="M58 146A102 30 0 0 0 262 146M58 262A102 30 0 0 0 262 262" stroke="#fff" stroke-width="2.500" fill="none" opacity=".5"/>${s.glint(80, 214, 5, 46, 0, 0.6)}`;
}

/** A low tin of honey nuts, open and full. */
export function nutTinOpen(): string {
  const s = createSketch(864);
  const nuts = heap(s, { cx: 160, base: 156, width: 182, height: 66, count: 34 }, (x, y, turn, i) => nutMix(s, x, y, turn, i, 0.72));
  return s.svg(`${tinBody(s)}<path d="${oval(160, 130, 104, 31)}" fill="${barrel(s, ['#FFFFFF', '#CFC8B6', '#7E745C'])}"/><path d="${oval(160, 131, 95, 26)}" fill="#3A2408"/>${s.within('M50 20H270V131A95 26 0 0 1 65 131H50Z', nuts)}`);
}

/** The closed tin with its pull ring. */
export function nutTinClosed(): string {
  const s = createSketch(865);
  return s.svg(`${tinBody(s)}<path d="${oval(160, 130, 104, 31)}" fill="${barrel(s, ['#FFFFFF', '#CFC8B6', '#7E745C'])}"/><path d="${oval(160, 132, 95, 25)}" fill="${s.gradient(['#9A937E', '#E4DFD0', '#FFFFFF'])}"/><path d="${oval(160, 132, 78, 19)}" fill="none" stroke="#9A937E" stroke-width="2.500" opacity=".7"/><ellipse cx="196" cy="134" rx="26" ry="9" fill="none" stroke="#7E7660" stroke-width="5"/><path d="M194 132l-22 -4" stroke="#8E8670" stroke-width="7" stroke-linecap="round"/>`);
}

/** Loose honey nuts with seaweed. */
export function honeyNuts(): string {
  const s = createSketch(866);
  return s.svg(heap(s, { cx: 160, base: 246, width: 230, height: 84, count: 26 }, (x, y, turn, i) => nutMix(s, x, y, turn, i, 0.98)));
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { barrel, glass, lid, patch, vessel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around, sagging } from '#seed/artwork/labels/surfaces.ts';

const melaka: Tones = ['#E0A25A', '#9C5A22', '#4E260A'];

function block(s: Sketch, cx: number, top: number, rx: number, height: number): string {
  const ry = rx * 0.36;
  const round = { cx, rx, ry };
  const specks = Array.from({ length: 26 }, () => `<ellipse cx="${(cx + (s.random() * 2 - 1) * rx).toFixed(1)}" cy="${(top + s.random() * (height + ry)).toFixed(1)}" rx="${2 + s.random() * 4}" ry="1.800" fill="${s.random() > 0.5 ? '#F6CE8E' : '#4E260A'}" opacity=".4"/>`).join('');
  const ringsOfMould = [0.33, 0.66].map((k) => `<path d="M${cx - rx} ${top + height * k}A${rx} ${ry} 0 0 0 ${cx + rx} ${top + height * k}" stroke="#5E300E" stroke-width="2.500" fill="none" opacity=".35"/>`).join('');
  return `<path d="${wall(round, top, top + height)}" fill="${barrel(s, melaka)}"/>${s.within(wall(round, top, top + height), specks + ringsOfMould)}${s.solid(oval(cx, top, rx, ry), ['#F2C080', '#C07E3A', '#7E4618'], { depth: 8 })}<path d="${oval(cx, top, rx - 2, ry - 1)}" fill="none" stroke="#FFE2B0" stroke-width="2.500" opacity=".5"/>${s.glint(cx - rx * 0.4, top - ry * 0.2, rx * 0.22, ry * 0.14, -8, 0.5)}`;
}

/** Cylinders of palm sugar in a strip of leaf, with another one on top. */
export function palmSugar(): string {
  const s = createSketch(801);
  const shade = s.soft(7, '<ellipse cx="170" cy="218" rx="100" ry="26" fill="#2E1404" opacity=".4"/>');
  return s.svg(`${block(s, 222, 164, 58, 86)}${shade}${block(s, 92, 182, 60, 88)}${block(s, 160, 92, 58, 74)}<path d="M32 222C70 246 116 248 152 224V246C116 270 70 268 32 246Z" fill="${s.gradient(['#8FBE4E', '#5E9A3A', '#2E6A2A'])}"/><path d="M34 232C70 256 116 258 150 236" stroke="#D2EC94" stroke-width="2.500" fill="none" opacity=".7"/>`);
}

/** Two cylinders of palm sugar, one of them cut, with shavings in front. */
export function palmSugarCut(): string {
  const s = createSketch(802);
  const shard = (x: number, y: number, k: number, i: number): string => `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((i * 47) % 70) - 35}) scale(${k})"><path d="M-22 4L-8 -12L16 -8L24 4L6 14Z" fill="${['#9C5A22', '#7E4618', '#B06A2C'][i % 3]}"/><path d="M-22 4L-8 -12L16 -8L2 4Z" fill="${['#E2A866', '#C98A48', '#F2C080'][i % 3]}"/></g>`;
  const shards = heap(s, { cx: 140, base: 274, width: 270, height: 44, count: 34 }, (x, y, _turn, i) => under(s, x, y, 22, 12, '#2E1404', 0.3) + shard(x, y, 0.62 + s.random() * 0.5, i));
  const face = 'M58 176C58 148 84 130 112 130S166 148 166 176S140 226 112 226S58 204 58 176Z';
  const crystals = Array.from({ length: 50 }, () => `<circle cx="${(64 + s.random() * 96).toFixed(1)}" cy="${(136 + s.random() * 84).toFixed(1)}" r="${(1 + s.random() * 2.4).toFixed(1)}" fill="${s.random() > 0.5 ? '#FFDFA6' : '#6A380E'}" opacity=".5"/>`).join('');
  const lying = `<path d="M112 130L190 122C214 124 232 146 232 172S214 216 190 220L112 226Z" fill="${s.gradient(['#E0A25A', '#9C5A22', '#5E300E'], 'down')}"/><path d="M196 124Q222 172 196 218" stroke="#5E300E" stroke-width="2.500" fill="none" opacity=".35"/>${s.solid(face, ['#F6CC8E', '#CE8E48', '#8E5220'], { depth: 9, inside: crystals })}`;
  return s.svg(`${block(s, 236, 96, 58, 124)}${s.soft(7, '<ellipse cx="180" cy="212" rx="90" ry="20" fill="#2E1404" opacity=".4"/>')}<g transform="translate(-16 14)">${lying}</g>${shards}`);
}

/** A spray of palm leaves to be placed under palm sugar. */
export function palmFrond(): string {
  const s = createSketch(803);
  return s.svg(`${[[-14, 300], [-4, 310], [7, 300]].map(([turn = 0, length = 300], i) => leaf(s, 8, 196 + i * 18, length, 42, turn, ['#A9D36B', '#5FA544', '#2F6B2E'])).join('')}`);
}

const oilShape = vessel({ cx: 160, neck: 25, body: 70, top: 56, shoulder: [78, 118], bottom: 306, foot: 18 });
const oilRound = { cx: 160, rx: 70, ry: 12 };

function oilBottle(s: Sketch, label: string): string {
  const contents = `<path d="M84 122H236V310H84Z" fill="${s.gradient(['#D8D6AC', '#FBF9DC', '#F6F3CE', '#E4DFAA', '#BFB878'], 'across')}"/><path d="${oval(160, 122, 66, 11)}" fill="#FDFCEA"/><path d="${oval(160, 123, 58, 8)}" fill="#ECE8BE"/>`;
  const cork: Tones = ['#EBC893', '#C1925A', '#7C5428'];
  return `${glass(s, oilShape, contents, '#F1F6F2')}${label}${s.glint(100, 210, 5, 72, 0, 0.9)}${s.glint(112, 112, 12, 5, -50, 0.8)}<path d="${wall({ cx: 160, rx: 30, ry: 6 }, 56, 66)}" fill="#EAF1EE" opacity=".9"/><path d="M130 60A30 6 0 0 0 190 60" stroke="#fff" stroke-width="3" fill="none"/>${lid(s, { cx: 160, rx: 24, ry: 7 }, 24, 32, cork)}<path d="M140 38l5 3M158 46l6 -2M172 36l5 4M150 52l4 2M168 50l4 -3" stroke="#7C5428" stroke-width="3" opacity=".5"/>`;
}

/** A corked bottle of clear coconut oil. */
export function coconutOil(): string {
  const s = createSketch(804);
  const label = `<path d="${patch(oilRound, 98, 206, 162, 262)}" fill="${s.gradient(['#FFFFFF', '#F6F3E4', '#DAD3B6'], 'across')}"/>${productLabel('virgin-coconut-oil', { surface: around(oilRound), box: [104, 166, 200, 257], ink: '#1F4A38', accent: '#2E7A5A' })}<path d="M126 84q34 16 68 0" stroke="#C9A468" stroke-width="5" fill="none"/><path d="M190 88l18 20-8 24-20-14Z" fill="#E9D3A2"/>`;
  return s.svg(oilBottle(s, label));
}

/** The bottle from behind, with the label visible through the oil. */
export function coconutOilBack(): string {
  const s = createSketch(805);
  const lines = [186, 200, 211, 222, 233, 244].map((y, i) => `<rect x="114" y="${y}" width="${[58, 78, 70, 76, 52, 66][i]}" height="${i ? 5 : 8}" rx="2.500" fill="#1F4A38" opacity="${i ? 0.35 : 0.8}"/>`).join('');
  return s.svg(oilBottle(s, `<path d="${patch(oilRound, 102, 210, 162, 258)}" fill="#F6F3E4"/>${lines}`));
}

/** A dish of coconut oil, half set. */
export function oilDish(): string {
  const s = createSketch(806);
  return s.svg(`${s.solid('M40 176C46 238 96 266 160 266S274 238 280 176Z', ['#FBFDFB', '#DCE6DF', '#93A69C'], { depth: 18 })}<path d="${oval(160, 176, 120, 36)}" fill="#FFFFFF" opacity=".95"/>${s.solid(oval(160, 180, 108, 29), ['#FFFEEC', '#F4EFC6', '#CFC688'], { depth: 9 })}${s.glint(120, 170, 36, 6, -6, 0.95)}${s.glint(72, 212, 6, 26, -18, 0.7)}`);
}

/** A matte stand-up pouch for a paste, with a round window. */
export function rendangPouch(): string {
  const s = createSketch(807);
  const shape = 'M70 40Q160 46 250 40L254 62C248 140 258 220 266 268C270 294 250 304 160 304S50 294 54 268C62 220 72 140 66 62Z';
  const window = oval(160, 214, 66, 52);
  const bits = Array.from({ length: 80 }, () => `<ellipse cx="${94 + s.random() * 132}" cy="${160 + s.random() * 108}" rx="${2 + s.random() * 7}" ry="${2 + s.random() * 3}" fill="${['#C98A48', '#3A1806', '#E2A24E', '#6E8A2E'][Math.floor(s.random() * 4)]}" opacity=".7" transform="rotate(${(s.random() * 180).toFixed(0)} 160 214)"/>`).join('');
  const inside = `<path d="M40 98C110 84 210 84 280 98V160C210 146 110 146 40 160Z" fill="#3E2012"/>${productLabel('rendang-paste', { surface: sagging(40, 280, -10), box: [82, 107, 238, 158], ink: '#F6D9A0', accent: '#E9A85A', paper: '#3E2012' })}${s.soft(3, `<path d="${oval(160, 216, 70, 56)}" fill="#2A1004" opacity=".5"/>`)}${s.solid(window, ['#B8702E', '#7A3E14', '#3A1804'], { depth: 12, inside: bits })}<path d="${window}" fill="none" stroke="#F0C478" stroke-width="4"/>${s.glint(132, 188, 26, 7, -26, 0.5)}<path d="M66 62Q160 70 254 62" stroke="#5A2A10" stroke-width="2.500" opacity=".5" fill="none"/>${Array.from({ length: 30 }, (_, i) => `<path d="M${72 + i * 6} 43V60" stroke="#5A2A10" stroke-width="1.600" opacity=".25"/>`).join('')}${s.soft(5, '<path d="M86 70C80 150 74 220 70 270" stroke="#fff" stroke-width="10" opacity=".4" fill="none"/><path d="M234 70C238 150 246 220 252 280" stroke="#2A1004" stroke-width="16" opacity=".4" fill="none"/><path d="M66 280C100 262 220 262 254 280" stroke="#2A1004" stroke-width="7" opacity=".4" fill="none"/>')}`;
  return s.svg(`${s.solid(shape, ['#E29A5C', '#BE6C34', '#74360E'], { depth: 22, inside })}<circle cx="160" cy="52" r="6" fill="#4A220A" opacity=".7"/>`);
}

/** A bowl of dark, dry rendang with lime leaf and coconut. */
export function rendangBowl(): string {
  const s = createSketch(808);
  const chunks = ([[104, 152, 34], [156, 138, 40], [214, 150, 36], [132, 172, 36], [190, 174, 38]] as const).map(([x, y, r]) => s.solid(`M${x - r} ${y + 2}Q${x - r * 0.9} ${y - r * 0.7} ${x - r * 0.1} ${y - r * 0.74}Q${x + r} ${y - r * 0.7} ${x + r} ${y + 4}Q${x + r * 0.7} ${y + r * 0.62} ${x - r * 0.2} ${y + r * 0.58}Q${x - r * 0.9} ${y + r * 0.5} ${x - r} ${y + 2}Z`, ['#B06A30', '#6A3210', '#2E1002'], { depth: r * 0.34 })).join('');
  const bits = Array.from({ length: 60 }, () => `<ellipse cx="${70 + s.random() * 180}" cy="${124 + s.random() * 66}" rx="${2 + s.random() * 5}" ry="2" fill="${['#E2B46A', '#3A1806', '#F2D294'][Math.floor(s.random() * 3)]}" opacity=".7"/>`).join('');
  return s.svg(`${s.solid('M40 160C46 236 96 270 136 274H184C224 270 274 236 280 160Z', ['#5E6E74', '#2E3A40', '#11181C'], { depth: 18 })}<path d="${oval(160, 160, 120, 38)}" fill="#7A8A90"/><path d="${oval(160, 162, 111, 33)}" fill="#2A1004"/>${chunks}${bits}${leaf(s, 158, 150, 62, 26, -26)}${leaf(s, 166, 152, 52, 22, 16)}${s.glint(110, 138, 12, 4, -16, 0.5)}`);
}

/** A bundle of lemongrass stalks with their white ends at the right. */
export function lemongrass(): string {
  const s = createSketch(809);
  const shape = 'M0 -13C60 -12 150 -12 200 -15C236 -20 262 -24 276 -16C288 -8 288 8 276 16C262 24 236 20 200 15C150 12 60 10 0 9Z';
  const inside = `<path d="M170 -20C210 -22 262 -28 290 0C262 28 210 22 170 20Z" fill="#FFFDF0" opacity=".75"/><path d="M262 -22Q272 0 262 22L292 20V-20Z" fill="#E2B8C4" opacity=".6"/><path d="M0 -5C90 -6 180 -6 282 -5M40 4C120 3 200 4 284 5M120 -11C190 -4 230 -14 278 -11" stroke="#6E8A38" stroke-width="2.200" fill="none" opacity=".5"/>`;
  const stalk = (x: number, y: number, turn: number): string => s.solid(shape, ['#F2F4C8', '#B9CC7A', '#6E8E40'], { depth: 8, transform: `translate(${x} ${y}) rotate(${turn})`, inside });
  const tie = '<path d="M96 176Q112 206 100 252" stroke="#7E5A24" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M94 176Q110 206 98 252" stroke="#E3BE82" stroke-width="4" fill="none" stroke-dasharray="5 3"/>';
  return s.svg(`${stalk(22, 210, -9)}${stalk(14, 192, 3)}${stalk(20, 226, -3)}${stalk(16, 214, 6)}${tie}`);
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { filling, heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { grain, grainMound, scoop } from '#seed/artwork/drawings/packaged/pantry/rice.ts';
import { band, barrel, glass, lid, patch, vessel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { windowOn } from '#seed/artwork/drawings/packaged/pantry/standUp.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const brown: Tones = ['#E6BE8A', '#C08E56', '#74481E'];
const pulut: Tones = ['#FFFFFF', '#F6F4EE', '#C6C2B8'];
const lentil: Tones = ['#FFB46A', '#F0803A', '#A84A12'];
const wood: Tones = ['#E8BE84', '#B47C42', '#64401C'];

const grains = (s: Sketch, box: readonly [number, number, number, number], step: number, k: number, tones: Tones): string =>
  filling(s, ...box, step, (x, y, turn) => grain(x + 1, y + 1.5, turn, k, tones[2]) + grain(x, y, turn, k, s.random() > 0.4 ? tones[0] : tones[1]));

/** A block of brown rice in kraft paper, folded at the top and tied with a strip. */
export function brownRicePack(): string {
  const s = createSketch(891);
  const front = 'M64 92H216V304H64Z';
  const pane = 'M98 196Q140 178 182 196V262Q140 280 98 262Z';
  const inside = `<path d="M64 104H216V172H64Z" fill="#FFF8E8"/><path d="M64 104H216V109H64ZM64 167H216V172H64Z" fill="#7E8A2E"/>${printed('sheaf', 86, 139, 0.56, '#7E5A22', '#fff')}${productLabel('brown-rice', { box: [108, 115, 206, 163], ink: '#5A3A12', accent: '#7E8A2E', paper: '#FFF8E8' })}${windowOn(s, pane, `<rect x="90" y="170" width="100" height="110" fill="#8A5A28"/>${grains(s, [98, 184, 184, 276], 11, 0.95, brown)}`, '#8A6430')}`;
  const kraft: Tones = ['#E6C592', '#C2955A', '#7E5628'];
  return s.svg(`<path d="M216 92L262 72V282L216 304Z" fill="${s.gradient(['#A87C44', '#7E5628'])}"/><path d="M216 92L238 200L216 304M238 200L262 72" stroke="#5E3E18" stroke-width="2.500" fill="none" opacity=".35"/>${s.solid(front, kraft, { depth: 14, inside })}
<path d="M64 92L88 60H236L216 92Z" fill="${s.gradient(['#EFD2A4', '#C89E64'])}"/><path d="M216 92L236 60L262 72Z" fill="#8E6432"/><path d="M82 30H242V64H82Z" fill="${s.gradient(['#EBCB9A', '#C2955A', '#9A6E38'])}"/><path d="M78 42H246V54H78Z" fill="#7E8A2E"/><path d="M78 42H246V46H78Z" fill="#C8D27A" opacity=".8"/><path d="M82 30H242" stroke="#FFF0CE" stroke-width="3" opacity=".7"/><path d="M216 92V304" stroke="#FFF0CE" stroke-width="2" opacity=".5"/>`);
}

/** A wooden scoop of brown rice. */
export function brownRiceScoop(): string {
  const s = createSketch(892);
  return s.svg(scoop(s, brown, 200, 0.9));
}

/** A wooden bowl of brown rice. */
export function brownRiceBowl(): string {
  const s = createSketch(893);
  return s.svg(bowlOf(s, wood, brown, grainMound(s, 160, 182, 196, 62, brown, 240, 1)));
}

function plait(s: Sketch, left: number, top: number, right: number, bottom: number, a: Tones, b: Tones): string {
  const step = 22;
  const out: string[] = [];
  const [fillA, fillB] = [s.gradient([...a], 'down'), s.gradient([...b], 'across')];
  for (let y = top, row = 0; y < bottom; y += step, row++)
    for (let x = left, col = 0; x < right; x += step, col++)
      out.push((row + col) % 2 ? `<rect x="${x - 2}" y="${y + 2}" width="${step + 4}" height="${step - 4}" rx="3" fill="${fillA}"/>` : `<rect x="${x + 2}" y="${y - 2}" width="${step - 4}" height="${step + 4}" rx="3" fill="${fillB}"/>`);
  return out.join('');
}

/** Highland rice in a plaited cylinder with a carrying cord. */
export function barioBasket(): string {
  const s = createSketch(894);
  const round = { cx: 160, rx: 80, ry: 20 };
  const body = wall(round, 108, 282);
  const straw: Tones = ['#F4D69C', '#D2A662', '#94682C'];
  const dark: Tones = ['#8A5A34', '#5E3A1C', '#3A2210'];
  const shade = `<path d="${body}" fill="${s.gradient(['#3A2408', '#FFF6DC', '#FFF6DC', '#A8824A', '#4A2E0C', '#2A1804'], 'across')}" opacity=".32"/>`;
  const label = `<path d="${patch(round, 98, 222, 152, 246)}" fill="${s.gradient(['#F8F2E2', '#FFFDF4', '#DCD0B4'], 'across')}"/><path d="${patch(round, 103, 217, 157, 241)}" fill="none" stroke="#2E5A4A" stroke-width="2.500"/>${productLabel('bario-rice', { surface: around(round), box: [110, 162, 210, 236], ink: '#2E5A4A', accent: '#2E5A4A', paper: '#FFFDF4' })}`;
  return s.svg(`<path d="M86 96C70 20 250 20 234 96" stroke="#5E3A1C" stroke-width="9" fill="none"/><path d="M86 94C70 18 250 18 234 94" stroke="#C9955A" stroke-width="4" fill="none" stroke-dasharray="7 4"/>${s.within(body, `<rect x="70" y="90" width="180" height="220" fill="#94682C"/>${plait(s, 76, 120, 250, 310, straw, ['#E6C282', '#B98A48', '#7E5624'])}${plait(s, 76, 134, 250, 150, dark, dark)}${plait(s, 76, 270, 250, 286, dark, dark)}${shade}`)}${label}
<path d="${wall({ cx: 160, rx: 87, ry: 22 }, 84, 112)}" fill="${barrel(s, ['#F6DDAC', '#CFA260', '#84592A'])}"/>${s.within(wall({ cx: 160, rx: 87, ry: 22 }, 84, 112), Array.from({ length: 34 }, (_, i) => `<path d="M${70 + i * 5.6} 80l8 56" stroke="#84592A" stroke-width="1.800" opacity=".4"/>`).join(''))}${s.solid(oval(160, 84, 87, 22), ['#F9E4B8', '#D9B070', '#94682C'], { depth: 8, inside: [76, 60, 44, 28, 12].map((r) => `<ellipse cx="160" cy="84" rx="${r}" ry="${r * 0.25}" fill="none" stroke="#84592A" stroke-width="2" opacity=".45"/>`).join('') })}<path d="M160 86v-14" stroke="#5E3A1C" stroke-width="6" stroke-linecap="round"/><circle cx="160" cy="70" r="9" fill="${s.radial(['#A8744A', '#5E3A1C', '#2E1A0A'])}"/>`);
}

/** Raw highland rice on a square of leaf. */
export function barioHeap(): string {
  const s = createSketch(895);
  return s.svg(grainMound(s, 160, 250, 250, 92, ['#FFFDF2', '#EFE6CC', '#B8A678'], 150, 1.3));
}

/** A pillow-shaped pack of glutinous rice, packed hard under clear film. */
export function pulutPack(): string {
  const s = createSketch(896);
  const block = 'M76 62C120 56 200 56 244 62C252 70 256 84 256 100C258 160 258 220 254 276C252 294 244 302 228 302H92C76 302 68 294 66 276C62 220 62 160 64 100C64 84 68 70 76 62Z';
  const film = s.soft(4, '<path d="M82 84C76 150 76 220 84 284" stroke="#fff" stroke-width="12" fill="none" opacity=".9"/><path d="M96 70Q130 92 112 126M224 72Q198 96 210 124M232 290Q206 270 214 246M92 292Q112 274 104 254" stroke="#fff" stroke-width="8" fill="none" opacity=".75"/><path d="M248 90Q258 190 244 296" stroke="#2A2030" stroke-width="15" fill="none" opacity=".3"/><path d="M66 296Q160 284 254 296" stroke="#2A2030" stroke-width="10" fill="none" opacity=".2"/>');
  const label = `<path d="M64 128C120 120 200 120 256 128V220C200 228 120 228 64 220Z" fill="${s.gradient(['#D65A86', '#F082A6', '#E26A94', '#B83E6C', '#8E2850'], 'across')}"/><path d="M64 136C120 128 200 128 256 136M64 212C120 220 200 220 256 212" stroke="#FFE3EC" stroke-width="3" fill="none"/>${printed('sheaf', 92, 174, 0.8, '#FFF3F6', '#D65A86')}${productLabel('glutinous-rice', { box: [124, 143, 240, 206], ink: '#FFF3F6', accent: '#FFE0A8', paper: '#8E2850' })}`;
  const teeth = Array.from({ length: 15 }, (_, i) => `L${78 + i * 11.4} ${i % 2 ? 26 : 31}`).join('');
  return s.svg(`<path d="M76 64L74 30${teeth}L246 30L244 64Q160 54 76 64Z" fill="#EDEAF2" opacity=".85"/><path d="${Array.from({ length: 28 }, (_, i) => `M${78 + i * 6} 32V50`).join('')}" stroke="#9A94A8" stroke-width="1.600" opacity=".4"/><path d="M76 56Q160 48 244 56" stroke="#fff" stroke-width="4" fill="none"/><path d="${block}" fill="#E9E6DE"/>${s.within(block, `${grains(s, [66, 66, 256, 124], 14, 1.3, pulut)}${grains(s, [66, 224, 256, 304], 14, 1.3, pulut)}${label}${film}`)}<path d="${block}" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>`);
}

/** A mound of steamed glutinous rice on a leaf, with coconut cream. */
export function pulutMound(): string {
  const s = createSketch(897);
  const mound = grainMound(s, 160, 244, 230, 120, ['#FFFFFF', '#F8F5EA', '#CFC8B4'], 220, 1.25);
  return s.svg(`${mound}<path d="M104 170C116 140 140 124 162 124S212 142 220 172C226 196 206 190 200 206C194 220 182 206 172 192C160 180 152 198 142 206C130 214 128 192 116 190C106 188 100 182 104 170Z" fill="${s.gradient(['#FFFFFF', '#FFFDF4', '#E9E0C8'])}" opacity=".95"/>${Array.from({ length: 16 }, () => `<ellipse cx="${(120 + s.random() * 84).toFixed(1)}" cy="${(138 + s.random() * 44).toFixed(1)}" rx="3.500" ry="1.800" fill="#3A2A1A" opacity=".75" transform="rotate(${(s.random() * 90).toFixed(0)} 160 160)"/>`).join('')}`);
}

const oatRound = { cx: 160, rx: 82, ry: 22 };

/** A round carton of rolled oats. */
export function oatsCarton(): string {
  const s = createSketch(898);
  const body = wall(oatRound, 84, 282);
  const print = `<path d="M60 84H260V180Q160 214 60 180Z" fill="#2F5E9E"/><path d="M60 180Q160 214 260 180" stroke="#F6C64A" stroke-width="8" fill="none"/>${productLabel('rolled-oats', { surface: around(oatRound), box: [98, 92, 214, 166], ink: '#FFFDF4', accent: '#F6C64A', paper: '#2F5E9E' })}<path d="M96 226H210C210 260 188 276 153 276S96 260 96 226Z" fill="#2F5E9E"/><path d="${oval(153, 226, 57, 13)}" fill="#F3DFB4"/><path d="M110 224q20 -12 42 -2t42 -2" stroke="#C9A468" stroke-width="5" fill="none" stroke-dasharray="9 5"/><circle cx="140" cy="222" r="6" fill="#C23A56"/><circle cx="166" cy="226" r="6" fill="#3E4AA0"/>`;
  const shade = `<path d="${body}" fill="${s.gradient(['#2A2418', '#FFFFFF', '#FFFFFF', '#C8BCA0', '#4A3E2A', '#1E160A'], 'across')}" opacity=".26"/>`;
  return s.svg(`<path d="${body}" fill="#FBF3DF"/>${s.within(body, print + shade)}<path d="${band(oatRound, 272, 282)}" fill="${barrel(s, ['#E9DFC8', '#C2B492', '#7E7254'])}"/>${lid(s, { cx: 160, rx: 87, ry: 23 }, 56, 30, ['#FFFFFF', '#E2E8EE', '#94A2B0'])}${s.glint(92, 190, 5, 70, 0, 0.6)}`);
}

function oat(s: Sketch, x: number, y: number, turn: number, k: number): string {
  return `${under(s, x, y, 17 * k, 11 * k, '#4A3208', 0.3)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn % 120) - 60).toFixed(0)}) scale(${k})"><ellipse rx="17" ry="11.500" fill="${s.radial(['#FFF4D4', '#EBD2A0', '#B8935A'], 0.4, 0.3, 0.9)}"/><path d="M-14 0Q0 -3 15 1" stroke="#A8824A" stroke-width="1.800" fill="none" opacity=".6"/></g>`;
}

/** A heap of rolled oats. */
export function oats(): string {
  const s = createSketch(899);
  return s.svg(heap(s, { cx: 160, base: 248, width: 256, height: 92, count: 70 }, (x, y, turn) => oat(s, x, y, turn, 1.1)));
}

/** A bowl of porridge with berries and a banana slice. */
export function porridge(): string {
  const s = createSketch(900);
  const flakes = Array.from({ length: 26 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    return oat(s, 160 + Math.cos(a) * r * 82, 164 + Math.sin(a) * r * 22, s.random() * 360, 0.8);
  }).join('');
  const berry = (x: number, y: number, tones: Tones): string => `${under(s, x, y, 15, 14)}${s.ball(x, y, 15, 14, tones)}<ellipse cx="${x - 5}" cy="${y - 5}" rx="4" ry="2.400" fill="#fff" opacity=".7"/>`;
  const slices = ([[196, 156], [224, 164]] as const).map(([x, y]) => `<ellipse cx="${x}" cy="${y + 4}" rx="21" ry="11" fill="#C8A24A"/><ellipse cx="${x}" cy="${y}" rx="21" ry="11" fill="#FFF3BE"/><ellipse cx="${x}" cy="${y}" rx="9" ry="4" fill="#E6C86A"/>`).join('');
  return s.svg(bowlOf(s, ['#8FB6E2', '#4A7AB4', '#22467A'], ['#FFF6DE', '#EFDDB4', '#C2A46A'], `${flakes}${slices}${berry(112, 158, ['#8A9CE0', '#3E4AA0', '#181E58'])}${berry(138, 168, ['#FF8A9E', '#D8284C', '#7E0622'])}${berry(128, 148, ['#8A9CE0', '#3E4AA0', '#181E58'])}<path d="M84 172C104 160 130 184 160 176" stroke="#F0A81E" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>`));
}

const lentilJarShape = vessel({ cx: 160, neck: 72, body: 78, top: 74, shoulder: [78, 92], bottom: 304, foot: 18 });

const pea = (s: Sketch, x: number, y: number, k: number): string => `${under(s, x, y, 9 * k, 7.5 * k, '#4A1602', 0.4)}${s.ball(x, y, 9 * k, 7.5 * k, lentil)}<ellipse cx="${(x - 2.5 * k).toFixed(1)}" cy="${(y - 3 * k).toFixed(1)}" rx="${2.6 * k}" ry="${1.4 * k}" fill="#FFE9C8" opacity=".8"/>`;

/** A straight jar of red lentils with a beech lid. */
export function lentilJar(): string {
  const s = createSketch(901);
  const round = { cx: 160, rx: 78, ry: 17 };
  const level = 112;
  const fill = `<rect x="70" y="${level}" width="180" height="200" fill="#C25E1E"/>${filling(s, 84, level + 14, 240, 300, 19, (x, y) => pea(s, x, y, 1.32))}<path d="${oval(160, level, 74, 14)}" fill="#F7A05A"/>${filling(s, 100, level - 6, 220, level + 8, 17, (x, y) => pea(s, x, y, 1))}`;
  const label = `<path d="${patch(round, 96, 218, 168, 250)}" fill="${s.gradient(['#3E4A3A', '#2A352A'])}"/><path d="${patch(round, 101, 213, 173, 245)}" fill="none" stroke="#EDE6CE" stroke-width="1.800" opacity=".8"/>${productLabel('red-lentils', { surface: around(round), box: [108, 179, 206, 240], ink: '#F4EEDA', accent: '#F0A05A', paper: '#2A352A' })}`;
  const rings = '<path d="M86 58A78 19 0 0 0 240 58" stroke="#7A4E22" stroke-width="2" fill="none" opacity=".4"/>';
  return s.svg(`${glass(s, lentilJarShape, fill)}${label}${s.glint(96, 210, 5, 78, 0, 0.85)}${lid(s, { cx: 160, rx: 78, ry: 19 }, 42, 34, ['#F4D6A4', '#CE9E62', '#84592A'])}${rings}`);
}

/** A scoop of red lentils. */
export function lentilScoop(): string {
  const s = createSketch(902);
  const spilt = Array.from({ length: 14 }, () => pea(s, 16 + s.random() * 140, 248 + s.random() * 30, 1.15)).join('');
  return s.svg(`${s.solid('M222 206L300 156C312 150 322 164 312 174L240 232Z', wood, { depth: 10 })}${s.solid('M32 196C36 244 78 266 134 266S228 250 244 206Z', wood, { depth: 16 })}<path d="M32 196C60 176 214 184 244 206C220 226 60 224 32 196Z" fill="#8A4A1A"/>${heap(s, { cx: 136, base: 212, width: 192, height: 78, count: 70 }, (x, y) => pea(s, x, y, 1.3))}${spilt}`);
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { barrel, mix } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel, productName, labelLine } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

function juiceFront(x: number, y: number, w: number, h: number): string {
  return `<path d="M${x} ${y + h * 0.56}Q${x + w * 0.5} ${y + h * 0.4} ${x + w} ${y + h * 0.56}V${y + h}H${x}Z" fill="#6E9E2E"/><path d="M${x} ${y + h * 0.56}Q${x + w * 0.5} ${y + h * 0.4} ${x + w} ${y + h * 0.56}" stroke="#F6E27A" stroke-width="5" fill="none"/>${productLabel('calamansi-juice', { box: [x + w * 0.08, y + h * 0.06, x + w * 0.92, y + h * 0.44], ink: '#2E5210', accent: '#4E8216', paper: '#F6FBE0', without: ['kind', 'net'] })}${printed('citrus', x + w / 2, y + h * 0.72, w / 94, '#E9B82A', '#FFF6C4')}`;
}

function brick(s: Sketch, x: number, y: number, w: number, h: number, depth: number, straw: boolean): string {
  const pipe = straw ? `<path d="M${x + w * 0.62} ${y - depth * 0.22}V${y - 50}L${x + w * 0.62 + 26} ${y - 66}" stroke="#D9E3EA" stroke-width="10" fill="none" stroke-linejoin="round" stroke-linecap="round"/><path d="M${x + w * 0.62 - 2} ${y - depth * 0.22}V${y - 50}L${x + w * 0.62 + 24} ${y - 67}" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M${x + w * 0.62} ${y - 38}v-8" stroke="#6E9E2E" stroke-width="10"/>` : '';
  return `${carton(s, { x, y, width: w, height: h, depth, paper: '#D3E58E', front: juiceFront(x, y, w, h), side: `<path d="M0 ${h * 0.56}H${depth}V${h}H0Z" fill="#6E9E2E"/>${labelLine('calamansi-juice', 'brand', { box: [depth * 0.12, h * 0.12, depth * 0.88, h * 0.2], ink: '#3E6A14' })}` })}${pipe}`;
}

/** A small carton of calamansi juice with its straw. */
export function juiceCarton(): string {
  const s = createSketch(791);
  return s.svg(brick(s, 84, 118, 106, 186, 54, true));
}

/** Six cartons held together by a paper band. */
export function juiceSixPack(): string {
  const s = createSketch(792);
  const boxes = [2, 1, 0].map((row) => [0, 1].map((col) => brick(s, 30 + col * 82 + row * 34, 138 - row * 14, 80, 150, 34, false)).join('')).join('');
  const strap = `<path d="M28 196H194V246H28Z" fill="${s.gradient(['#FFFDF0', '#F4ECCB'], 'across')}"/><path d="M194 196L298 153V203L194 246Z" fill="#CFC49A"/><path d="M28 202H194L298 159M28 240H194L298 197" stroke="#E9B82A" stroke-width="3" fill="none"/>${printed('citrus', 54, 221, 0.56, '#6E9E2E', '#FFF6C4')}${productName('calamansi-juice', { box: [82, 206, 186, 238], ink: '#3E6A14', accent: '#3E6A14' })}`;
  return s.svg(`${boxes}${strap}`);
}

const orange: Tones = ['#FFC878', '#EE8E2E', '#A8520C'];

function sachet(s: Sketch, x: number, y: number, turn: number, length = 180): string {
  const w = 44;
  const shape = `M${-w / 2} 0H${w / 2}V${length}H${-w / 2}Z`;
  const inner = `<path d="M${-w / 2} ${length * 0.52}Q0 ${length * 0.44} ${w / 2} ${length * 0.52}V${length}H${-w / 2}Z" fill="#7A3A16"/>${printed('cup', 0, length * 0.72, 0.44, '#FFE6BE', '#7A3A16')}${productName('teh-tarik-sachets', { box: [-w * 0.4, length * 0.1, w * 0.4, length * 0.34], ink: '#7A3A16' })}<path d="M-18 9V${length - 9}" stroke="#fff" stroke-width="5" opacity=".5"/><path d="M-22 9H22M-22 ${length - 9}H22" stroke="#8E4208" stroke-width="1.600" opacity=".5"/>`;
  return s.solid(shape, orange, { depth: 9, transform: `translate(${x} ${y}) rotate(${turn})`, inside: inner });
}

/** An open carton of teh tarik with its sachets visible. */
export function tehBox(): string {
  const s = createSketch(793);
  const sticks = [[112, -10], [142, -2], [172, 5], [204, 11]].map(([x = 0, turn = 0]) => sachet(s, x, 66, turn, 150)).join('');
  const front = `<path d="M56 206C100 176 160 196 226 172V310H56Z" fill="#C8561A"/><path d="M56 206C100 176 160 196 226 172" stroke="#FFE2A8" stroke-width="6" fill="none"/>${productLabel('teh-tarik-sachets', { box: [66, 136, 216, 188], ink: '#7A2E0A', accent: '#A8400A', paper: '#F7B456' })}<path d="M104 214H164L158 268Q156 278 146 278H122Q112 278 110 268Z" fill="#FFF2DA"/><path d="M108 230H160L155 266Q154 274 146 274H122Q114 274 113 266Z" fill="#B86A2A"/><path d="M104 214Q134 196 164 214V226Q134 238 104 226Z" fill="#FFE9C8"/><path d="M164 226q22 -2 20 18t-26 18" stroke="#FFF2DA" stroke-width="7" fill="none"/>`;
  return s.svg(`<path d="M56 128L92 110H262L226 128Z" fill="#7A3A12"/>${sticks}${s.within('M0 128H320V320H0Z', carton(s, { x: 56, y: 128, width: 170, height: 176, depth: 42, paper: '#F7B456', front, side: '<path d="M0 60H60V190H0Z" fill="#B84A12"/>' }))}<path d="M226 128L268 110V120L226 136Z" fill="#B8742A"/>`);
}

/** Three lying sachets, fanned out. */
export function tehSachets(): string {
  const s = createSketch(794);
  const shade = (turn: number): string => s.soft(6, `<g transform="translate(4 14) rotate(${turn})"><rect x="-22" y="2" width="44" height="212" fill="#2A1002" opacity=".5"/></g>`);
  const fan = [-100, -74, -48].map((turn) => `${shade(turn)}<g transform="rotate(${turn})">${sachet(s, 0, 0, 0, 214)}</g>`).join('');
  return s.svg(`<g transform="translate(52 188) scale(1 .62)">${fan}</g>`);
}

/** A square caddy of black tea with rounded corners and a gilt lid. */
export function teaCaddy(): string {
  const s = createSketch(795);
  const body = 'M66 98H254V276Q254 300 160 302Q66 300 66 276Z';
  const paint = s.gradient(['#0F4A30', '#2E8A5C', '#38986A', '#1F7048', '#125636', '#0A3D26', '#062A1A'], 'across');
  const print = `<path d="M60 214C96 184 128 208 160 190S226 178 260 204V310H60Z" fill="#0B3F29" opacity=".75"/><path d="M60 240C96 212 128 234 160 218S226 208 260 232V310H60Z" fill="#1F6A3E"/>${[246, 258, 270, 282].map((y, i) => `<path d="M60 ${y}Q110 ${y - 20 + i * 3} 160 ${y - 8}T260 ${y - 6}" stroke="#A4CE62" stroke-width="4" fill="none" opacity=".6" stroke-dasharray="11 5"/>`).join('')}<path d="M90 118Q156 132 222 118V208Q156 224 90 208Z" fill="#FBF3DC"/>${productLabel('boh-style-black-tea', { surface: sagging(90, 222, 8), box: [98, 125, 214, 206], ink: '#0B3F29', accent: '#B98A3A', paper: '#FBF3DC' })}`;
  const lidTones: Tones = ['#FFF0C0', '#D2A850', '#7E5A1E'];
  return s.svg(`<path d="${body}" fill="${paint}"/>${s.within(body, `${print}<rect x="60" y="90" width="200" height="14" fill="#04180E" opacity=".45"/>`)}<path d="M66 276Q66 300 160 302Q254 300 254 276V284Q254 308 160 310Q66 308 66 284Z" fill="${barrel(s, lidTones)}"/><path d="M60 62Q60 52 72 50H248Q260 52 260 62V96Q160 108 60 96Z" fill="${barrel(s, lidTones)}"/><path d="M60 62C60 46 100 40 160 40S260 46 260 62C260 74 200 76 160 76S60 74 60 62Z" fill="${s.gradient(['#FFF8DC', '#E9C878', '#B98C3A'])}"/>${s.solid('M134 54C134 36 146 26 160 26S186 36 186 54Q160 62 134 54Z', lidTones, { depth: 8 })}<path d="M60 88Q160 100 260 88" stroke="#7E5A1E" stroke-width="2.500" opacity=".6" fill="none"/>${s.glint(82, 190, 5, 66, 0, 0.55)}`);
}

/** Rolled black tea leaves in a heap. */
export function teaLeaves(): string {
  const s = createSketch(796);
  return s.svg(teaHeap(s, 160, 252, 250, 92, 90, 1));
}

function teaHeap(s: Sketch, cx: number, base: number, width: number, height: number, count: number, k: number): string {
  return heap(s, { cx, base, width, height, count }, (x, y, turn, i) => {
    const tone = ['#4A2E1A', '#2E1C10', '#5E3E22', '#3A2A14'][i % 4] ?? '#2E1C10';
    return `${under(s, x, y, 17 * k, 8 * k)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${(turn % 140) - 70}) scale(${k})"><path d="M-22 2C-14 -8 8 -10 24 -3C12 6 -8 9 -22 2Z" fill="${tone}"/><path d="M-18 1C-8 -5 8 -6 19 -2" stroke="${mix(tone, '#ffffff', 0.4)}" stroke-width="2" fill="none" opacity=".6"/></g>`;
  });
}

/** A white cup of highland tea on its saucer. */
export function teaCup(): string {
  const s = createSketch(797);
  return s.svg(`<path d="${oval(150, 262, 132, 28)}" fill="#B0B8AE"/>${s.solid(oval(150, 256, 133, 28), ['#FFFFFF', '#F0F3EC', '#BAC4B8'], { depth: 8 })}<path d="${oval(150, 255, 112, 21)}" fill="none" stroke="#C79A4A" stroke-width="3"/>${s.soft(5, '<ellipse cx="156" cy="254" rx="66" ry="12" fill="#1E2A1E" opacity=".4"/>')}<path d="M232 160C280 148 296 180 276 204C260 222 232 226 214 222" stroke="#C2CCC0" stroke-width="16" fill="none" stroke-linecap="round"/><path d="M232 158C276 148 291 179 273 202C258 219 232 224 214 220" stroke="#fff" stroke-width="10" fill="none" stroke-linecap="round"/>
${s.solid('M54 136H246C248 194 214 240 184 248H116C86 240 52 194 54 136Z', ['#FFFFFF', '#F4F6F0', '#B4BEB2'], { depth: 20, inside: printed('leaf', 150, 200, 0.9, '#3F8A52', '#fff') })}<path d="${oval(150, 136, 97, 27)}" fill="#FFFFFF"/><path d="${oval(150, 138, 89, 22)}" fill="#D5DBD2"/>${s.solid(oval(150, 142, 84, 18), ['#F0A252', '#B8561A', '#6A2406'], { depth: 7 })}<path d="${oval(150, 136, 97, 27)}" fill="none" stroke="#C79A4A" stroke-width="2.500"/>${s.glint(112, 136, 28, 4, -4, 0.6)}${s.glint(84, 186, 6, 32, -12, 0.9)}`);
}

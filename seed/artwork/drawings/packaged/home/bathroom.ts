import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bamboo, foam } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel, productName } from '#seed/artwork/labels/productLabel.ts';

/** An upright bamboo toothbrush at the origin. The handle extends down to `length`; the bristles are to the right of the head. */
function brush(s: Sketch, bristle: Tones, length: number): string {
  const handle = `M-8 6Q-8 -2 0 -2Q8 -2 8 6V62C8 90 12 120 12 150V${length}Q0 ${length + 10} -12 ${length}V150C-12 120 -8 90 -8 62Z`;
  const tufts = Array.from({ length: 6 }, (_, i) => `<path d="M6 ${6 + i * 9}H30Q33 ${6 + i * 9} 33 ${9 + i * 9}V${11 + i * 9}Q33 ${14 + i * 9} 30 ${14 + i * 9}H6Z" fill="${s.gradient([bristle[2], bristle[1], bristle[0]], 'across')}"/>`).join('');
  return `${tufts}${s.solid(handle, bamboo, { depth: 6, inside: `<path d="M-4 60Q2 140 -2 ${length}M4 90Q6 150 5 ${length}" stroke="#8A6430" stroke-width="1.600" fill="none" opacity=".5"/>` })}`;
}

const mint: Tones = ['#F2FFF4', '#B9E2C4', '#6AA884'];
const chalk: Tones = ['#FFFFFF', '#EFE7DC', '#B9AA94'];

/** Two bamboo toothbrushes in a speckled cup. */
export function brushCup(): string {
  const s = createSketch(801);
  const round = { cx: 160, rx: 74, ry: 17 };
  const specks = Array.from({ length: 80 }, () => `<circle cx="${86 + s.random() * 148}" cy="${186 + s.random() * 134}" r="${0.8 + s.random() * 1.8}" fill="#5E5A50" opacity=".55"/>`).join('');
  const cup = wall(round, 190, 292);
  return s.svg(`<path d="${oval(160, 190, 74, 17)}" fill="#9A9484"/><g transform="translate(112 22) rotate(-8)">${brush(s, chalk, 220)}</g><g transform="translate(196 14) rotate(9)">${brush(s, mint, 228)}</g><path d="M86 190V292A74 17 0 0 0 234 292V190A74 17 0 0 1 86 190Z" fill="${barrel(s, ['#FFFFFF', '#EAE4D6', '#A29A84'])}"/>${s.within(cup, `<g opacity=".8">${specks}</g>`)}<path d="M86 252A74 17 0 0 0 234 252V292A74 17 0 0 1 86 292Z" fill="${barrel(s, ['#9CC8B4', '#4E8E78', '#1F4E40'])}" opacity=".9"/><path d="M86 190A74 17 0 0 0 234 190" stroke="#fff" stroke-width="5" fill="none" opacity=".9"/>${s.glint(102, 232, 4, 32, 0, 0.8)}`);
}

/** Two toothbrushes, lying crossed. */
export function brushesLying(): string {
  const s = createSketch(802);
  return s.svg(`<g transform="translate(284 64) rotate(62)">${brush(s, mint, 262)}</g>${s.soft(4, '<path d="M60 108L230 226" stroke="#3A240A" stroke-width="16" opacity=".35"/>')}<g transform="translate(24 92) rotate(-56)">${brush(s, chalk, 270)}</g>`);
}

/** The toothbrushes' kraft sleeve, with a window over the bristles. */
export function brushSleeve(): string {
  const s = createSketch(803);
  return s.svg(`${s.solid('M104 14H216V306H104Z', ['#E6C894', '#CDA76C', '#93703C'], { depth: 10 })}<path d="M124 34H196V112Q196 120 188 120H132Q124 120 124 112Z" fill="#FBF6EA"/><g transform="translate(142 44) scale(.9)">${brush(s, chalk, 90)}</g><g transform="translate(174 44) scale(.9)">${brush(s, mint, 90)}</g><path d="M104 122H216V150H104Z" fill="${s.gradient(['#CDA76C', '#C09A5E'])}"/>${leaf(s, 160, 204, 40, 20, -60, ['#8CB870', '#4E8A4A', '#24562A'])}${leaf(s, 158, 204, 40, 20, -122, ['#8CB870', '#4E8A4A', '#24562A'])}${productLabel('bamboo-toothbrush', { box: [114, 210, 206, 294], ink: '#4A3414', accent: '#2E6A54', paper: '#E6C894' })}`);
}

const pandan: Tones = ['#D2E8A4', '#9CC46E', '#5E8A3A'];
const coconut: Tones = ['#FFFCF2', '#F0E6D0', '#B9A684'];

/** A bar of soap seen from the front and above, with its top left corner at (x, y) and an optional paper band. */
function soapBar(s: Sketch, x: number, y: number, tones: Tones, band?: string): string {
  const top = `M${x + 26} ${y}H${x + 226}L${x + 250} ${y + 34}H${x}Z`;
  const front = `M${x} ${y + 32}H${x + 250}V${y + 78}Q${x + 250} ${y + 86} ${x + 242} ${y + 86}H${x + 8}Q${x} ${y + 86} ${x} ${y + 78}Z`;
  const veins = `<path d="M${x + 8} ${y + 60}Q${x + 60} ${y + 40} ${x + 120} ${y + 62}T${x + 244} ${y + 54}" stroke="#fff" stroke-width="7" fill="none" opacity=".4"/><path d="M${x + 8} ${y + 72}Q${x + 70} ${y + 54} ${x + 130} ${y + 74}T${x + 244} ${y + 66}" stroke="${tones[2]}" stroke-width="3" fill="none" opacity=".35"/>`;
  const paper = band ? `<path d="M${x + 88} ${y}H${x + 168}L${x + 174} ${y + 34}H${x + 78}Z" fill="#F7EFDC"/><path d="M${x + 78} ${y + 34}H${x + 174}V${y + 87}H${x + 78}Z" fill="${s.gradient(['#FFFBF0', '#EADDC2'])}"/>${productName('handmade-soap', { box: [x + 84, y + 41, x + 168, y + 80], ink: band })}` : '';
  return `<path d="${top}" fill="${s.gradient([tones[0], tones[0], tones[1]])}"/>${s.solid(front, tones, { depth: 12, inside: veins })}<path d="M${x + 2} ${y + 34}H${x + 248}" stroke="#fff" stroke-width="3" opacity=".55"/>${paper}`;
}

/** Three bars stacked, each with its band. */
export function soapStack(): string {
  const s = createSketch(804);
  const shade = (y: number): string => s.soft(5, `<path d="M40 ${y}H288V${y + 12}H40Z" fill="#1E2408" opacity=".4"/>`);
  return s.svg(`${soapBar(s, 40, 212, coconut, '#A2743C')}${shade(206)}${soapBar(s, 28, 132, pandan, '#3E7A36')}${shade(126)}${soapBar(s, 44, 52, coconut, '#A2743C')}`);
}

/** A bar of soap without its band, covered in foam on a slatted wooden dish. */
export function soapDish(): string {
  const s = createSketch(805);
  const wood: Tones = ['#DDB27A', '#A8743E', '#5E3A18'];
  const slats = [0, 1, 2, 3].map((i) => s.solid(`M${30 + i * 66} 208H${84 + i * 66}L${88 + i * 68} 252H${22 + i * 68}Z`, wood, { depth: 6 })).join('');
  return s.svg(`${s.solid('M14 246H306V270Q306 278 298 278H22Q14 278 14 270Z', wood, { depth: 9 })}${slats}${s.soft(6, '<path d="M40 214H288V228H40Z" fill="#2A1A08" opacity=".45"/>')}${soapBar(s, 36, 136, pandan)}<path d="M120 160q40 -20 84 0" stroke="#5E8A3A" stroke-width="3" opacity=".4" fill="none"/>${foam(s, 36, 130, 250, 48)}${foam(s, 200, 290, 240, 30)}`);
}

const clove: Tones = ['#B97A4A', '#6E3A1E', '#32160A'];

/** A few scattered cloves. */
export function cloves(): string {
  const s = createSketch(806);
  const one = (x: number, y: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${s.solid('M-10 0C-14 40 -8 90 0 116C10 90 14 40 10 0Z', clove, { depth: 7 })}${[-40, -14, 14, 40].map((t) => `<path d="M-7 4C-12 -16 -8 -30 0 -38C8 -30 12 -16 7 4Z" fill="#6E3A1E" transform="rotate(${t})"/>`).join('')}${s.ball(0, -20, 19, 18, ['#D89C66', '#8A5028', '#4A240E'])}</g>`;
  return s.svg(`${one(40, 196, -78)}${one(196, 150, -100)}${one(290, 224, 82)}${one(80, 262, -104)}`);
}

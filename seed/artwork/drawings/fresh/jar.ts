import { anchovy } from '#seed/artwork/drawings/fresh/fish.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

const glass = 'M76 84H244C252 96 256 110 256 126V262C256 286 240 298 214 302H106C80 298 64 286 64 262V126C64 110 68 96 76 84Z';

/** A glass jar with a lid. The contents are clipped to its outline. */
function jarOf(s: Sketch, lid: Tones, contents: string, band: string): string {
  const shine = `<path d="M64 84H84V306H64Z" fill="#fff" opacity=".28"/><path d="M236 84H256V306H236Z" fill="#000" opacity=".1"/>`;
  return `<path d="${glass}" fill="#F3F4EE" opacity=".92"/>${s.within(glass, `${contents}${s.soft(10, '<path d="M230 90Q260 200 236 306H270V90Z" fill="#1A1208" opacity=".3"/>')}${shine}`)}<path d="${glass}" fill="none" stroke="#fff" stroke-width="4" opacity=".55"/>${s.glint(84, 190, 6, 84, 0, 0.7)}${band}
${s.solid('M66 44H254Q262 44 262 54V82Q160 108 58 82V54Q58 44 66 44Z', lid, { depth: 10 })}<path d="${oval(160, 46, 102, 21)}" fill="${lid[1]}"/><path d="${oval(156, 44, 90, 16)}" fill="${s.gradient([lid[0], lid[1]])}"/><path d="M60 70Q160 98 260 70" stroke="${lid[2]}" stroke-width="2.500" opacity=".5" fill="none"/>`;
}

/** A paper band round a jar with the product's label. */
function jarBand(s: Sketch, slug: string, ink: string, accent: string): string {
  return `<path d="M64 190Q160 218 256 190V268Q160 296 64 268Z" fill="${s.gradient(['#FFFDF4', '#F8F0DA', '#DCCBA2'], 'across')}"/>${productLabel(slug, { surface: sagging(64, 256, 14), box: [92, 197, 228, 262], ink, accent, paper: '#FFFDF4' })}`;
}

/** A jar of dried anchovies. */
export function anchovyJar(): string {
  const s = createSketch(321);
  const fish = Array.from({ length: 76 }, () => anchovy(s, 70 + s.random() * 180, 122 + s.random() * 180, s.random() * 360, 1)).join('');
  return s.svg(jarOf(s, ['#4C8EA8', '#1F5E7A', '#0C3346'], `<rect x="60" y="118" width="200" height="190" fill="#B7AA8C"/>${fish}`, jarBand(s, 'dried-anchovies', '#123E54', '#1F5E7A')));
}

/** A tart made of crimped pastry with a ball of pineapple jam. */
function tart(s: Sketch, x: number, y: number, r: number): string {
  const petals = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return s.ball(x + Math.cos(a) * r * 0.82, y + Math.sin(a) * r * 0.56 + r * 0.12, r * 0.25, r * 0.25, ['#FFE6A6', '#EDB95E', '#B9782A']);
  }).join('');
  return `${s.soft(3, `<ellipse cx="${x + 2}" cy="${y + r * 0.6}" rx="${r}" ry="${r * 0.5}" fill="#3A1C04" opacity=".35"/>`)}<path d="${oval(x, y + r * 0.3, r, r * 0.66)}" fill="#B9782A"/>${petals}<path d="${oval(x, y + r * 0.05, r * 0.8, r * 0.52)}" fill="#F2C468"/>${s.solid(oval(x, y - r * 0.08, r * 0.6, r * 0.48), ['#FFC24A', '#E8921C', '#9E500A'], { depth: r * 0.18 })}<path d="M${x - r * 0.4} ${y - r * 0.2}L${x + r * 0.3} ${y + r * 0.2}M${x - r * 0.1} ${y - r * 0.45}L${x + r * 0.5} ${y - r * 0.05}M${x + r * 0.35} ${y - r * 0.35}L${x - r * 0.3} ${y + r * 0.22}" stroke="#9E500A" stroke-width="${r * 0.05}" opacity=".5"/>${s.glint(x - r * 0.2, y - r * 0.3, r * 0.16, r * 0.08, -20, 0.8)}`;
}

/** A jar of pineapple tarts. */
export function tartJar(): string {
  const s = createSketch(322);
  const rows = [286, 250, 214, 178, 142].map((y, j) => [92, 138, 184, 230].map((x) => tart(s, x + (j % 2) * 20 - 10, y, 29)).join('')).join('');
  return s.svg(jarOf(s, ['#F0563C', '#C22E1C', '#7A1608'], `<rect x="60" y="130" width="200" height="180" fill="#C98A3A"/>${rows}`, jarBand(s, 'pineapple-tarts', '#7A1608', '#C22E1C')));
}

/** Three pineapple tarts. */
export function tarts(): string {
  const s = createSketch(323);
  return s.svg(`${tart(s, 220, 160, 62)}${tart(s, 100, 170, 62)}${tart(s, 164, 220, 70)}`);
}

/** A kuih bangkit: a pale flower with a red dot. */
function bangkit(s: Sketch, x: number, y: number, r: number, tones: Tones): string {
  const petals = Array.from({ length: 6 }, (_, i) => {
    const a = (i / 6) * Math.PI * 2 + 0.3;
    return s.solid(oval(x + Math.cos(a) * r * 0.56, y + Math.sin(a) * r * 0.42, r * 0.42, r * 0.36), tones, { depth: r * 0.13 });
  }).join('');
  return `${s.soft(3, `<ellipse cx="${x + 2}" cy="${y + r * 0.5}" rx="${r}" ry="${r * 0.6}" fill="#2A2410" opacity=".35"/>`)}<g transform="translate(0 ${r * 0.16})" opacity=".8"><path d="${oval(x, y, r * 0.92, r * 0.74)}" fill="${tones[2]}"/></g>${petals}${s.solid(oval(x, y, r * 0.36, r * 0.28), tones, { depth: r * 0.1 })}<circle cx="${x}" cy="${y - r * 0.03}" r="${r * 0.12}" fill="#D0342C"/>`;
}

const cream: Tones = ['#FFFEF6', '#F6EFD8', '#CFBF94'];
const pandan: Tones = ['#EAF6CE', '#C3DD98', '#86A85A'];

/** A jar of kuih bangkit. */
export function bangkitJar(): string {
  const s = createSketch(324);
  const rows = [290, 252, 214, 176, 140].map((y, j) => [88, 136, 184, 232].map((x, i) => bangkit(s, x + (j % 2) * 22 - 10, y, 30, (i + j) % 3 ? cream : pandan)).join('')).join('');
  return s.svg(jarOf(s, ['#8CC88A', '#3F8A52', '#1C4E2C'], `<rect x="60" y="126" width="200" height="190" fill="#C9BC92"/>${rows}`, jarBand(s, 'kuih-bangkit', '#1C4E2C', '#3F8A52')));
}

/** Loose kuih bangkit. */
export function bangkitLoose(): string {
  const s = createSketch(325);
  return s.svg(`${bangkit(s, 216, 150, 66, pandan)}${bangkit(s, 92, 168, 66, cream)}${bangkit(s, 172, 228, 74, cream)}`);
}

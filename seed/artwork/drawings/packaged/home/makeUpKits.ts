import { createSketch, oval, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { makeUpBrush } from '#seed/artwork/drawings/packaged/home/makeUp.ts';
import { barrel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const walnut: Tones = ['#B98A64', '#6E4428', '#341A0C'];

/** Seven brushes in a ribbed glazed cup. */
export function brushesInCup(): string {
  const s = createSketch(871);
  const stand = (x: number, y: number, turn: number, hair: 'dome' | 'flat' | 'fan' | 'fine', k: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${makeUpBrush(s, hair, k, 96, walnut)}</g>`;
  const ribs = Array.from({ length: 11 }, (_, i) => { const a = ((i + 0.5) / 11) * Math.PI; const x = 160 - 62 * Math.cos(a); return `<path d="M${x.toFixed(1)} ${(212 + 14 * Math.sin(a)).toFixed(1)}V${(292 + 14 * Math.sin(a)).toFixed(1)}" stroke="#7E4A58" stroke-width="2.500" opacity=".3"/>`; }).join('');
  return s.svg(`<path d="${oval(160, 208, 62, 14)}" fill="#6E3A48"/>${stand(108, 112, -16, 'fine', 0.8)}${stand(214, 108, 17, 'fan', 0.72)}${stand(140, 92, -6, 'flat', 1)}${stand(184, 88, 8, 'dome', 0.98)}${stand(118, 142, -12, 'flat', 0.7)}${stand(206, 146, 11, 'fine', 0.9)}${stand(160, 126, 0, 'dome', 0.8)}<path d="M98 208V290A62 14 0 0 0 222 290V208A62 14 0 0 1 98 208Z" fill="${barrel(s, ['#FBE0DE', '#E4AEB0', '#9A5E6A'])}"/>${ribs}<path d="M98 208A62 14 0 0 0 222 208" stroke="#FFF3F0" stroke-width="5" fill="none"/>${s.glint(112, 256, 4, 26, 0, 0.8)}`);
}

/** An open linen roll with brushes in its pockets. */
export function brushRoll(): string {
  const s = createSketch(872);
  const linen: Tones = ['#F8EEDC', '#DDC8A4', '#9A8058'];
  const kinds = ['dome', 'flat', 'fine', 'fan', 'dome', 'flat', 'fine'] as const;
  const laid = kinds.map((hair, i) => `<g transform="translate(${42 + i * 40} ${116 - (i % 2) * 8}) scale(.86)">${makeUpBrush(s, hair, hair === 'fan' ? 0.55 : 0.78, 130, walnut)}</g>`).join('');
  const pocket = 'M10 178H310V272Q310 282 300 282H20Q10 282 10 272Z';
  const seams = Array.from({ length: 6 }, (_, i) => `<path d="M${62 + i * 40} 182V278" stroke="#8A6A3E" stroke-width="2.500" stroke-dasharray="6 4" opacity=".7"/>`).join('');
  const weave = Array.from({ length: 34 }, (_, i) => `M10 ${180 + i * 3}H310`).join('');
  return s.svg(`${s.solid('M10 42Q10 32 20 32H300Q310 32 310 42V272Q310 282 300 282H20Q10 282 10 272Z', linen, { depth: 10 })}${laid}${s.soft(4, '<path d="M10 172H310V184H10Z" fill="#4A3414" opacity=".4"/>')}${s.solid(pocket, linen, { depth: 10, inside: `<path d="${weave}" stroke="#9A8058" stroke-width="1" opacity=".2"/>${seams}` })}<path d="M10 180H310" stroke="#C4576A" stroke-width="5"/><path d="M310 150C318 150 318 200 306 214" stroke="#C4576A" stroke-width="7" fill="none" stroke-linecap="round"/>`);
}

const quilt: Tones = ['#F2B8B0', '#C8706E', '#742E3A'];

/** The quilted travel pouch, zipped. */
export function travelPouch(): string {
  const s = createSketch(873);
  const bag = 'M46 132C58 122 262 122 274 132C296 180 304 240 292 276C284 300 36 300 28 276C16 240 24 180 46 132Z';
  const lines = Array.from({ length: 15 }, (_, i) => `M${-70 + i * 32} 110L${60 + i * 32} 310M${-70 + i * 32} 310L${60 + i * 32} 110`).join('');
  return s.svg(`${s.solid(bag, quilt, { depth: 24, inside: `<path d="${lines}" stroke="#742E3A" stroke-width="4" opacity=".4" transform="translate(1.500 2)"/><path d="${lines}" stroke="#FFE0DA" stroke-width="1.800" opacity=".6"/>` })}${s.solid('M44 128Q44 118 54 118H266Q276 118 276 128L280 146Q160 156 40 146Z', ['#E8A49C', '#A84E54', '#5A1E2C'], { depth: 7 })}<path d="M50 130Q160 138 270 130" stroke="${s.gradient(gold, 'across')}" stroke-width="7" fill="none" stroke-dasharray="5 2.500"/><path d="M250 130l22 6q8 4 6 12l-4 28q-4 10 -12 4l2 -30Z" fill="${s.gradient([...gold])}"/><rect x="112" y="198" width="100" height="54" rx="4" fill="#FFF3E8" opacity=".96"/>${productLabel('travel-makeup-kit', { box: [117, 203, 207, 248], ink: '#5A1E2C', accent: '#742E3A', paper: '#FFF3E8' })}`);
}

/** An upright mascara. */
export function mascara(): string {
  const s = createSketch(874);
  const rose: Tones = ['#F6C8BE', '#C88076', '#7A3A3E'];
  return s.svg(`<path d="${wall({ cx: 160, rx: 24, ry: 6 }, 150, 300)}" fill="${barrel(s, rose)}"/><path d="${wall({ cx: 160, rx: 22, ry: 6 }, 22, 150)}" fill="${barrel(s, gold)}"/><path d="${oval(160, 22, 22, 6)}" fill="#FFF3CC"/><rect x="150" y="192" width="7" height="70" rx="3.500" fill="#FFF3E8" opacity=".85"/>${s.glint(144, 90, 3, 44, 0, 0.8)}`);
}

/** A mascara wand, lying. */
export function mascaraWand(): string {
  const s = createSketch(875);
  const hairs = Array.from({ length: 46 }, (_, i) => { const y = 216 + i * 1.9; const half = 13 * Math.sin(((i + 8) / 58) * Math.PI); return `M${(160 - half).toFixed(1)} ${(y + 4).toFixed(1)}L${(160 + half).toFixed(1)} ${(y - 4).toFixed(1)}`; }).join('');
  return s.svg(`<path d="M157 140H163V304H157Z" fill="#4A4048"/><path d="${hairs}" stroke="#1E1018" stroke-width="1.800"/><path d="${wall({ cx: 160, rx: 22, ry: 6 }, 22, 142)}" fill="${barrel(s, gold)}"/><path d="${oval(160, 22, 22, 6)}" fill="#FFF3CC"/>${s.glint(144, 80, 3, 40, 0, 0.8)}`);
}

/** A single shadow brush. */
export function shadowBrush(): string {
  const s = createSketch(876);
  return s.svg(`<g transform="translate(160 92)">${makeUpBrush(s, 'flat', 1, 170, walnut)}</g>`);
}

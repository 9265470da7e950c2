import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold, moulded, openPot, porcelain, steel } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { barrel, glass, lid, patch, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel, productName } from '#seed/artwork/labels/productLabel.ts';
import { around, flat } from '#seed/artwork/labels/surfaces.ts';

const oudOil = ['#3A1204', '#A8541A', '#D8822E', '#8A3E10', '#4A1C06', '#2A0E02'];

function attarBody(s: Sketch): string {
  const body = 'M126 132H194L206 150V284L194 304H126L114 284V150Z';
  const cut = '<path d="M138 132L134 150V284L138 304M182 132L186 150V284L182 304" stroke="#FFE0A8" stroke-width="2.500" fill="none" opacity=".7"/><path d="M114 150H206M114 284H206" stroke="#FFE9C0" stroke-width="2" opacity=".5"/><path d="M114 150L134 150V284H114Z" fill="#fff" opacity=".22"/><path d="M186 150H206V284H186Z" fill="#1A0602" opacity=".3"/>';
  const frame = `<path d="M134 190H186V270H134Z" fill="#4A1E08" opacity=".55"/><path d="M134 190H186V270H134Z" fill="none" stroke="#F6D68A" stroke-width="1.800"/>${productLabel('oud-attar', { box: [138, 195, 182, 265], ink: '#F6D68A', accent: '#F6D68A', paper: '#4A1E08' })}`;
  return `${glass(s, body, `<path d="M100 158H220V310H100Z" fill="${s.gradient(oudOil, 'across')}"/>${cut}`, '#F4E6D4')}${frame}${s.glint(122, 214, 3, 50, 0, 0.85)}`;
}

/** The oud attar: a slim cut-glass bottle under a tall gilt cap. */
export function oudBottle(): string {
  const s = createSketch(701);
  const cap = 'M132 62Q132 54 140 54H180Q188 54 188 62V124H132Z';
  return s.svg(`<circle cx="160" cy="40" r="18" fill="${s.radial([...gold], 0.36, 0.3, 0.75)}"/><circle cx="154" cy="33" r="5" fill="#fff" opacity=".85"/><path d="M138 122H182V134H138Z" fill="${barrel(s, gold)}"/>${moulded(s, cap, gold, Array.from({ length: 9 }, (_, i) => `<path d="M${137 + i * 6} 66V112" stroke="#7E561A" stroke-width="1.800" opacity=".4"/>`).join(''))}<path d="M132 112H188V116H132ZM132 64H188V67H132Z" fill="#7E561A" opacity=".45"/>${attarBody(s)}`);
}

/** The open attar with its roll-on ball bare. */
export function oudOpen(): string {
  const s = createSketch(702);
  return s.svg(`<circle cx="160" cy="112" r="15" fill="${s.radial([...steel], 0.36, 0.3, 0.75)}"/><path d="M136 114H184V134H136Z" fill="${barrel(s, gold)}"/><path d="M136 122H184V125H136Z" fill="#7E561A" opacity=".5"/>${attarBody(s)}`);
}

/** Chips of agarwood. */
export function oudChips(): string {
  const s = createSketch(703);
  const chip = (d: string): string => s.solid(d, ['#B98A5E', '#6E4424', '#2A160A'], { depth: 9, inside: Array.from({ length: 22 }, () => { const [x, y] = [s.random() * 320, 100 + s.random() * 200]; return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}l${(40 + s.random() * 40).toFixed(0)} ${(-14 - s.random() * 14).toFixed(0)}" stroke="${s.random() > 0.5 ? '#24100A' : '#E0B484'}" stroke-width="2.500" opacity=".5"/>`; }).join('') });
  return s.svg(`${chip('M150 178L262 128L304 150L296 190L184 232Z')}${chip('M20 210L120 154L168 170L160 214L62 262L24 244Z')}${chip('M112 246L220 206L286 226L280 262L164 292L118 278Z')}`);
}

/** The attar's velvet pouch, drawn closed with a gilt cord. */
export function velvetPouch(): string {
  const s = createSketch(704);
  const velvet: Tones = ['#8A3A5A', '#561A38', '#200614'];
  const bag = 'M104 122C60 168 40 226 62 270C78 302 242 302 258 270C280 226 260 168 216 122Q160 140 104 122Z';
  const frill = 'M104 112C92 84 74 66 66 46C92 52 104 36 124 44C140 34 152 46 164 38C180 32 194 46 208 40C224 38 240 52 256 46C246 70 228 86 216 112Q160 128 104 112Z';
  const creases = [92, 124, 160, 196, 228].map((x) => `<path d="M${160 + (x - 160) * 0.7} 124Q${x} 160 ${160 + (x - 160) * 1.3} 214" stroke="#200614" stroke-width="7" fill="none" opacity=".35"/>`).join('');
  return s.svg(`${s.solid(bag, velvet, { depth: 24, inside: s.soft(4, creases) })}${s.solid(frill, velvet, { depth: 12 })}<path d="M102 116Q160 134 218 116" stroke="${s.gradient(gold, 'across')}" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M196 124C216 150 214 176 226 196M204 122C232 140 240 160 256 172" stroke="#D6A84E" stroke-width="4" fill="none"/><circle cx="227" cy="202" r="9" fill="${s.radial([...gold])}"/><circle cx="260" cy="178" r="9" fill="${s.radial([...gold])}"/>`);
}

function mistBody(s: Sketch): string {
  const round = { cx: 160, rx: 44, ry: 9 };
  const petals = [0, 72, 144, 216, 288].map((turn) => `<path d="M0 -3C-8 -9 -8 -20 0 -25C8 -20 8 -9 0 -3Z" fill="#FFFFFF" transform="rotate(${turn})"/>`).join('');
  const stems = '<path d="M160 268C148 236 152 206 164 178M156 240q-16 -6 -22 -22M158 216q16 -6 20 -20" stroke="#2E7A4A" stroke-width="3.500" fill="none" stroke-linecap="round"/><path d="M134 218q-2 -12 8 -18q6 12 -8 18ZM178 196q8 -8 16 -4q-2 12 -16 4Z" fill="#2E7A4A"/>';
  return `<path d="${wall(round, 112, 296)}" fill="${barrel(s, ['#F4FBEF', '#CFE8C8', '#7AA886'])}"/>${stems}<g transform="translate(166 164)">${petals}<circle r="5" fill="#F2C23A"/></g><path d="${patch(round, 122, 198, 206, 284)}" fill="#F4FBEF"/>${productLabel('melati-mist', { surface: around(round), box: [127, 211, 193, 280], ink: '#12482E', accent: '#3E8A5E', paper: '#F4FBEF' })}${s.glint(125, 200, 4, 70, 0, 0.95)}<path d="${wall({ cx: 160, rx: 38, ry: 8 }, 100, 114)}" fill="${barrel(s, steel)}"/>`;
}

/** The tall white and green bottle of melati mist. */
export function melatiMist(): string {
  const s = createSketch(705);
  return s.svg(`${mistBody(s)}${lid(s, { cx: 160, rx: 38, ry: 9 }, 24, 78, ['#FFFFFF', '#EEF3EA', '#A2B09E'], 0)}`);
}

/** The open mist with its spray button bare. */
export function melatiMistOpen(): string {
  const s = createSketch(706);
  return s.svg(`${lid(s, { cx: 160, rx: 17, ry: 5 }, 62, 38, porcelain, 0)}<circle cx="168" cy="78" r="4" fill="#5E6E62"/>${mistBody(s)}`);
}

const forest = ['#0E3A22', '#4E9A62', '#7AC08A', '#2E7A4A', '#14502E', '#06240F'];

/** The forest cologne: a flat round bottle of green glass with a wooden ball. */
export function hutanCologne(): string {
  const s = createSketch(707);
  const disc = oval(160, 200, 106, 104);
  const wood: Tones = ['#D8A878', '#96623A', '#4A2814'];
  const contents = `<path d="M40 144H280V310H40Z" fill="${s.gradient(forest, 'across')}"/><path d="${oval(160, 144, 90, 7)}" fill="#A6DCAE"/><g opacity=".4" fill="#06240F"><path d="M40 290L74 216L96 262L124 196L150 256L184 206L210 262L238 222L282 292V310H40Z"/></g>`;
  return s.svg(`${glass(s, disc, contents, '#E4F0E6')}<circle cx="160" cy="204" r="54" fill="none" stroke="#F2E2B0" stroke-width="2.500" opacity=".95"/>${productLabel('hutan-cologne', { box: [122, 168, 198, 242], ink: '#FBF0CC', accent: '#F2E2B0', paper: '#1F6A3E' })}${s.glint(86, 160, 8, 40, 34, 0.85)}${s.glint(240, 252, 4, 22, 32, 0.6)}<path d="M138 84H182V104H138Z" fill="${barrel(s, gold)}"/>${s.solid(oval(160, 56, 40, 36), wood, { depth: 14, inside: '<path d="M124 50Q160 34 198 52M122 62Q160 44 200 66M128 76Q160 60 194 78" stroke="#4A2814" stroke-width="2.500" fill="none" opacity=".45"/>' })}`);
}

/** The cologne's box, made of pale kraft board with a fern on it. */
export function hutanBox(): string {
  const s = createSketch(708);
  const fern = Array.from({ length: 11 }, (_, i) => `<path d="M0 ${-i * 14}q${-34 + i * 2.6} ${-2} ${-46 + i * 3.8} ${-20}q${26 - i * 2} 0 ${46 - i * 3.8} ${14}ZM0 ${-i * 14}q${34 - i * 2.6} -2 ${46 - i * 3.8} -20q${-26 + i * 2} 0 ${-46 + i * 3.8} 14Z" fill="#2E6A3E"/>`).join('');
  const front = `<g transform="translate(142 244) rotate(4)"><path d="M0 20V-160" stroke="#2E6A3E" stroke-width="4"/>${fern}</g>${productName('hutan-cologne', { box: [92, 260, 194, 282], ink: '#2E4A2E' })}`;
  return s.svg(carton(s, { x: 62, y: 62, width: 160, height: 240, depth: 50, paper: '#D8C49A', front, side: '<path d="M0 200H54V240H0Z" fill="#2E6A3E"/>' }));
}

/** A fern frond, lying. */
export function fern(): string {
  const s = createSketch(709);
  const fronds = Array.from({ length: 9 }, (_, i) => {
    const x = 34 + i * 29;
    const y = 211 - i * 8;
    const size = 92 * Math.sin(((i + 1.5) / 10.5) * Math.PI) + 12;
    return `${leaf(s, x, y, size, 34, -74 + i)}${leaf(s, x, y, size * 0.8, 32, 52 - i)}`;
  }).join('');
  return s.svg(`<path d="M10 222Q150 190 306 138" stroke="#3A6A24" stroke-width="7" fill="none" stroke-linecap="round"/>${fronds}${leaf(s, 286, 146, 34, 16, -18)}`);
}

const rosePaste: Tones = ['#FFD6D6', '#F0A2AC', '#B85E72'];

/** The solid perfume: an open, shallow gilt tin with its lid behind. */
export function roseTin(): string {
  const s = createSketch(710);
  return s.svg(`<g transform="rotate(10 214 128)">${s.solid(oval(214, 128, 90, 90), gold, { depth: 14 })}<path d="${oval(214, 128, 74, 74)}" fill="${s.gradient(['#B83A5A', '#7E1A3A'])}"/>${printed('rose', 214, 124, 1.35, '#F4C6B4', '#8A1E42')}</g>${openPot(s, { cx: 132, rx: 116, ry: 46, top: 214, height: 34, tones: gold, fill: rosePaste, surface: `${s.soft(3, `<path d="M76 232Q130 210 186 226" stroke="#B85E72" stroke-width="9" fill="none" opacity=".6"/>`)}<path d="M76 228Q130 206 186 222" stroke="#FFF0EE" stroke-width="4" fill="none" opacity=".9" stroke-linecap="round"/>` })}<path d="M18 230A116 46 0 0 0 246 230" stroke="#FFF6DC" stroke-width="3" fill="none" opacity=".7"/>`);
}

/** The closed tin, seen from above and slightly from the side. */
export function roseTinShut(): string {
  const s = createSketch(711);
  return s.svg(`<path d="${wall({ cx: 160, rx: 130, ry: 70 }, 168, 206)}" fill="${barrel(s, gold)}"/><path d="M30 190A130 70 0 0 0 290 190" stroke="#7E561A" stroke-width="4" fill="none" opacity=".6"/>${s.solid(oval(160, 166, 130, 70), gold, { depth: 10 })}<path d="${oval(160, 165, 112, 58)}" fill="${s.gradient(['#D8607A', '#9A2A4A', '#7E1A3A'])}"/><g transform="translate(160 156) scale(1 .56)">${printed('rose', 0, 0, 1.9, '#F4C6B4', '#8A1E42')}</g>${productName('rose-solid-perfume', { surface: flat, box: [104, 186, 216, 212], ink: '#F4D6C4' })}${s.glint(108, 128, 34, 6, -22, 0.5)}`);
}

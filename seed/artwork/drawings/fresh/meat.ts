import { createSketch, oval, smooth, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const skin: Tones = ['#FFEBD0', '#F4CBA2', '#C48A62'];

/** A whole dressed chicken lying on its back, legs to the right. */
export function chicken(): string {
  const s = createSketch(561);
  const bodyShape = smooth([[34, 196], [52, 140], [104, 104], [168, 100], [226, 118], [262, 158], [266, 204], [232, 244], [160, 260], [84, 250], [44, 226]]);
  const bumps = Array.from({ length: 90 }, () => `<circle cx="${44 + s.random() * 216}" cy="${110 + s.random() * 140}" r="${1 + s.random()}" fill="#fff" opacity=".35"/>`).join('');
  const inside = `${bumps}${s.soft(6, '<path d="M60 150C110 128 180 124 246 160" stroke="#B87A56" stroke-width="6" fill="none" opacity=".5"/>')}${s.soft(12, '<ellipse cx="130" cy="136" rx="60" ry="22" fill="#fff" opacity=".55"/>')}`;
  const leg = (dx: number, dy: number): string => `<g transform="translate(${dx} ${dy})">${s.solid('M150 216C140 180 168 152 206 152C236 152 258 164 276 176L300 168Q312 166 310 176Q318 180 310 190L286 198C262 214 240 244 202 246C174 246 156 236 150 216Z', skin, { depth: 16, inside: bumps })}<path d="M294 170Q308 166 308 176Q314 182 306 188L292 192Q286 180 294 170Z" fill="${s.gradient(['#FFFFFF', '#EADCC8'])}"/></g>`;
  const wing = s.solid('M70 214C72 184 104 172 132 184C160 196 168 216 156 232C136 226 122 226 112 236C92 240 74 234 70 214Z', skin, { depth: 12, inside: bumps });
  return s.svg(`${leg(-4, -30)}${s.solid(bodyShape, skin, { depth: 24, inside })}${s.soft(7, '<path d="M160 252C150 214 176 170 214 166" stroke="#8A5434" stroke-width="12" fill="none" opacity=".4"/>')}${leg(-8, 10)}${s.soft(5, '<ellipse cx="116" cy="216" rx="50" ry="26" fill="#8A5434" opacity=".3"/>')}${wing}${s.glint(120, 130, 44, 9, -10, 0.6)}`);
}

/** A raw drumstick. */
export function drumstick(): string {
  const s = createSketch(562);
  return s.svg(`<g transform="rotate(-18 160 170)"><path d="M226 158L286 146Q300 140 302 152Q312 158 302 168Q302 180 288 176L228 182Z" fill="${s.gradient(['#FFFFFF', '#E6D6BE'])}"/>${s.solid('M24 186C20 130 72 96 132 110C180 120 216 142 246 156V184C214 204 180 244 124 248C66 250 28 230 24 186Z', skin, { depth: 20 })}${s.glint(92, 138, 34, 12, -14, 0.6)}</g>`);
}

/** Cubes of beef with their marbling. */
export function beefCubes(): string {
  const s = createSketch(563);
  const cube = (x: number, y: number, k: number): string => {
    const fat = (w: number): string => Array.from({ length: 5 }, () => `<path d="M${s.random() * w} ${-14 + s.random() * 30}q${6 + s.random() * 8} ${(s.random() - 0.5) * 18} ${14 + s.random() * 10} ${(s.random() - 0.5) * 10}" stroke="#FFE3DA" stroke-width="${1.4 + s.random() * 1.8}" fill="none" opacity=".75" stroke-linecap="round"/>`).join('');
    const top = 'M0 0L42 -18Q46 -19 50 -18L92 -2L48 18Q44 19 40 18Z';
    const left = 'M0 0L44 19V62Q20 56 2 42Z';
    const right = 'M44 19L92 -2L90 42Q70 56 44 62Z';
    return `<g transform="translate(${x} ${y}) scale(${k})">${s.soft(4, '<ellipse cx="46" cy="54" rx="50" ry="16" fill="#1E0406" opacity=".45"/>')}<path d="${left}" fill="${s.gradient(['#C9413E', '#9A2228'])}"/><path d="${right}" fill="${s.gradient(['#A82A2E', '#6E1218'])}"/><path d="${top}" fill="${s.gradient(['#F07A6C', '#D0484A'])}"/>${s.within(top, fat(70))}${s.within(left, fat(30))}<g transform="translate(44 20)">${s.within('M0 0L48 -21L46 22Q26 36 0 42Z', fat(30))}</g><path d="M0 0L44 19L92 -2" stroke="#FFB6A8" stroke-width="2.200" fill="none" opacity=".7"/></g>`;
  };
  return s.svg(`${cube(120, 92, 1)}${cube(40, 118, 1)}${cube(196, 120, 1)}${cube(118, 142, 1.02)}${cube(22, 176, 1.04)}${cube(200, 182, 1.04)}${cube(108, 200, 1.08)}`);
}

function sausage(s: Sketch, x: number, y: number, rotate: number, k: number): string {
  const d = 'M-116 -4C-118 -26 -96 -36 -70 -30C-20 -18 30 -18 76 -32C104 -38 122 -24 118 -4C114 18 96 26 72 22C24 14 -22 14 -68 26C-96 30 -114 18 -116 -4Z';
  return `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${k})"><path d="M-112 -6l-16 -8 2 10 -4 10 18 -2ZM114 -8l16 -8 -2 10 4 10 -18 -2Z" fill="#B8502E"/>${s.solid(d, ['#FFBA8E', '#E07E50', '#95401E'], { depth: 12, inside: '<path d="M-66 -30q6 26 -2 54M-4 -22q6 20 0 38M60 -28q8 26 4 50" stroke="#7A2E10" stroke-width="3" fill="none" opacity=".35"/>' })}${s.glint(-40, -16, 42, 4, 7, 0.7)}${s.glint(62, -20, 26, 4, -12, 0.6)}</g>`;
}

/** A heap of chicken sausages. */
export function sausages(): string {
  const s = createSketch(564);
  const shade = (y: number): string => s.soft(6, `<ellipse cx="160" cy="${y}" rx="110" ry="16" fill="#3A1004" opacity=".35"/>`);
  return s.svg(`${sausage(s, 170, 118, -10, 1)}${shade(152)}${sausage(s, 152, 164, 4, 1.06)}${shade(200)}${sausage(s, 164, 216, -4, 1.14)}`);
}

/** A sealed pack of sausages with a printed band. */
export function sausagePack(): string {
  const s = createSketch(565);
  const film = 'M30 84Q160 72 290 84L296 246Q160 262 24 246Z';
  const inner = [0, 1, 2, 3, 4].map((i) => sausage(s, 160, 112 + i * 31, 0, 1.04)).join('');
  return s.svg(`<path d="${film}" fill="#EFE3D6"/>${s.within(film, inner)}<path d="${film}" fill="#fff" opacity=".14"/>${s.solid('M96 76Q160 72 224 76V256Q160 262 96 256Z', ['#5EB078', '#1F7A4A', '#0C4428'], { depth: 12 })}<path d="${oval(160, 118, 42, 34)}" fill="#FFF9E8"/><g transform="translate(0 -16)"><path d="M142 132a20 18 0 0 1 36 0q4 14 -18 20q-22 -6 -18 -20Z" fill="#E07E50"/><path d="M160 114q10 -12 18 -4M160 114q-8 -12 -16 -6" stroke="#C2331F" stroke-width="5" fill="none" stroke-linecap="round"/></g>${productLabel('halal-chicken-sausage', { box: [102, 162, 218, 248], ink: '#FFF9E8', accent: '#FFE9A8', paper: '#0C4428' })}<path d="M24 78Q160 64 296 78V92Q160 80 24 92ZM22 242Q160 258 298 242V256Q160 272 22 256Z" fill="#fff" opacity=".55"/><path d="M24 78l6 7 6-7 6 7 6-7" stroke="#fff" fill="none"/>${s.soft(3, '<path d="M50 100L40 236M270 100L280 236" stroke="#fff" stroke-width="9" opacity=".7"/>')}`);
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bubbles, foam, moulded, steel } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, glass, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const rosy: Tones = ['#FFC4C0', '#E8707E', '#9A2C4A'];

function bar(s: Sketch, cx: number, cy: number, rx: number): string {
  const ry = rx * 0.46;
  const edge = { cx, rx, ry };
  const petals = [0, 72, 144, 216, 288].map((turn) => `<path d="M0 -4C-16 -16 -16 -38 0 -46C16 -38 16 -16 0 -4Z" fill="#B03A58" opacity=".5" transform="rotate(${turn})"/><path d="M0 -4C-16 -16 -16 -38 0 -46C16 -38 16 -16 0 -4Z" fill="none" stroke="#FFE0DC" stroke-width="2" opacity=".7" transform="translate(1 1.500) rotate(${turn})"/>`).join('');
  const specks = Array.from({ length: 30 }, () => `<circle cx="${cx + (s.random() * 2 - 1) * rx}" cy="${cy + (s.random() * 2 - 1) * ry}" r="${1 + s.random() * 1.6}" fill="#8A1E3A" opacity=".4"/>`).join('');
  return `<path d="${wall(edge, cy, cy + rx * 0.36)}" fill="${barrel(s, rosy)}"/>${s.solid(oval(cx, cy, rx, ry), rosy, { depth: 9, inside: specks })}<path d="${oval(cx, cy, rx * 0.86, ry * 0.84)}" fill="none" stroke="#B03A58" stroke-width="2.500" opacity=".4"/><g transform="translate(${cx} ${cy}) scale(${rx / 66} ${(rx / 66) * 0.52})">${petals}<circle r="6" fill="#FFE9A0"/></g>${s.glint(cx - rx * 0.4, cy - ry * 0.42, rx * 0.26, ry * 0.12, -8, 0.6)}`;
}

/** The shampoo bar, leaning out of its round tin. */
export function shampooTin(): string {
  const s = createSketch(661);
  return s.svg(`${s.solid(oval(224, 132, 84, 84), steel, { depth: 12 })}<path d="${oval(224, 132, 68, 68)}" fill="${s.gradient(['#F6C0C4', '#E07A8C'])}"/><g transform="translate(224 126)">${[0, 72, 144, 216, 288].map((turn) => `<path d="M0 -4C-18 -16 -18 -40 0 -48C18 -40 18 -16 0 -4Z" fill="#FFF3EC" transform="rotate(${turn})"/>`).join('')}<circle r="9" fill="#F2BE3A"/></g><rect x="196" y="178" width="56" height="6" rx="3" fill="#8A1E3A" opacity=".7"/><path d="${wall({ cx: 132, rx: 112, ry: 46 }, 212, 254)}" fill="${barrel(s, steel)}"/><path d="${oval(132, 212, 112, 46)}" fill="${s.gradient(['#FFFFFF', '#C4CBD0', '#F2F5F6'])}"/><path d="${oval(132, 214, 103, 40)}" fill="#8A949C"/>${s.within('M0 0H320V214H235A103 40 0 0 1 29 214H0Z', bar(s, 132, 196, 92))}<path d="M20 238A112 46 0 0 0 244 238" stroke="#fff" stroke-width="3" fill="none" opacity=".7"/>`);
}

/** Two shampoo bars without their tin, one of them lathered. */
export function shampooBars(): string {
  const s = createSketch(662);
  return s.svg(`${bar(s, 200, 112, 92)}${s.soft(7, '<ellipse cx="170" cy="186" rx="100" ry="34" fill="#3A0A18" opacity=".35"/>')}${bar(s, 130, 178, 104)}${foam(s, 10, 150, 268, 46)}${bubbles(s, [[250, 206, 13], [274, 180, 8], [40, 132, 10], [62, 108, 6]])}`);
}

/** Aloe shampoo, a pale gel in a flat, clear bottle with a flip cap. */
export function aloeShampoo(): string {
  const s = createSketch(663);
  const body = 'M96 62H224C238 120 240 190 226 258H94C80 190 82 120 96 62Z';
  const contents = `<path d="M70 82H250V270H70Z" fill="${s.gradient(['#9AD0A8', '#E6F8E2', '#EEFBE8', '#C8EBCC', '#86C29A', '#4E9470'], 'across')}"/><path d="${oval(160, 82, 70, 6)}" fill="#F8FFF4"/>${bubbles(s, [[106, 110, 4], [112, 126, 3], [208, 106, 5], [202, 122, 3], [110, 230, 4], [212, 226, 4]])}`;
  const spear = (turn: number, h: number): string => `<path d="M-7 0C-9 ${-h * 0.5} -4 ${-h * 0.8} 0 ${-h}C4 ${-h * 0.8} 9 ${-h * 0.5} 7 0Z" fill="#2E8A5A" transform="translate(160 182) rotate(${turn})"/>`;
  return s.svg(`${glass(s, body, contents, '#F0F8F0')}${[-46, 46, -24, 24, 0].map((turn, i) => spear(turn, 52 + i * 5)).join('')}${productLabel('aloe-shampoo', { box: [114, 178, 206, 252], ink: '#0E4A2E', accent: '#1F7A4A', paper: '#F0F8F0' })}${s.glint(102, 150, 5, 64, 2, 0.9)}${moulded(s, 'M98 258H222L218 300Q217 306 210 306H110Q103 306 102 300Z', ['#FFFFFF', '#EAF1EA', '#A8BCAE'])}<path d="M100 270H220" stroke="#8AA494" stroke-width="2.500" opacity=".8"/><path d="M146 270q14 8 28 0" stroke="#8AA494" stroke-width="3" fill="none"/><path d="M96 62Q94 48 108 48H212Q226 48 224 62Z" fill="${barrel(s, ['#F4FBF2', '#CDE8D0', '#7AB08E'])}"/>`);
}

/** Two spears of aloe and a cut slice of its gel. */
export function aloe(): string {
  const s = createSketch(664);
  const green: Tones = ['#A6D8A0', '#4E9A6A', '#1A4E3A'];
  const spear = (d: string): string => s.solid(d, green, { depth: 16, inside: Array.from({ length: 16 }, () => `<ellipse cx="${40 + s.random() * 240}" cy="${40 + s.random() * 220}" rx="6" ry="2.500" fill="#D6F0CC" opacity=".6" transform="rotate(-40 160 160)"/>`).join('') });
  const slice = (x: number, y: number): string => `<ellipse cx="${x + 3}" cy="${y + 9}" rx="50" ry="24" fill="#1A4E3A"/>${s.solid(oval(x, y, 50, 24), ['#86C88E', '#4E9A6A', '#1F5A40'], { depth: 5 })}${s.solid(oval(x, y, 42, 18), ['#FAFFF0', '#DCF2C4', '#9CCB8E'], { depth: 8 })}${s.glint(x - 14, y - 6, 14, 4, -8, 0.9)}`;
  return s.svg(`${spear('M70 250C60 180 110 80 210 20C200 100 190 200 150 262C120 276 84 272 70 250Z')}${spear('M120 262C150 190 220 130 306 116C280 180 230 250 176 280C148 288 122 282 120 262Z')}${slice(88, 262)}${slice(196, 276)}`);
}

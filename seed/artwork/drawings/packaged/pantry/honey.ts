import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

const clay = ['#E9A878', '#BE6C42', '#6A3018'] as const;
const amber = ['#FFD45A', '#EFA012', '#9A4E02'] as const;
const pot = 'M92 112C48 136 30 184 42 232C52 274 92 300 160 300S268 274 278 232C290 184 272 136 228 112Z';

function clayPot(s: Sketch, rim: string): string {
  const rings = [142, 152, 262, 271].map((y, i) => `<path d="M${i < 2 ? 58 : 62} ${y}Q160 ${y + 36} ${i < 2 ? 262 : 258} ${y}" stroke="#5A2410" stroke-width="3" fill="none" opacity=".4"/>`).join('');
  const tag = `<path d="M90 160Q160 184 230 160V242Q160 266 90 242Z" fill="${s.gradient(['#F6E3BC', '#FFF6E0', '#E4CB98'], 'across')}"/><path d="M96 167Q160 189 224 167M96 236Q160 258 224 236" stroke="#A4622A" stroke-width="2.500" fill="none" opacity=".7"/>${productLabel('stingless-bee-honey', { surface: sagging(90, 230, 12), box: [100, 168, 220, 234], ink: '#5A2E0A', accent: '#A4622A', paper: '#FFF6E0' })}`;
  return `${s.solid(pot, clay, { depth: 26, inside: rings })}${tag}${rim}${s.glint(74, 190, 8, 44, 10, 0.5)}`;
}

const neck = `M96 88V118Q160 140 224 118V88Z`;

/** A clay pot of honey under a turned wooden lid. */
export function honeyPot(): string {
  const s = createSketch(731);
  const wood = ['#F2CF98', '#C8935A', '#7A4E22'] as const;
  const rim = `${s.solid(neck, clay, { depth: 12 })}<path d="M96 104Q160 128 224 104" stroke="#D9B98A" stroke-width="9" fill="none"/><path d="M96 101Q160 125 224 101" stroke="#FFF0CE" stroke-width="2.500" fill="none" opacity=".8"/><path d="M206 112q10 14 2 30M200 114q-4 16 6 26" stroke="#D9B98A" stroke-width="5" fill="none" stroke-linecap="round"/>
${s.solid('M82 76C82 58 116 44 160 44S238 58 238 76C238 92 204 100 160 100S82 92 82 76Z', wood, { depth: 14, inside: '<path d="M96 74Q160 50 224 74M108 82Q160 64 212 82" stroke="#7A4E22" stroke-width="2" fill="none" opacity=".4"/>' })}${s.solid('M140 50C136 40 142 18 160 18S184 40 180 50Q160 58 140 50Z', wood, { depth: 9 })}`;
  return s.svg(clayPot(s, rim));
}

/** The open pot with honey running over its rim. */
export function honeyPotOpen(): string {
  const s = createSketch(732);
  const rim = `${s.solid(neck, clay, { depth: 12 })}<path d="${oval(160, 88, 68, 22)}" fill="#F0B88A"/><path d="${oval(160, 89, 60, 18)}" fill="#5A2810"/>${s.solid(oval(160, 93, 56, 14), amber, { depth: 6 })}${s.solid('M112 92C118 106 128 108 130 124C130 146 148 150 148 128C148 112 158 110 170 110C180 112 182 118 182 128C184 142 196 138 196 124C196 112 204 104 208 92Q160 112 112 92Z', amber, { depth: 7 })}${s.glint(138, 124, 3, 12, 0, 0.9)}`;
  return s.svg(clayPot(s, rim));
}

/** A wooden dipper coated with honey. */
export function honeyDipper(): string {
  const s = createSketch(733);
  const grooves = [0, 1, 2, 3, 4].map((i) => `<ellipse cx="${-4 + i * 19}" cy="0" rx="9" ry="${[25, 33, 36, 33, 25][i]}" fill="${s.gradient(['#F2CF98', '#C8935A', '#7A4E22'], 'down')}"/>`).join('');
  return s.svg(`<g transform="translate(100 214) rotate(-32)"><path d="M80 0H226" stroke="#7A4E22" stroke-width="15" stroke-linecap="round"/><path d="M80 -2H226" stroke="#E2B478" stroke-width="9" stroke-linecap="round"/>${grooves}${s.solid('M-18 -20C-4 -40 70 -44 90 -16C96 4 86 34 56 36C30 42 -6 40 -18 18C-24 6 -24 -8 -18 -20Z', amber, { depth: 12, transform: '' })}<g opacity=".5">${[0, 1, 2, 3].map((i) => `<path d="M${6 + i * 19} -30Q${12 + i * 19} 0 ${6 + i * 19} 32" stroke="#9A4E02" stroke-width="4" fill="none"/>`).join('')}</g></g>${s.solid('M36 250C30 216 60 214 90 232C126 250 150 258 132 274C112 286 44 284 36 250Z', amber, { depth: 9 })}${s.glint(84, 204, 18, 5, -34, 0.85)}${s.glint(76, 250, 18, 4, 8, 0.7)}`);
}

/** A small glass dish of honey. */
export function honeyDish(): string {
  const s = createSketch(734);
  return s.svg(`${s.solid('M40 170C46 236 96 268 160 268S274 236 280 170Z', ['#FFE08A', '#E89A14', '#8E4602'], { depth: 20 })}<path d="M40 170C46 236 96 268 160 268S274 236 280 170" fill="none" stroke="#fff" stroke-width="12" opacity=".45"/><path d="${oval(160, 170, 120, 36)}" fill="#FFF3D0" opacity=".9"/>${s.solid(oval(160, 174, 108, 29), amber, { depth: 10 })}${s.glint(118, 164, 36, 6, -6, 0.8)}${s.glint(72, 208, 6, 28, -18, 0.7)}<path d="${oval(160, 268, 52, 9)}" fill="#E8B860"/>`);
}

/** The resin pots that stingless bees build instead of combs. */
export function kelulutPots(): string {
  const s = createSketch(735);
  const places: [number, number, number][] = [[92, 168, 36], [150, 154, 40], [212, 166, 37], [60, 216, 34], [120, 214, 41], [184, 214, 42], [246, 214, 35], [92, 256, 32], [152, 262, 34], [214, 258, 33]];
  return s.svg(places.map(([x, y, r], i) => `${s.solid(oval(x, y, r, r * 0.9), ['#C98A4A', '#7E4A1E', '#3A1C08'], { depth: r * 0.34 })}${i % 3 === 1 ? `<path d="${oval(x - 1, y - r * 0.3, r * 0.52, r * 0.34)}" fill="#4A2408"/>${s.solid(oval(x - 1, y - r * 0.26, r * 0.46, r * 0.28), amber, { depth: 5 })}${s.glint(x - r * 0.2, y - r * 0.34, r * 0.16, 3, 0, 0.9)}` : s.glint(x - r * 0.34, y - r * 0.36, r * 0.24, r * 0.12, -30, 0.5)}`).join(''));
}

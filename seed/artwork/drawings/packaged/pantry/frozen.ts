import { createSketch, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { pillow } from '#seed/artwork/drawings/packaged/pantry/pillow.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { standUp } from '#seed/artwork/drawings/packaged/pantry/standUp.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

function nugget(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const d = 'M-44 4C-48 -18 -26 -30 -4 -27C20 -32 46 -20 44 0C46 22 24 28 2 27C-20 32 -42 24 -44 4Z';
  const crumbs = Array.from({ length: 9 }, () => `<circle cx="${(s.random() * 70 - 35).toFixed(1)}" cy="${(s.random() * 42 - 21).toFixed(1)}" r="${(2 + s.random() * 3).toFixed(1)}" fill="${s.random() > 0.5 ? '#FFE0A0' : '#8E4A0E'}" opacity=".45"/>`).join('');
  return `${under(s, x, y + 5 * k, 46 * k, 29 * k, '#3A1A02', 0.32)}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn % 80) - 40).toFixed(0)}) scale(${k})"><path d="${d}" fill="#8A4A10" transform="translate(1 8)"/><path d="${d}" fill="${s.radial(['#FFD488', '#E39A38', '#A05C12'], 0.38, 0.3, 0.9)}"/>${crumbs}<path d="M-30 -12Q-14 -24 10 -20" stroke="#FFF1C8" stroke-width="4" fill="none" opacity=".6" stroke-linecap="round"/></g>`;
}

/** A wide family bag of nuggets. */
export function nuggetBag(): string {
  const s = createSketch(871);
  const nuggets = heap(s, { cx: 190, base: 280, width: 176, height: 92, count: 13 }, (x, y, turn) => nugget(s, x, y, turn, 0.74));
  const print = `<path d="M0 70H150C190 120 150 210 196 310H0Z" fill="#D8541A"/><path d="M150 70C190 120 150 210 196 310" stroke="#FFF0C8" stroke-width="6" fill="none"/><rect x="34" y="98" width="126" height="88" rx="12" fill="#FFF6E2"/>${productLabel('chicken-nuggets', { box: [44, 106, 150, 178], ink: '#A8380A', accent: '#D8541A', paper: '#FFF6E2' })}${nuggets}${printed('star', 250, 146, 0.72, '#2E7A4A', '#FFF6E2')}${printed('frost', 74, 232, 0.6, '#FFE2C0', '#fff')}`;
  return s.svg(pillow(s, { left: 24, right: 296, top: 70, bottom: 304, tones: ['#FFD98A', '#F5A93A', '#B0620E'], print }));
}

/** Nuggets in a heap. */
export function nuggets(): string {
  const s = createSketch(872);
  return s.svg(heap(s, { cx: 160, base: 244, width: 226, height: 88, count: 12 }, (x, y, turn) => nugget(s, x, y, turn, 1.08)));
}

/** A cup of chilli sauce. */
export function chilliDip(): string {
  const s = createSketch(873);
  return s.svg(bowlOf(s, ['#FFFFFF', '#EEF0EC', '#AEB6B0'], ['#FF7A4A', '#D8301A', '#8A120A'], `${s.glint(120, 158, 26, 5, -6, 0.6)}<path d="M110 174q20 -10 46 -2t50 -4" stroke="#FFB080" stroke-width="4" fill="none" opacity=".6"/>`));
}

function vegetable(s: Sketch, x: number, y: number, turn: number, i: number, k: number): string {
  const kind = i % 4;
  if (kind === 0) return `${under(s, x, y, 15 * k, 14 * k, '#0A2A04', 0.34)}${s.ball(x, y, 15 * k, 14 * k, ['#B8E872', '#5EAA32', '#2A6614'])}<ellipse cx="${x - 5 * k}" cy="${y - 6 * k}" rx="${4 * k}" ry="${2.4 * k}" fill="#fff" opacity=".6"/>`;
  const put = `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((turn % 90) - 45).toFixed(0)}) scale(${k})">`;
  if (kind === 1) return `${under(s, x, y, 15 * k, 13 * k, '#3A2A02', 0.3)}${put}<path d="M-12 -10C-6 -16 8 -16 13 -8C16 2 10 14 2 15C-8 15 -16 2 -12 -10Z" fill="${s.radial(['#FFF0A0', '#FACB3A', '#C48A0E'], 0.36, 0.28, 0.85)}"/><path d="M-3 13l6 1" stroke="#FFF8D4" stroke-width="4" stroke-linecap="round"/></g>`;
  if (kind === 2) return `${under(s, x, y, 18 * k, 16 * k, '#3A1402', 0.32)}${put}<path d="M-15 -8L2 -15L17 -7L-1 1Z" fill="#FFB468"/><path d="M-15 -8L-1 1V17L-15 8Z" fill="#F58A2E"/><path d="M-1 1L17 -7V9L-1 17Z" fill="#CE5E10"/></g>`;
  return `${under(s, x, y, 20 * k, 9 * k, '#0A2A04', 0.32)}${put}<rect x="-21" y="-8" width="42" height="17" rx="8" fill="${s.gradient(['#A4DA6A', '#4E9A34', '#2A6A1E'], 'down')}"/><ellipse cx="21" cy="0" rx="4.500" ry="8" fill="#D6F0A8"/></g>`;
}

/** A pouch of frozen vegetables, with a large picture of them on the front. */
export function vegetableBag(): string {
  const s = createSketch(874);
  const spill = heap(s, { cx: 160, base: 286, width: 200, height: 120, count: 58 }, (x, y, turn, i) => vegetable(s, x, y, turn, i, 1.06));
  const frost = Array.from({ length: 14 }, () => `<circle cx="${(70 + s.random() * 180).toFixed(1)}" cy="${(140 + s.random() * 60).toFixed(1)}" r="${(1 + s.random() * 2.4).toFixed(1)}" fill="#fff" opacity="${(0.3 + s.random() * 0.4).toFixed(2)}"/>`).join('');
  const print = `<path d="M40 140C100 168 220 168 280 140V310H40Z" fill="#1F6E3C"/><path d="M40 140C100 168 220 168 280 140" stroke="#E6F7C4" stroke-width="6" fill="none"/><rect x="80" y="66" width="160" height="78" rx="14" fill="#FBFFF0"/>${productLabel('mixed-vegetables-frozen', { box: [90, 72, 230, 138], ink: '#1F6E3C', accent: '#3A8A2A', paper: '#FBFFF0' })}${frost}${spill}${printed('frost', 228, 152, 0.5, '#fff', '#fff')}`;
  return s.svg(standUp(s, { cx: 160, top: 92, foot: 96, from: 22, to: 304, tones: ['#C4EC9A', '#63B04E', '#286A2C'], print, gloss: 0.9 }));
}

/** Peas, corn, carrot and beans in a heap. */
export function vegetables(): string {
  const s = createSketch(875);
  return s.svg(heap(s, { cx: 160, base: 248, width: 246, height: 92, count: 56 }, (x, y, turn, i) => vegetable(s, x, y, turn, i, 1.16)));
}

/** A bowl of vegetables. */
export function vegetableBowl(): string {
  const s = createSketch(876);
  return s.svg(bowlOf(s, ['#FFF7EC', '#E8D6C0', '#A08A6E'], ['#6E9A3A', '#4A7A24', '#2A4A12'], heap(s, { cx: 160, base: 190, width: 200, height: 84, count: 70 }, (x, y, turn, i) => vegetable(s, x, y, turn, i, 0.98))));
}

/** A flat pack of popiah skins in a paper band, with the top sheet lifting. */
export function skinPack(): string {
  const s = createSketch(877);
  const side = 'M14 206H306V262Q306 268 300 268H20Q14 268 14 262Z';
  const top = 'M66 138H254L306 206H14Z';
  const sheets = Array.from({ length: 13 }, (_, i) => `<path d="M14 ${210 + i * 4.5}Q160 ${213 + i * 4.4} 306 ${210 + i * 4.5}" stroke="${i % 2 ? '#FFFDF2' : '#C9B384'}" stroke-width="2.600" fill="none" opacity=".9"/>`).join('');
  const speckles = Array.from({ length: 44 }, () => {
    const v = s.random();
    return `<ellipse cx="${(160 + (s.random() * 2 - 1) * (94 + 50 * v)).toFixed(1)}" cy="${(142 + 60 * v).toFixed(1)}" rx="${(2 + s.random() * 6).toFixed(1)}" ry="${(1.2 + s.random() * 1.6).toFixed(1)}" fill="#D6AE6A" opacity=".24"/>`;
  }).join('');
  const curl = 'M254 138C232 112 196 96 156 104C186 112 212 124 226 138Z';
  const bandTop = 'M128 138H192L208 206H112Z';
  return s.svg(`<path d="${side}" fill="${s.gradient(['#F6EAD0', '#EFE0BC', '#CDB98E', '#A8946A'], 'across')}"/>${s.within(side, sheets)}${s.solid(top, ['#FFFEF6', '#F8EFD8', '#DCCBA2'], { depth: 10, inside: speckles })}<path d="M66 138L14 206M14 206H306" stroke="#fff" stroke-width="3" opacity=".8"/>${s.soft(4, '<path d="M160 112Q214 124 250 142L232 160Q196 136 160 112Z" fill="#6A4E1A" opacity=".4"/>')}<path d="${curl}" fill="${s.gradient(['#E9D8AE', '#FFFBEE', '#E2CE9C'])}"/><path d="M254 138C232 112 196 96 156 104" stroke="#fff" stroke-width="3" fill="none"/>
<path d="${bandTop}" fill="${s.gradient(['#5AA8D8', '#2678AE'], 'down')}"/><path d="M112 206H208V268H112Z" fill="${s.gradient(['#2678AE', '#1A5E92', '#124670'], 'across')}"/><path d="M112 206H208" stroke="#A8D4F0" stroke-width="2.500" opacity=".8"/><g transform="translate(160 160) scale(.5 .34)">${printed('frost', 0, 0, 1, '#fff', '#fff')}</g>${productLabel('curry-puff-skin', { box: [118, 209, 202, 265], ink: '#fff', accent: '#F6D67A', paper: '#1A5E92' })}`);
}

/** Crisp spring rolls, one of them cut. */
export function springRolls(): string {
  const s = createSketch(878);
  const roll = (x: number, y: number, turn: number): string => {
    const blisters = Array.from({ length: 16 }, () => `<circle cx="${(s.random() * 150 - 75).toFixed(1)}" cy="${(s.random() * 40 - 20).toFixed(1)}" r="${(1.5 + s.random() * 3).toFixed(1)}" fill="${s.random() > 0.5 ? '#FFE6AA' : '#8E4A10'}" opacity=".5"/>`).join('');
    return s.solid('M-88 -14C-90 -26 -74 -30 -60 -29H60C76 -30 90 -26 88 -12V12C90 26 76 30 60 29H-60C-76 30 -90 26 -88 12Z', ['#FFD080', '#DB9238', '#8A4A10'], { depth: 11, transform: `translate(${x} ${y}) rotate(${turn})`, inside: `${blisters}<path d="M-40 -30Q-20 0 -44 30M60 -30L82 0" stroke="#8A4A10" stroke-width="3" fill="none" opacity=".45"/>` });
  };
  const cut = `<g transform="translate(236 236)">${s.ball(0, 0, 33, 31, ['#FFD080', '#DB9238', '#8A4A10'])}<ellipse cx="2" cy="1" rx="26" ry="24" fill="#F6E4B4"/>${Array.from({ length: 22 }, () => `<rect x="${(s.random() * 34 - 18).toFixed(1)}" y="${(s.random() * 32 - 16).toFixed(1)}" width="9" height="4" rx="2" fill="${['#F58A2E', '#6EAA3A', '#FFF6DC', '#D9B45E'][Math.floor(s.random() * 4)]}" transform="rotate(${(s.random() * 60 - 30).toFixed(0)})"/>`).join('')}</g>`;
  const shade = (y: number): string => s.soft(5, `<ellipse cx="160" cy="${y}" rx="100" ry="12" fill="#3A1A02" opacity=".35"/>`);
  return s.svg(`${roll(150, 140, -8)}${shade(176)}${roll(124, 184, 6)}${shade(214)}${roll(150, 232, -4)}${cut}`);
}

const white: Tones = ['#FFFFFF', '#F3F1EA', '#B8B6AE'];

function fishBall(s: Sketch, x: number, y: number, r: number): string {
  return `${under(s, x, y + r * 0.1, r * 0.98, r * 0.94, '#0E1A26', 0.34)}${s.ball(x, y, r, r * 0.94, white)}<ellipse cx="${x - r * 0.32}" cy="${y - r * 0.38}" rx="${r * 0.24}" ry="${r * 0.13}" fill="#fff" transform="rotate(-28 ${x - r * 0.32} ${y - r * 0.38})"/>`;
}

/** A sealed tray of fish balls. */
export function fishBallTray(): string {
  const s = createSketch(879);
  const rows = [[150, 5, 27], [182, 6, 29], [216, 6, 31]].map(([y = 0, n = 5, r = 28], row) => Array.from({ length: n }, (_, i) => fishBall(s, 160 + (i - (n - 1) / 2) * (r * 1.62) + (row % 2) * 4, y, r)).join('')).join('');
  const film = s.soft(4, '<path d="M50 150Q120 118 210 128" stroke="#fff" stroke-width="9" fill="none" opacity=".8"/><path d="M250 140L280 190M36 196Q60 168 92 152" stroke="#fff" stroke-width="6" fill="none" opacity=".7"/>');
  const label = `<path d="M104 112L202 112L230 248L88 248Z" fill="${s.gradient(['#3A93CC', '#1A649C', '#0F4470'])}" opacity=".96"/>${printed('fish', 156, 138, 0.7, '#fff', '#1A649C')}${productLabel('fish-balls', { box: [102, 162, 214, 242], ink: '#fff', accent: '#F6C64A', paper: '#0F4470' })}`;
  return s.svg(`<path d="M46 118H274L306 240H14Z" fill="#CFE0EA"/>${rows}<path d="M46 118H274L306 240H14Z" fill="#E6F2F8" opacity=".28"/>${label}${film}${s.solid('M10 236H310L296 288Q294 298 282 298H38Q26 298 24 288Z', ['#8CC6EA', '#3F8FC8', '#164E7E'], { depth: 14, inside: `${[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => `<path d="M${38 + i * 31} 246V290" stroke="#0E3A60" stroke-width="4" opacity=".2"/>`).join('')}` })}<path d="M6 238Q6 230 14 230H306Q314 230 314 238Q314 246 306 246H14Q6 246 6 238Z" fill="${s.gradient(['#B8DCF4', '#FFFFFF', '#8CC0E4', '#4E90C0'], 'across')}"/>`);
}

/** Fish balls in a bowl of clear soup. */
export function fishBallSoup(): string {
  const s = createSketch(880);
  const balls = ([[104, 156, 28], [154, 148, 30], [206, 154, 28], [128, 172, 29], [182, 174, 30]] as const).map(([x, y, r]) => fishBall(s, x, y, r)).join('');
  const spring = ([[84, 172], [156, 186], [232, 170], [216, 184], [112, 188]] as const).map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="8" ry="4.500" fill="none" stroke="#6EAA3A" stroke-width="4"/>`).join('');
  return s.svg(`${bowlOf(s, ['#6E9CC9', '#2F5E94', '#143660'], ['#FFF3C8', '#EAD08A', '#B08A3A'])}<path d="M50 206Q160 262 270 206" stroke="#fff" stroke-width="4" fill="none" opacity=".7"/><path d="M54 218Q160 274 266 218" stroke="#fff" stroke-width="2" fill="none" opacity=".5"/>${balls}${spring}${leaf(s, 150, 140, 48, 22, -36)}${leaf(s, 156, 142, 40, 18, 8)}<path d="M190 136q14 -10 30 -4q-10 14 -30 4Z" fill="#D8301A"/>`);
}

/** Loose fish balls. */
export function fishBalls(): string {
  const s = createSketch(881);
  return s.svg(`${fishBall(s, 206, 170, 52)}${fishBall(s, 110, 178, 54)}${fishBall(s, 162, 222, 58)}`);
}

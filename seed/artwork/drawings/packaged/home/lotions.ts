import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, smooth, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bamboo, openPot, swirl } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, lid, patch, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel, productName } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const balm: Tones = ['#FFF0C4', '#F0CE84', '#B4863C'];
/** A shelled nutmeg for a label, about 50 wide around (0, 0). */
function nutmegPrint(x: number, y: number, k: number, ink: string, paper: string): string {
  return `<g transform="translate(${x} ${y}) scale(${k})"><ellipse rx="22" ry="27" fill="${ink}"/><path d="M-8 -25C-18 -8 -16 10 -6 25M4 -26C-4 -8 -2 10 6 26M15 -19C10 -6 10 8 15 19" stroke="${paper}" stroke-width="4" fill="none" stroke-linecap="round"/></g>`;
}

const tealTin: Tones = ['#5E9E98', '#1F5E62', '#0A2E34'];

/** A small glass jar of balm with a dark lid. */
export function nutmegJar(): string {
  const s = createSketch(681);
  const round = { cx: 160, rx: 116, ry: 30 };
  return s.svg(`<path d="${wall(round, 150, 262)}" fill="${s.gradient(['#E8EEE8', '#FFFFFF', '#F2F4EE', '#C2CCC4'], 'across')}"/><path d="${wall({ cx: 160, rx: 102, ry: 25 }, 158, 246)}" fill="${barrel(s, balm)}"/><path d="${patch(round, 64, 236, 172, 238)}" fill="${s.gradient(['#F2E4C8', '#FFFCF2', '#EADBBC'], 'across')}"/>${productLabel('nutmeg-balm', { surface: around(round), box: [84, 175, 216, 236], ink: '#6E3A16', accent: '#8A4A1E', paper: '#FFFCF2' })}<path d="${wall(round, 150, 262)}" fill="none" stroke="#fff" stroke-width="4" opacity=".8"/>${s.glint(60, 214, 5, 40, 0, 0.9)}${lid(s, { cx: 160, rx: 118, ry: 32 }, 98, 50, tealTin, 0)}<g transform="translate(160 98) scale(1 .28)">${nutmegPrint(0, 0, 1.4, '#D6B05E', '#1F5E62')}</g>`);
}

/** The open jar with a swirl in the balm, and its lid leaning against it. */
export function nutmegOpen(): string {
  const s = createSketch(682);
  return s.svg(`${s.solid(oval(246, 166, 66, 84, 14), tealTin, { depth: 14 })}<path d="${oval(246, 166, 52, 70, 14)}" fill="none" stroke="#D6B05E" stroke-width="3" opacity=".8"/><g transform="translate(246 164) rotate(8)">${nutmegPrint(0, 0, 1.3, '#D6B05E', '#1F5E62')}</g>${openPot(s, { cx: 130, rx: 116, ry: 40, top: 182, height: 82, tones: ['#FFFFFF', '#F0EBDC', '#B2A88A'], fill: balm, surface: swirl(s, 128, 196, 66, 20, balm) })}<path d="${patch({ cx: 130, rx: 116, ry: 40 }, 60, 200, 206, 240)}" fill="#FFFCF2" opacity=".9"/>${productName('nutmeg-balm', { surface: around({ cx: 130, rx: 116, ry: 40 }), box: [80, 210, 180, 236], ink: '#6E3A16' })}${s.glint(28, 238, 4, 26, 0, 0.8)}`);
}

/** Nutmegs: one in its red mace, one shelled, and a half that shows its grain. */
export function nutmegs(): string {
  const s = createSketch(683);
  const nut: Tones = ['#C8966A', '#84522C', '#40220E'];
  const mace = [-52, -22, 8, 38].map((turn) => `<path d="M110 60C${90 + turn} 100 ${80 + turn} 160 ${110 + turn * 0.6} 232" stroke="#E03A24" stroke-width="11" fill="none" stroke-linecap="round"/><path d="M108 64C${88 + turn} 102 ${78 + turn} 160 ${107 + turn * 0.6} 226" stroke="#FF8A66" stroke-width="3" fill="none" stroke-linecap="round"/>`).join('');
  const marble = Array.from({ length: 7 }, (_, i) => `<path d="M${196 + i * 16} ${176 + (i % 2) * 6}q8 20 -4 38t6 40" stroke="#5A2E12" stroke-width="4" fill="none" opacity=".6"/>`).join('');
  const whole = smooth([[110, 52], [168, 84], [186, 150], [164, 214], [112, 240], [58, 212], [36, 148], [54, 82]]);
  return s.svg(`${s.solid(whole, nut, { depth: 20, inside: mace })}${s.glint(84, 104, 12, 22, 20, 0.4)}<path d="${oval(244, 232, 62, 56)}" fill="#40220E"/>${s.solid(oval(240, 226, 60, 54), ['#F0D0A4', '#D0A06A', '#8A5A2E'], { depth: 8, inside: marble })}`);
}

/** The light rice lotion: a white cylinder with a bamboo cap. */
export function riceLotion(): string {
  const s = createSketch(684);
  const round = { cx: 160, rx: 62, ry: 13 };
  const grains = [[150, 170, -30], [172, 164, 24], [146, 192, -14], [176, 188, 36], [160, 206, 4]].map(([x = 0, y = 0, turn = 0]) => `<ellipse cx="${x}" cy="${y}" rx="6" ry="14" fill="#C9A25A" transform="rotate(${turn} ${x} ${y})"/>`).join('');
  return s.svg(`<path d="${wall(round, 92, 292)}" fill="${barrel(s, ['#FFFFFF', '#F2F3F0', '#A9B2B6'])}"/><path d="M160 148V232" stroke="#C9A25A" stroke-width="3" opacity=".8"/>${grains}${productLabel('rice-lotion', { surface: around(round), box: [118, 200, 202, 278], ink: '#3E4E5A', accent: '#B98A3A', paper: '#FFFFFF' })}${s.glint(112, 180, 5, 80, 0, 0.95)}${lid(s, { cx: 160, rx: 62, ry: 14 }, 32, 60, bamboo, 0)}<path d="M98 62A62 14 0 0 0 222 62" stroke="#8A6430" stroke-width="2" fill="none" opacity=".4"/>`);
}

/** The cylinder lying down, seen from behind, for the second view. */
export function riceLotionLying(): string {
  const s = createSketch(685);
  const across = (stops: readonly string[]): string => s.gradient(stops, 'down');
  return s.svg(`<path d="M96 106H284Q302 106 302 160T284 214H96Z" fill="${across(['#D9DEE0', '#FFFFFF', '#F6F7F5', '#C2C9CC', '#98A2A8'])}"/><path d="${oval(96, 160, 16, 54)}" fill="#DDE2E3"/><path d="M20 106H96A16 54 0 0 1 96 214H20A16 54 0 0 1 20 106Z" fill="${across(['#D2A866', '#F8E6BC', '#DDB878', '#A87C42', '#8A6430'])}"/><path d="${oval(20, 160, 14, 52)}" fill="${s.gradient(['#F4DCA8', '#C89A58'])}"/>${productLabel('rice-lotion', { box: [130, 130, 274, 194], ink: '#3E4E5A', accent: '#B98A3A', paper: '#FFFFFF' })}${s.glint(190, 122, 70, 4, 0, 0.9)}`);
}

/** Ears of ripe paddy. */
export function paddy(): string {
  const s = createSketch(686);
  const grain: Tones = ['#FBE09A', '#DDAE4A', '#8E641A'];
  const ear = (x: number, turn: number): string => {
    const seeds = Array.from({ length: 18 }, (_, i) => {
      const t = i / 18;
      const side = i % 2 ? 1 : -1;
      return s.solid(oval(side * (10 - t * 4), -100 - t * 96, 6.5, 14, side * 24), grain, { depth: 4 });
    }).join('');
    return `<g transform="translate(${x} 300) rotate(${turn})"><path d="M0 0Q4 -100 0 -200" stroke="#9A9A3A" stroke-width="4" fill="none"/>${seeds}</g>`;
  };
  return s.svg(`${leaf(s, 166, 296, 190, 30, -112, ['#D6D878', '#A4AE4A', '#6A7426'])}${ear(150, -26)}${ear(176, 22)}${ear(162, -2)}`);
}

const cocoa: Tones = ['#B97A4E', '#6E3A1E', '#341608'];

/** A wide jar of cocoa butter, closed. */
export function cocoaJar(): string {
  const s = createSketch(687);
  const round = { cx: 160, rx: 130, ry: 32 };
  return s.svg(`<path d="${wall(round, 168, 266)}" fill="${barrel(s, cocoa)}"/><path d="${patch(round, 54, 266, 182, 242)}" fill="${s.gradient(['#D9B27E', '#F4DCB0', '#E6C692', '#B98E58'], 'across')}"/>${productLabel('cocoa-butter', { surface: around(round), box: [70, 186, 250, 239], ink: '#4A220C', accent: '#8A4A1E', paper: '#F4DCB0' })}${s.glint(48, 236, 5, 30, 0, 0.5)}${lid(s, { cx: 160, rx: 133, ry: 36 }, 116, 52, bamboo, 0)}${[0.5, 0.72].map((k) => `<path d="${oval(160, 116, 133 * k, 36 * k)}" fill="none" stroke="#8A6430" stroke-width="2" opacity=".35"/>`).join('')}`);
}

/** The open jar with its cream visible. */
export function cocoaOpen(): string {
  const s = createSketch(688);
  const cream: Tones = ['#FFF6DC', '#EFD9AE', '#B9975E'];
  return s.svg(`${openPot(s, { cx: 160, rx: 136, ry: 48, top: 172, height: 92, tones: cocoa, fill: cream, surface: swirl(s, 158, 186, 84, 26, cream) })}<path d="${patch({ cx: 160, rx: 136, ry: 48 }, 60, 260, 196, 244)}" fill="${s.gradient(['#D9B27E', '#F4DCB0', '#B98E58'], 'across')}"/>${productName('cocoa-butter', { surface: around({ cx: 160, rx: 136, ry: 48 }), box: [90, 202, 230, 238], ink: '#4A220C' })}${s.glint(40, 232, 4, 26, 0, 0.5)}`);
}

/** A halved cocoa pod with its beans. */
export function cocoaPod(): string {
  const s = createSketch(689);
  const pod = 'M20 166C36 96 120 72 196 92C250 106 292 140 304 168C286 210 232 240 166 244C92 246 34 222 20 166Z';
  const beans = Array.from({ length: 18 }, (_, i) => {
    const [x, y] = [84 + (i % 6) * 28 + (Math.floor(i / 6) % 2) * 12, 138 + Math.floor(i / 6) * 26];
    return s.solid(oval(x, y, 18, 14, (i * 37) % 60 - 30), ['#FFFDF4', '#F0E4D2', '#B9A086'], { depth: 6 });
  }).join('');
  const ridges = [108, 140, 196, 226].map((y) => `<path d="M24 166Q160 ${y < 166 ? y - 60 : y + 50} 300 168" stroke="#7A2E0A" stroke-width="5" fill="none" opacity=".4"/>`).join('');
  const dark = (x: number, y: number, turn: number): string => s.solid(oval(x, y, 26, 17, turn), ['#9C6238', '#5E3218', '#2A1206'], { depth: 7, inside: `<path d="M${x - 22} ${y}Q${x} ${y - 10} ${x + 22} ${y}" stroke="#2A1206" stroke-width="2.500" fill="none" opacity=".6"/>` });
  return s.svg(`${s.solid(pod, ['#F8BC5E', '#D07A22', '#7A2E0A'], { depth: 18, inside: ridges })}${s.solid(smooth([[40, 166], [110, 112], [196, 112], [284, 168], [210, 216], [110, 218]]), ['#FFE7BC', '#EEC488', '#B0783A'], { depth: 10 })}${s.soft(4, `<path d="${oval(162, 168, 96, 42)}" fill="#7A4A1E" opacity=".5"/>`)}${beans}${dark(72, 262, -16)}${dark(132, 274, 12)}${dark(98, 244, 40)}`);
}

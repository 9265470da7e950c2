import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bubbles, moulded } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, lid, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const blue: Tones = ['#6FD0EE', '#1E8CC4', '#0A4A80'];
const amber: Tones = ['#FFE082', '#F2AE22', '#A8640A'];
const body = 'M92 94C96 80 114 76 134 76H188C228 78 250 112 254 168C258 216 258 252 252 282C248 300 236 304 220 304H100C80 304 70 296 68 278C62 216 74 140 92 94Z';

function recess(s: Sketch): string {
  const grip = 'M196 112C228 118 238 152 238 192C238 212 211 212 208 192C205 166 202 152 188 144C172 134 174 108 196 112Z';
  return `<path d="${grip}" fill="${s.gradient(['#073A68', '#0E5C98', '#2E9CD0'])}"/>${s.within(grip, s.soft(4, `<path d="${grip}" fill="none" stroke="#03203E" stroke-width="12" opacity=".7" transform="translate(4 5)"/>`))}<path d="M232 160C238 178 238 206 224 207" stroke="#A8E4F8" stroke-width="3.500" fill="none" opacity=".7" stroke-linecap="round"/>`;
}

/** The jug of laundry liquid with its measuring cap. */
export function laundryJug(): string {
  const s = createSketch(621);
  const label = 'M88 184C84 214 84 250 90 278H196C200 250 198 212 188 182C164 172 110 172 88 184Z';
  const print = `<path d="M80 256C104 240 124 268 148 254S186 246 204 256V290H80Z" fill="${s.gradient(['#6FD0EE', '#1E8CC4'])}"/><path d="M80 266C108 252 128 278 150 264S188 258 204 266V290H80Z" fill="#0F67A0"/>${productLabel('laundry-liquid', { box: [97, 187, 185, 247], ink: '#0A4A80', accent: '#4E9434', paper: '#FFFFFF' })}`;
  return s.svg(`${moulded(s, body, blue, `${s.soft(5, '<path d="M150 84C196 90 214 130 190 152" stroke="#B8ECFA" stroke-width="10" fill="none" opacity=".5"/>')}`)}${recess(s)}${s.soft(3, `<path d="${label}" fill="#04284A" opacity=".4" transform="translate(2 4)"/>`)}<path d="${label}" fill="${s.gradient(['#FFFFFF', '#FBFAF2', '#DDE6EA'], 'across')}"/>${s.within(label, print)}${s.glint(80, 170, 5, 50, 6, 0.75)}<path d="${wall({ cx: 140, rx: 46, ry: 9 }, 66, 80)}" fill="${barrel(s, blue)}"/>${lid(s, { cx: 140, rx: 42, ry: 9 }, 26, 44, amber, 18)}`);
}

/** The cap turned over for use as a measure, filled with blue liquid. */
export function laundryMeasure(): string {
  const s = createSketch(622);
  const round = { cx: 160, rx: 104, ry: 34 };
  return s.svg(`<path d="M56 110L74 236A86 28 0 0 0 246 236L264 110Z" fill="${barrel(s, amber)}"/>${Array.from({ length: 13 }, (_, i) => `<path d="M${66 + i * 15.6} ${138 + Math.sin(((i + 0.5) / 13) * Math.PI) * 24}L${82 + i * 13} ${232 + Math.sin(((i + 0.5) / 13) * Math.PI) * 26}" stroke="#A8640A" stroke-width="4" opacity=".35"/>`).join('')}<path d="${oval(160, 110, round.rx, round.ry)}" fill="#FFE9A8"/><path d="${oval(160, 112, 94, 28)}" fill="#A8640A"/>${s.within(oval(160, 112, 94, 28), `${s.solid(oval(160, 124, 90, 26), ['#8CDCF4', '#2E9CD4', '#0F5C98'], { depth: 10 })}${bubbles(s, [[120, 122, 8], [136, 132, 5], [196, 118, 6]])}`)}${s.glint(86, 180, 5, 40, -6, 0.6)}`);
}

/** Folded towels, fresh from the line. */
export function washing(): string {
  const s = createSketch(623);
  const loops = (y: number): string => Array.from({ length: 150 }, () => `<circle cx="${(14 + s.random() * 292).toFixed(1)}" cy="${(y + s.random() * 58).toFixed(1)}" r="1.600" fill="#fff" opacity="${(0.15 + s.random() * 0.35).toFixed(2)}"/>`).join('');
  const fold = (y: number, tones: Tones, inset: number): string => {
    const [l, r] = [16 + inset, 304 - inset];
    const d = `M${l + 30} ${y}H${r - 18}Q${r} ${y} ${r} ${y + 14}Q${r - 6} ${y + 20} ${r} ${y + 28}Q${r + 2} ${y + 42} ${r} ${y + 46}Q${r} ${y + 58} ${r - 18} ${y + 58}H${l + 30}Q${l} ${y + 58} ${l} ${y + 29}Q${l} ${y} ${l + 30} ${y}Z`;
    const creases = `<path d="M${l + 20} ${y + 20}Q${l + 150} ${y + 14} ${r} ${y + 20}M${l + 20} ${y + 38}Q${l + 150} ${y + 44} ${r} ${y + 38}" stroke="${tones[2]}" stroke-width="4" fill="none" opacity=".5"/><path d="M${l + 20} ${y + 23}Q${l + 150} ${y + 17} ${r} ${y + 23}M${l + 20} ${y + 41}Q${l + 150} ${y + 47} ${r} ${y + 41}" stroke="#fff" stroke-width="2" fill="none" opacity=".55"/>`;
    return s.solid(d, tones, { depth: 14, inside: `${loops(y)}${creases}` });
  };
  const shade = (y: number): string => s.soft(5, `<path d="M34 ${y}H292V${y + 9}H34Z" fill="#0A2038" opacity=".3"/>`);
  const top = 'M52 100H250Q262 100 268 108L300 140H20L40 108Q44 100 52 100Z';
  return s.svg(`${fold(242, ['#FFFFFF', '#E6EEF3', '#9CB0C0'], 0)}${shade(236)}${fold(188, ['#CBE6F4', '#86BADA', '#3E789E'], 8)}${shade(182)}<path d="${top}" fill="${s.gradient(['#FFF9E4', '#FBE6A8'], 'down')}"/>${fold(134, ['#FFF3CC', '#F2D27E', '#B08A2C'], 4)}`);
}

/** A knobbly kaffir lime with its double leaf. */
export function limauPurut(): string {
  const s = createSketch(624);
  const outline = 'M84 198C66 150 96 96 152 90C158 82 168 82 172 90C226 98 256 150 238 206C222 256 186 276 156 276S98 250 84 198Z';
  const knobs = Array.from({ length: 40 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random()) * 80;
    const [x, y] = [160 + Math.cos(a) * r, 184 + Math.sin(a) * r * 1.06];
    return s.ball(x, y, 9 + s.random() * 7, 7 + s.random() * 6, ['#A4CE58', '#6AA03A', '#35702A'], s.random() * 90);
  }).join('');
  return s.svg(`${leaf(s, 164, 92, 78, 54, -34)}${leaf(s, 226, 50, 84, 58, -10)}${s.solid(outline, ['#BADB62', '#6FA63C', '#24561F'], { depth: 26, inside: `<g opacity=".55">${knobs}</g>` })}<path d="M160 94q2 -10 8 -14" stroke="#5A6A24" stroke-width="8" stroke-linecap="round" fill="none"/>${s.glint(122, 142, 18, 12, -30, 0.55)}`);
}

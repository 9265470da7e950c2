import { createSketch, oval, smooth, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

interface Knob {
  x: number;
  y: number;
  length: number;
  width: number;
  rotate: number;
}

function knob(s: Sketch, { x, y, length, width, rotate }: Knob, tones: Tones, ring: string): string {
  const l = length;
  const w = width / 2;
  const d = smooth([[-w * 0.6, -w], [l * 0.4, -w * 0.92], [l * 0.8, -w * 1.02], [l, -w * 0.3], [l * 0.98, w * 0.5], [l * 0.75, w], [l * 0.35, w * 0.9], [-w * 0.6, w]]);
  const rings = [0.2, 0.42, 0.64, 0.84]
    .map((k) => `<path d="M${l * k} ${-w}q${w * 0.5} ${w} 0 ${w * 2}" stroke="${ring}" stroke-width="1.8" fill="none" opacity=".5"/>`)
    .join('');
  return s.solid(d, tones, { depth: w * 0.55, transform: `translate(${x} ${y}) rotate(${rotate})`, inside: rings });
}

const gingerTones: Tones = ['#FBEBB8', '#E6C47C', '#A87A3A'];

/** The pale stump of a stalk on young ginger, cut at the top, with pink scales at its foot. */
function stump(s: Sketch, x: number, y: number, rotate: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${rotate})">${s.solid('M-12 14C-14 -6 -12 -24 -10 -40H12C13 -24 14 -6 13 14Z', ['#F7F3CE', '#DDE0A2', '#A3AE62'], { depth: 7 })}<path d="${oval(1, -40, 11, 5)}" fill="#F4F8D8"/><path d="${oval(1, -40, 6, 2.6)}" fill="#C9D490"/>${s.solid('M-15 16C-18 -2 -10 -12 0 -18C10 -12 18 -2 15 16Z', ['#F9D3C6', '#E8A39A', '#B9686C'], { depth: 6 })}</g>`;
}

/** Young ginger: a branching root with pale stumps and pink scales. */
export function ginger(): string {
  const s = createSketch(151);
  const parts: Knob[] = [
    { x: 196, y: 186, length: 96, width: 58, rotate: -28 },
    { x: 110, y: 186, length: 66, width: 60, rotate: -128 },
    { x: 226, y: 204, length: 70, width: 54, rotate: 22 },
    { x: 88, y: 202, length: 62, width: 52, rotate: 168 },
    { x: 150, y: 210, length: 54, width: 54, rotate: 74 },
    { x: 84, y: 204, length: 176, width: 78, rotate: -4 },
    { x: 158, y: 190, length: 58, width: 56, rotate: -72 },
    { x: 110, y: 216, length: 48, width: 46, rotate: 122 },
  ];
  const stumps = `${stump(s, 88, 142, -14)}${stump(s, 258, 150, 24)}`;
  return s.svg(`${stumps}${parts.map((part) => knob(s, part, gingerTones, '#A8783A')).join('')}${stump(s, 178, 146, 8)}${s.glint(130, 186, 34, 6, -4, 0.6)}`);
}

/** Round slices of a root, either pale or deep yellow. */
function coins(s: Sketch, rind: Tones, flesh: Tones, core: string): string {
  const places: [number, number, number][] = [[96, 196, -12], [222, 204, 10], [156, 226, 0], [170, 170, 4]];
  return places
    .map(([x, y, turn]) => `${s.soft(6, `<ellipse cx="${x + 4}" cy="${y + 16}" rx="62" ry="30" fill="#3A2404" opacity=".3"/>`)}<path d="${oval(x, y + 9, 62, 34, turn)}" fill="${rind[2]}"/><path d="${oval(x, y + 5, 62, 34, turn)}" fill="${rind[1]}"/>${s.solid(oval(x, y, 60, 33, turn), flesh, { depth: 8 })}<path d="${oval(x, y, 36, 19, turn)}" fill="none" stroke="${core}" stroke-width="2.500" opacity=".5"/>`)
    .join('');
}

export function gingerSlices(): string {
  const s = createSketch(152);
  return s.svg(coins(s, gingerTones, ['#FFFBD8', '#F8E79A', '#DDBE5A'], '#C9A23E'));
}

/** Turmeric fingers, one of them broken to show its orange core. */
export function turmeric(): string {
  const s = createSketch(153);
  const skin: Tones = ['#E9A44E', '#C07426', '#6E3A10'];
  const finger = (x: number, y: number, length: number, width: number, rotate: number): string => knob(s, { x, y, length, width, rotate }, skin, '#5A2C08');
  const cut = (x: number, y: number, turn: number, r: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${s.solid(oval(0, 0, r * 0.55, r), ['#FFC24A', '#F58E14', '#C9620A'], { depth: 6 })}<path d="${oval(0, 0, r * 0.3, r * 0.6)}" fill="none" stroke="#FFDA7A" stroke-width="2" opacity=".8"/></g>`;
  const shade = s.soft(7, '<ellipse cx="160" cy="190" rx="110" ry="20" fill="#2A1404" opacity=".35"/>');
  return s.svg(`${finger(70, 130, 190, 44, 12)}${finger(210, 150, 60, 34, -60)}${shade}${finger(40, 210, 170, 46, -8)}${cut(210, 186, -8, 22)}${finger(120, 246, 160, 46, -2)}${finger(150, 236, 54, 32, -74)}${cut(118, 247, 0, 23)}${s.glint(90, 196, 30, 5, -8, 0.5)}${s.glint(200, 232, 34, 5, -2, 0.5)}`);
}

export function turmericSlices(): string {
  const s = createSketch(154);
  return s.svg(coins(s, ['#E9A44E', '#C07426', '#6E3A10'], ['#FFC85A', '#F7981E', '#D06A0A'], '#FFE08A'));
}

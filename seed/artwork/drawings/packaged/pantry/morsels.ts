import { oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';

const at = (x: number, y: number, turn: number, k: number): string => `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)}) scale(${k})"`;

/** A flat, leathery, slightly bent slice of dried mango. */
export function mangoStrip(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const lean = (turn % 70) - 35;
  const d = 'M-60 6C-46 -14 -18 -24 10 -22C34 -20 52 -10 60 4C56 12 46 10 34 8C12 4 -8 6 -26 12C-42 18 -56 16 -60 6Z';
  return `${under(s, x, y + 3 * k, 54 * k, 19 * k, '#4A1E02', 0.34)}<g ${at(x, y, lean, k)}><path d="${d}" fill="#B0560A" transform="translate(1 6)"/><path d="${d}" fill="${s.gradient(['#FFD27A', '#F9AE3A', '#E58A1A'])}"/><path d="M-50 7C-30 -5 -6 -8 16 -7C32 -6 44 -1 52 5M-38 12C-22 3 -2 0 18 1" stroke="#C96C0C" stroke-width="2.200" fill="none" opacity=".4" stroke-linecap="round"/><path d="M-50 -1C-36 -12 -14 -18 10 -17C24 -16 36 -12 44 -7" stroke="#FFF3CC" stroke-width="3.600" fill="none" opacity=".8" stroke-linecap="round"/></g>`;
}

/** A dried ring of pineapple, tilted. */
export function pineappleRing(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const a = (i / 12) * Math.PI * 2;
    return `M${(Math.cos(a) * 17).toFixed(1)} ${(Math.sin(a) * 12).toFixed(1)}L${(Math.cos(a) * 40).toFixed(1)} ${(Math.sin(a) * 28).toFixed(1)}`;
  }).join('');
  const scallop = Array.from({ length: 14 }, (_, i) => {
    const a = (i / 14) * Math.PI * 2;
    return `<ellipse cx="${(Math.cos(a) * 43).toFixed(1)}" cy="${(Math.sin(a) * 30).toFixed(1)}" rx="10" ry="8"/>`;
  }).join('');
  const ring = `${oval(0, 0, 45, 32)}${oval(0, 0, 13, 9)}`;
  return `${under(s, x, y + 5 * k, 50 * k, 32 * k, '#4A2A02', 0.3)}<g ${at(x, y, (turn % 24) - 12, k)}><g fill="#B87A12" transform="translate(0 7)">${scallop}<path d="${ring}" fill-rule="evenodd"/></g><g fill="${s.gradient(['#FFE486', '#F2B82E'])}">${scallop}</g><path d="${ring}" fill="${s.gradient(['#FFEB9A', '#F7C640', '#DE9A1A'])}" fill-rule="evenodd"/><path d="${spokes}" stroke="#C27E10" stroke-width="2.400" opacity=".5"/><path d="M-36 -10A40 28 0 0 1 8 -27" stroke="#FFF8D4" stroke-width="4" fill="none" opacity=".8" stroke-linecap="round"/></g>`;
}

/** A wrinkled date. */
export function date(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const d = 'M-44 0C-44 -20 -22 -26 2 -25C30 -25 46 -14 46 2C44 18 26 26 0 25C-26 26 -44 18 -44 0Z';
  return `${under(s, x, y, 46 * k, 25 * k)}<g ${at(x, y, turn, k)}><path d="${d}" fill="${s.radial(['#B87038', '#6E3412', '#2E1002'], 0.34, 0.24, 0.85)}"/><path d="M-38 -4C-22 -16 -2 -6 14 -13S36 -12 40 -6M-38 8C-18 -2 0 8 18 1S36 4 42 4M-28 17C-10 10 8 18 28 13" stroke="#1E0A00" stroke-width="2.600" fill="none" opacity=".55"/><path d="M-30 -11C-16 -20 -2 -12 12 -18" stroke="#E9A868" stroke-width="3" fill="none" opacity=".65" stroke-linecap="round"/><ellipse cx="-45" cy="0" rx="5" ry="6" fill="#D9B078"/></g>`;
}

/** A dried longan in its thin brown shell. */
export function longan(s: Sketch, x: number, y: number, turn: number, r: number): string {
  const a = (turn * Math.PI) / 180;
  return `${under(s, x, y, r, r * 0.94)}${s.ball(x, y, r, r * 0.95, ['#E6B680', '#A9703C', '#4E2A10'])}<circle cx="${(x + Math.cos(a) * r * 0.5).toFixed(1)}" cy="${(y + Math.sin(a) * r * 0.5).toFixed(1)}" r="${r * 0.13}" fill="#4E2A10" opacity=".7"/><ellipse cx="${x - r * 0.34}" cy="${y - r * 0.4}" rx="${r * 0.26}" ry="${r * 0.14}" fill="#fff" opacity=".5" transform="rotate(-30 ${x - r * 0.34} ${y - r * 0.4})"/>`;
}

/** A raisin in the given shades. */
export function raisin(s: Sketch, x: number, y: number, turn: number, k: number, tones: Tones): string {
  return `${under(s, x, y, 21 * k, 14 * k, tones[2], 0.5)}<g ${at(x, y, (turn % 120) - 60, k)}><path d="M-22 1C-23 -15 -8 -18 4 -16C19 -15 24 -7 22 4C18 16 6 18 -6 16C-17 15 -22 10 -22 1Z" fill="${s.radial([...tones], 0.36, 0.26, 0.8)}"/><path d="M-17 -2C-8 -8 2 -1 14 -5M-14 6C-4 1 6 7 16 3" stroke="${tones[2]}" stroke-width="2" fill="none" opacity=".5"/><path d="M-14 -7C-8 -11 0 -8 6 -10" stroke="#fff" stroke-width="2.200" fill="none" opacity=".6" stroke-linecap="round"/></g>`;
}

/** A thin crisp in the form of a curled oval slice. */
export function crisp(s: Sketch, x: number, y: number, turn: number, k: number, tones: Tones, speckle = ''): string {
  const flat = 0.55 + ((turn * 7) % 40) / 100;
  return `${under(s, x, y + 4 * k, 34 * k, 27 * k * flat, tones[2], 0.4)}<g ${at(x, y, (turn % 140) - 70, k)}><g transform="scale(1 ${flat.toFixed(2)})"><ellipse cy="6" rx="35" ry="29" fill="${tones[2]}"/><ellipse rx="35" ry="29" fill="${s.radial([tones[0], tones[1], tones[2]], 0.4, 0.34, 0.95)}"/><ellipse rx="28" ry="22" fill="none" stroke="${tones[0]}" stroke-width="3" opacity=".7"/>${speckle}<path d="M-26 -10Q-10 -24 14 -22" stroke="#fff" stroke-width="4" fill="none" opacity=".55" stroke-linecap="round"/></g></g>`;
}

/** A peanut in its shell. */
export function peanut(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const d = 'M-46 0C-46 -22 -22 -26 -6 -16C4 -12 10 -20 24 -22C42 -22 50 -10 48 4C46 20 26 26 10 18C2 14 -6 20 -18 22C-36 22 -46 16 -46 0Z';
  return `${under(s, x, y, 46 * k, 22 * k, '#3A2004', 0.32)}<g ${at(x, y, turn, k)}><path d="${d}" fill="${s.radial(['#F7DCA2', '#D3A05A', '#875422'], 0.36, 0.26, 0.85)}"/><g stroke="#8A5A24" stroke-width="2.400" fill="none" opacity=".4"><path d="M-40 -6C-20 -16 -6 -6 8 -8S36 -14 46 -4M-42 6C-22 -2 -4 6 12 3S38 2 46 8M-24 -18v34M2 -12v24M28 -19v38"/></g><path d="M-34 -13C-22 -20 -12 -14 -2 -12" stroke="#FFF3CC" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
}

export function cashew(s: Sketch, x: number, y: number, turn: number, k: number): string {
  return `${under(s, x, y, 32 * k, 22 * k, '#3A2004', 0.3)}<g ${at(x, y, turn, k)}><path d="M-32 12C-36 -14 -12 -26 10 -22C32 -18 38 4 28 18C22 26 10 22 12 12C12 2 -2 0 -8 8C-12 20 -28 24 -32 12Z" fill="${s.radial(['#FFF0C6', '#E9C382', '#A87434'], 0.34, 0.24, 0.85)}"/><path d="M-24 2C-20 -14 0 -18 16 -12" stroke="#fff" stroke-width="3.500" fill="none" opacity=".65" stroke-linecap="round"/></g>`;
}

/** An almond in its skin. */
export function almond(s: Sketch, x: number, y: number, turn: number, k: number): string {
  return `${under(s, x, y, 32 * k, 18 * k, '#2A1204', 0.34)}<g ${at(x, y, turn, k)}><path d="M-34 0C-20 -22 14 -22 36 0C14 22 -20 22 -34 0Z" fill="${s.radial(['#D9904C', '#9A5422', '#4E220A'], 0.36, 0.26, 0.85)}"/><path d="M-26 -2C-10 -8 10 -9 30 0M-24 6C-8 10 10 10 26 4" stroke="#4E220A" stroke-width="1.800" fill="none" opacity=".5"/><path d="M-16 -11C-4 -15 8 -13 16 -9" stroke="#FFD8A6" stroke-width="3" fill="none" opacity=".7" stroke-linecap="round"/></g>`;
}

/** A fish cracker, puffed, blistered and curled. */
export function cracker(s: Sketch, x: number, y: number, turn: number, k: number): string {
  const tone: Tones = ['#FBEFD6', '#E3C79A', '#A98452'];
  return `${under(s, x, y + 3 * k, 42 * k, 22 * k, '#3A2408', 0.3)}<g ${at(x, y, (turn % 120) - 60, k)}><path d="M-44 8C-50 -8 -34 -14 -24 -20C-10 -30 8 -20 18 -24C36 -28 50 -14 44 2C46 16 28 16 18 22C4 30 -8 18 -22 22C-34 24 -42 18 -44 8Z" fill="${s.radial([...tone], 0.36, 0.28, 0.9)}"/><g fill="#fff" opacity=".6"><circle cx="-18" cy="-8" r="6"/><circle cx="6" cy="-12" r="7"/><circle cx="24" cy="-4" r="5"/><circle cx="-4" cy="6" r="5"/></g><g fill="#8E6A38" opacity=".3"><circle cx="-14" cy="-4" r="4"/><circle cx="10" cy="-8" r="5"/><circle cx="27" cy="0" r="4"/><circle cx="-28" cy="6" r="4"/><circle cx="12" cy="10" r="4"/></g><path d="M-36 12C-20 2 0 14 36 6" stroke="#8E6A38" stroke-width="2.500" fill="none" opacity=".35"/></g>`;
}

/** A spiral of murukku, ribbed and fried. */
export function murukkuSpiral(s: Sketch, x: number, y: number, turn: number, r: number, tilt = 0.78): string {
  const points = Array.from({ length: 64 }, (_, i) => {
    const a = i * 0.3 + (turn * Math.PI) / 180;
    const d = r * (0.08 + (i / 64) * 0.82);
    return `${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d * tilt).toFixed(1)}`;
  });
  const d = `M${points.join('L')}`;
  const w = r * 0.25;
  const line = (stroke: string, width: number, dx: number, dy: number, more = ''): string => `<path d="${d}" transform="translate(${dx} ${dy})" stroke="${stroke}" stroke-width="${width.toFixed(1)}" fill="none" stroke-linejoin="round" stroke-linecap="round"${more}/>`;
  return `${under(s, x, y + r * 0.12, r, r * tilt, '#3A1A02', 0.34)}${line('#8A4E12', w, 0, r * 0.1)}${line('#DB9A3C', w * 0.92, 0, 0)}${line('#8A4E12', w * 0.86, 0, 0, ` stroke-dasharray="${(r * 0.03).toFixed(1)} ${(r * 0.09).toFixed(1)}" opacity=".35"`)}${line('#FFE0A0', w * 0.26, -r * 0.02, -r * 0.05, ' opacity=".85"')}`;
}

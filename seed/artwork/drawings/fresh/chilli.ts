import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A long chilli with its cap at (0, 0), pointing right and curving down. */
function pod(s: Sketch, x: number, y: number, rotate: number, k: number, bend: number): string {
  const d = `M0 -17C30 -24 90 ${-22 + bend * 0.3} 150 ${-12 + bend * 0.8}C190 ${-4 + bend * 1.1} 214 ${6 + bend * 1.4} 232 ${bend * 1.8}C206 ${14 + bend * 1.4} 176 ${18 + bend} 140 ${16 + bend * 0.8}C90 ${20 + bend * 0.3} 30 22 0 17C-6 8 -6 -8 0 -17Z`;
  const at = `translate(${x} ${y}) rotate(${rotate}) scale(${k})`;
  return `${s.solid(d, ['#FF7A50', '#DB2A1E', '#86100E'], { depth: 9, transform: at })}<g transform="${at}"><path d="M24 -9Q90 ${-13 + bend * 0.3} 150 ${-3 + bend * 0.8}" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".5" fill="none" filter="none"/>${s.solid('M-10 -12C0 -22 16 -22 24 -14C18 -6 22 6 24 14C14 22 -2 20 -10 12C-16 4 -16 -6 -10 -12Z', ['#A4D060', '#5E9E3C', '#2E6626'], { depth: 6 })}<path d="M-10 0C-26 -2 -40 -10 -48 -24" stroke="${s.gradient(['#A4D060', '#4C8E36'])}" stroke-width="9" stroke-linecap="round" fill="none"/></g>`;
}

/** A handful of red chillies. */
export function chillies(): string {
  const s = createSketch(191);
  const shade = s.soft(7, '<ellipse cx="170" cy="210" rx="110" ry="26" fill="#3A0404" opacity=".35"/>');
  return s.svg(`${pod(s, 92, 116, 20, 0.92, 22)}${pod(s, 60, 196, -26, 0.96, 14)}${shade}${pod(s, 62, 168, 12, 1, -10)}${pod(s, 66, 226, -8, 1.02, 16)}`);
}

export function chilli(): string {
  const s = createSketch(192);
  return s.svg(pod(s, 60, 140, 10, 1.05, 26));
}

/** A chilli cut into rings. */
export function chilliRings(): string {
  const s = createSketch(193);
  const places: [number, number, number][] = [[90, 190, -14], [170, 176, 10], [236, 206, 20], [132, 236, 4], [206, 250, -10]];
  return s.svg(places.map(([x, y, turn]) => `${s.soft(5, `<ellipse cx="${x + 4}" cy="${y + 14}" rx="36" ry="18" fill="#3A0404" opacity=".35"/>`)}<g transform="rotate(${turn} ${x} ${y})"><ellipse cx="${x}" cy="${y + 9}" rx="36" ry="25" fill="#8E120E"/><ellipse cx="${x}" cy="${y}" rx="36" ry="25" fill="${s.gradient(['#FF7A50', '#D6281C'])}"/><ellipse cx="${x}" cy="${y + 1}" rx="26" ry="17" fill="#F7A27A"/><ellipse cx="${x}" cy="${y + 2}" rx="23" ry="14" fill="#B4321E"/><path d="M${x - 23} ${y + 2}L${x + 20} ${y - 4}M${x - 4} ${y + 15}L${x} ${y - 10}" stroke="#FFC9A0" stroke-width="4"/>${[[-10, -3], [9, 5], [-8, 8], [10, -6]].map(([dx = 0, dy = 0]) => `<ellipse cx="${x + dx}" cy="${y + dy}" rx="5" ry="3.600" fill="#FFEFB8"/>`).join('')}</g>`).join(''));
}

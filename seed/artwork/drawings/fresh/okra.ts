import { createSketch, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function pod(s: Sketch, x: number, y: number, rotate: number, k: number): string {
  const d = 'M0 -20C40 -27 90 -24 140 -14C176 -8 204 -2 226 2C200 8 176 14 140 18C90 26 40 27 0 20Z';
  const at = `translate(${x} ${y}) rotate(${rotate}) scale(${k})`;
  const ridges = '<path d="M0 -8C70 -12 150 -6 226 2" stroke="#2E6A22" stroke-width="3" fill="none" opacity=".4"/><path d="M0 -11C70 -15 150 -9 220 1" stroke="#EAF6B4" stroke-width="2.5" fill="none" opacity=".6"/><path d="M0 10C70 13 150 9 226 2" stroke="#23581C" stroke-width="4" fill="none" opacity=".45"/><path d="M0 7C70 10 150 6 220 2" stroke="#D9EE9A" stroke-width="2" fill="none" opacity=".4"/>';
  return `${s.solid(d, ['#BFE07A', '#74B048', '#2F7430'], { depth: 10, transform: at, inside: ridges })}<g transform="${at}">${s.solid('M6 -22C2 -8 2 8 6 22C-6 24 -18 16 -22 8C-26 0 -24 -12 -16 -18C-10 -22 0 -24 6 -22Z', ['#C9E088', '#8AB450', '#4A7A30'], { depth: 6 })}<path d="M-20 -2C-32 -4 -44 -4 -56 0" stroke="${s.gradient(['#C9E088', '#6E9A3E'])}" stroke-width="12" stroke-linecap="round" fill="none"/><ellipse cx="-57" cy="0" rx="4" ry="6.500" fill="#E6EEB8"/></g>`;
}

/** Okra pods, fanned out. */
export function okra(): string {
  const s = createSketch(231);
  const shade = (y: number): string => s.soft(7, `<ellipse cx="180" cy="${y}" rx="110" ry="18" fill="#0C2A0C" opacity=".32"/>`);
  return s.svg(`${pod(s, 76, 106, 16, 0.92)}${pod(s, 66, 176, -26, 0.92)}${shade(176)}${pod(s, 64, 160, 2, 0.98)}${shade(216)}${pod(s, 70, 232, -14, 0.98)}${pod(s, 68, 206, 12, 1)}`);
}

/** Okra cut into star-shaped slices. */
export function okraStars(): string {
  const s = createSketch(232);
  const star = (x: number, y: number, r: number, turn: number): string => {
    const points = (q: number): string => Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * Math.PI * 2 + turn;
      const b = a + Math.PI / 5;
      return `${i ? 'L' : 'M'}${(x + Math.cos(a) * r * q).toFixed(1)} ${(y + Math.sin(a) * r * q * 0.74).toFixed(1)}Q${(x + Math.cos(b) * r * q * 0.84).toFixed(1)} ${(y + Math.sin(b) * r * q * 0.62).toFixed(1)} ${(x + Math.cos(a + Math.PI * 0.4) * r * q).toFixed(1)} ${(y + Math.sin(a + Math.PI * 0.4) * r * q * 0.74).toFixed(1)}`;
    }).join('') + 'Z';
    const cells = Array.from({ length: 5 }, (_, i) => {
      const a = (i / 5) * Math.PI * 2 + turn;
      const cx = x + Math.cos(a) * r * 0.48;
      const cy = y + Math.sin(a) * r * 0.36;
      return `<ellipse cx="${cx}" cy="${cy}" rx="${r * 0.24}" ry="${r * 0.15}" transform="rotate(${(a * 180) / Math.PI} ${cx} ${cy})" fill="#A9C95E"/>${s.ball(cx, cy, r * 0.12, r * 0.11, ['#FFFFF2', '#F0EED0', '#C6C28E'])}`;
    }).join('');
    return `${s.soft(5, `<ellipse cx="${x + 4}" cy="${y + 16}" rx="${r}" ry="${r * 0.7}" fill="#0C2A0C" opacity=".32"/>`)}<path d="${points(1)}" fill="#3A7A32" transform="translate(0 9)"/><path d="${points(1)}" fill="#64A844"/><path d="${points(0.88)}" fill="${s.gradient(['#F2F8CC', '#D3E694'])}"/>${cells}`;
  };
  return s.svg(`${star(104, 176, 56, 0.2)}${star(224, 172, 54, 0.7)}${star(164, 238, 60, 0.4)}`);
}

import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';

function stripes(cx: number, cy: number, rx: number, ry: number, random: () => number): string {
  return [-0.92, -0.66, -0.34, 0, 0.34, 0.66, 0.92]
    .map((k) => {
      const points = Array.from({ length: 15 }, (_, i) => {
        const v = -1 + (i / 14) * 2;
        const half = Math.sqrt(Math.max(0, 1 - v * v));
        return `${(cx + k * rx * half + (random() - 0.5) * 15 * half).toFixed(1)} ${(cy + v * ry).toFixed(1)}`;
      });
      return `<polyline points="${points.join(' ')}" fill="none" stroke="#164A22" stroke-width="${15 - Math.abs(k) * 7}" stroke-linejoin="round" stroke-linecap="round" opacity=".85"/>`;
    })
    .join('');
}

/** A whole watermelon with dark stripes. */
export function watermelon(): string {
  const s = createSketch(71);
  const inside = s.soft(1.5, stripes(160, 170, 128, 118, s.random)) + s.soft(22, '<ellipse cx="116" cy="112" rx="50" ry="40" fill="#E6F5B0" opacity=".42"/><ellipse cx="200" cy="272" rx="100" ry="30" fill="#06200C" opacity=".55"/>');
  return s.svg(`${s.solid(oval(160, 170, 130, 120), ['#A8D26A', '#5C9E44', '#1E5A2A'], { depth: 26, inside })}${s.glint(104, 108, 30, 12, -38, 0.45)}<path d="M158 54C152 36 164 26 176 24" stroke="#7A6A2A" stroke-width="8" stroke-linecap="round" fill="none"/>`);
}

/** A triangular slice of seedless watermelon. */
export function watermelonSlice(): string {
  const s = createSketch(72);
  const whole = 'M160 28L298 236C262 300 58 300 22 236Z';
  const flesh = 'M160 28L282 218C246 268 74 268 38 218Z';
  const pale = Array.from({ length: 26 }, () => {
    const y = 90 + s.random() * 140;
    const half = (y - 40) * 0.5;
    return `<ellipse cx="${160 + (s.random() * 2 - 1) * half}" cy="${y}" rx="2" ry="4.500" fill="#FFE0CE" opacity=".75"/>`;
  }).join('');
  return s.svg(`${s.solid(whole, ['#6FB04E', '#2F7A36', '#124A1E'], { depth: 8 })}<path d="M160 28L290 226C254 284 66 284 30 226Z" fill="#E9F3C4"/>${s.solid(flesh, ['#FF7E66', '#EE4A42', '#C4262C'], { depth: 16, inside: pale })}${s.soft(4, '<path d="M150 56L74 190" stroke="#fff" stroke-width="10" opacity=".35" stroke-linecap="round"/>')}`);
}

/** Half a watermelon, cut face up. */
export function watermelonHalf(): string {
  const s = createSketch(73);
  const bowl = 'M28 150C28 236 88 294 160 294S292 236 292 150Z';
  const pale = Array.from({ length: 40 }, () => {
    const a = s.random() * Math.PI * 2;
    const r = Math.sqrt(s.random());
    return `<ellipse cx="${160 + Math.cos(a) * r * 100}" cy="${148 + Math.sin(a) * r * 48}" rx="2.6" ry="1.8" fill="#FFE0CE" opacity=".7"/>`;
  }).join('');
  const lines = s.soft(1.5, [60, 100, 140, 180, 220, 260].map((x) => `<path d="M${x} 160C${x - (160 - x) * -0.1} 220 ${160 + (x - 160) * 0.5} 280 160 300" stroke="#164A22" stroke-width="11" fill="none" opacity=".85"/>`).join(''));
  return s.svg(`${s.solid(bowl, ['#A8D26A', '#5C9E44', '#1E5A2A'], { depth: 20, inside: lines })}<path d="${oval(160, 150, 132, 72)}" fill="#4E8E3A"/><path d="${oval(160, 149, 127, 68)}" fill="#EEF6CE"/>${s.solid(oval(160, 148, 117, 61), ['#FF8068', '#EE4A42', '#CB2A30'], { depth: 14, inside: pale })}${s.glint(108, 120, 34, 9, -14, 0.4)}`);
}

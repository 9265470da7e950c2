import type { Sketch, Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

const leafGreen: Tones = ['#A9D36B', '#5FA544', '#2F6B2E'];

/** A pointed leaf that grows from (x, y) in a direction given in degrees by `rotate` (0 points right). */
export function leaf(s: Sketch, x: number, y: number, length: number, width: number, rotate: number, tones: Tones = leafGreen): string {
  const l = length;
  const w = width / 2;
  const upper = `M0 0C${l * 0.2} ${-w * 1.1} ${l * 0.62} ${-w * 1.25} ${l} ${-w * 0.12}C${l * 0.7} ${-w * 0.2} ${l * 0.3} ${-w * 0.1} 0 0Z`;
  const lower = `M0 0C${l * 0.3} ${-w * 0.1} ${l * 0.7} ${-w * 0.2} ${l} ${-w * 0.12}C${l * 0.68} ${w * 0.9} ${l * 0.24} ${w * 1.05} 0 0Z`;
  const veins = [0.25, 0.42, 0.58, 0.74]
    .map((k) => `<path d="M${l * k} ${-w * 0.12}q${l * 0.06} ${-w * 0.4} ${l * 0.12} ${-w * 0.62 * (1.1 - k * 0.6)}M${l * k} ${-w * 0.12}q${l * 0.06} ${w * 0.3} ${l * 0.12} ${w * 0.56 * (1.1 - k * 0.6)}"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) rotate(${rotate})"><path d="${upper}" fill="${s.gradient([tones[0], tones[1]], 'down')}"/><path d="${lower}" fill="${s.gradient([tones[1], tones[2]], 'down')}"/>
<g stroke="${tones[2]}" stroke-width="${Math.max(1, width * 0.035)}" fill="none" opacity=".35" stroke-linecap="round">${veins}</g><path d="M0 0Q${l * 0.5} ${-w * 0.12} ${l * 0.97} ${-w * 0.12}" stroke="#EAF6C8" stroke-opacity=".6" stroke-width="${Math.max(1.2, width * 0.05)}" fill="none" stroke-linecap="round"/></g>`;
}

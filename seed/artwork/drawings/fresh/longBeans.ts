import { createSketch } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A bundle of long beans, folded once and tied in the middle. */
export function longBeans(): string {
  const s = createSketch(201);
  const tones = [['#A8D468', '#5E9C3A', '#2C6426'], ['#C1E07E', '#76AE46', '#3A742C'], ['#8CC254', '#4A8A32', '#225220']] as const;
  const beans = Array.from({ length: 22 }, (_, i) => {
    const t = i / 21;
    const mid = 116 + t * 84;
    const left = 92 + t * 146 + (s.random() - 0.5) * 26;
    const right = 84 + t * 156 + (s.random() - 0.5) * 26;
    const x0 = 14 + s.random() * 26;
    const x1 = 306 - s.random() * 26;
    const tone = tones[i % 3] ?? tones[0];
    const d = `M${x0} ${left}C${80} ${mid - 4} ${120} ${mid} 160 ${mid}C200 ${mid} 240 ${mid + 2} ${x1} ${right}`;
    return `<path d="${d}" stroke="${tone[2]}" stroke-width="13" fill="none" stroke-linecap="round"/><path d="${d}" stroke="${tone[1]}" stroke-width="10" fill="none" stroke-linecap="round" transform="translate(-0.6 -1.2)"/><path d="${d}" stroke="${tone[0]}" stroke-width="4" fill="none" stroke-linecap="round" transform="translate(-1 -3)" stroke-dasharray="16 5"/><path d="M${x0} ${left}l-7 ${(s.random() - 0.5) * 8}" stroke="#6E8A2E" stroke-width="4" stroke-linecap="round"/>`;
  });
  const order = beans.map((bean, i) => ({ bean, key: Math.abs(i - 14) })).sort((a, b) => b.key - a.key);
  const tie = `${s.soft(5, '<path d="M178 100Q192 160 180 224" stroke="#0C2A0C" stroke-width="16" fill="none" opacity=".5"/>')}<path d="M144 100Q172 94 178 104Q188 160 176 218Q160 226 140 216Q152 160 144 100Z" fill="${s.gradient(['#F8E8BE', '#D9B46A', '#8E6826'])}"/><path d="M150 130Q166 126 178 132M152 150Q166 146 180 152M152 172Q166 168 179 174" stroke="#8E6826" stroke-width="2" fill="none" opacity=".5"/>`;
  return s.svg(order.map(({ bean }) => bean).join('') + tie);
}

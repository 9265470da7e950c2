import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function rice(s: Sketch): string {
  const grains = Array.from({ length: 260 }, () => {
    const a = s.random() * Math.PI * 2;
    const r = Math.sqrt(s.random());
    const x = 150 + Math.cos(a) * r * 82;
    const y = 176 + Math.sin(a) * r * 58;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="6" ry="2.500" fill="${s.random() > 0.45 ? '#fff' : '#E6DFCC'}" transform="rotate(${(s.random() * 180).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
  return s.solid('M58 224C60 156 96 112 150 110S240 156 242 224Q150 254 58 224Z', ['#FFFFFF', '#F6F1E4', '#CFC4A6'], { depth: 18, inside: grains });
}

function halfEgg(s: Sketch, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${s.solid(oval(0, 0, 38, 29), ['#FFFFFF', '#F8F5EE', '#D3CABA'], { depth: 8 })}${s.solid(oval(3, 1, 21, 18), ['#FFD65E', '#F7A924', '#D27A0C'], { depth: 7 })}${s.glint(-4, -6, 7, 4, -20, 0.8)}</g>`;
}

/** Nasi lemak laid out on banana leaf: rice, sambal, egg, peanuts, anchovies and cucumber. */
export function nasiLemak(): string {
  const s = createSketch(501);
  const peanuts = Array.from({ length: 11 }, () => {
    const x = 236 + (s.random() - 0.5) * 54;
    const y = 236 + (s.random() - 0.5) * 28;
    return s.ball(x, y, 9, 7, ['#F0BE7E', '#C47E3A', '#7A431A'], s.random() * 180);
  }).join('');
  const fish = Array.from({ length: 12 }, () => `<path d="M${62 + s.random() * 50} ${226 + s.random() * 26}q12 -7 26 -2" stroke="${s.random() > 0.5 ? '#C99A5A' : '#8E6432'}" stroke-width="5" stroke-linecap="round" fill="none"/>`).join('');
  const cucumber = ([[78, 190], [58, 206], [90, 208]] as const).map(([x, y]) => `<path d="${oval(x, y + 3, 25, 17, -14)}" fill="#3E7A2E"/>${s.solid(oval(x, y, 24, 16, -14), ['#F4FBDC', '#D9EEB0', '#A3C878'], { depth: 5 })}<path d="${oval(x, y, 13, 8, -14)}" fill="none" stroke="#F7FCE8" stroke-width="3" stroke-dasharray="3 4"/>`).join('');
  const sambal = s.solid('M146 226C150 200 176 186 206 190C232 194 244 210 238 230C228 250 164 254 146 226Z', ['#F4683A', '#BE2A16', '#6A0E08'], { depth: 10 });
  const bits = Array.from({ length: 26 }, () => `<ellipse cx="${160 + s.random() * 68}" cy="${202 + s.random() * 34}" rx="2.500" ry="1.6" fill="${s.random() > 0.5 ? '#FFC06A' : '#5A0804'}" opacity=".7"/>`).join('');
  return s.svg(`${rice(s)}${s.soft(5, '<path d="M60 224Q150 258 250 224" stroke="#2A1404" stroke-width="14" fill="none" opacity=".3"/>')}${cucumber}${fish}${peanuts}${sambal}${bits}${s.glint(178, 204, 16, 5, -14, 0.55)}${s.soft(5, '<ellipse cx="214" cy="178" rx="40" ry="26" fill="#2A1404" opacity=".3"/>')}${halfEgg(s, 212, 164, -18)}`);
}

/** Nasi lemak folded into a pyramid of leaf and paper. */
export function nasiLemakPacket(): string {
  const s = createSketch(502);
  return s.svg(`<path d="M160 52L52 268Q120 292 178 286L160 52Z" fill="${s.gradient(['#8CC452', '#4E9A40', '#2E7032'])}"/><path d="M160 52L178 286Q240 276 276 246L160 52Z" fill="${s.gradient(['#3E8A38', '#1E5628'])}"/>${s.within('M160 52L52 268Q120 292 178 286L160 52Z', Array.from({ length: 14 }, (_, i) => `<path d="M${40 + i * 11} 290L${120 + i * 5} 40" stroke="#DFF2A8" stroke-width="2" opacity=".3"/>`).join(''))}<path d="M160 52L178 286" stroke="#C9E88E" stroke-width="3" opacity=".6"/><path d="M96 182L170 176L240 182" stroke="#E9CF9A" stroke-width="9" fill="none" stroke-linejoin="round"/><path d="M96 179L170 173L240 179" stroke="#fff" stroke-width="2.500" fill="none" opacity=".6"/>`);
}

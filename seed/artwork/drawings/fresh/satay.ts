import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';

function stick(s: Sketch, x: number, y: number, rotate: number): string {
  const meat = Array.from({ length: 5 }, (_, i) => {
    const px = i * 31;
    const d = `M${px - 18} ${-15 - s.random() * 5}Q${px} ${-24} ${px + 17} ${-14}Q${px + 22} 2 ${px + 16} ${15 + s.random() * 4}Q${px} 23 ${px - 17} 15Q${px - 22} 0 ${px - 18} ${-15}Z`;
    const char = `<path d="M${px - 10} -16l8 32M${px + 6} -16l6 30" stroke="#4A1E08" stroke-width="4.500" opacity=".55"/><ellipse cx="${px + 2}" cy="8" rx="8" ry="4" fill="#3A1404" opacity=".4"/>`;
    return s.solid(d, ['#F7B45A', '#C8702A', '#6A3010'], { depth: 7, inside: char }) + s.glint(px - 5, -9, 7, 2.6, -10, 0.6);
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${rotate})"><path d="M-150 0H150" stroke="#8A5E2A" stroke-width="6" stroke-linecap="round"/><path d="M-150 -1.500H150" stroke="#E9C88E" stroke-width="3" stroke-linecap="round"/>${meat}</g>`;
}

/** A fan of satay sticks. */
export function satay(): string {
  const s = createSketch(511);
  const shade = s.soft(6, '<ellipse cx="200" cy="190" rx="86" ry="30" fill="#2A1004" opacity=".3"/>');
  return s.svg(`${stick(s, 168, 134, -17)}${stick(s, 172, 154, -10)}${shade}${stick(s, 172, 176, -4)}${stick(s, 172, 200, 2)}${shade}${stick(s, 168, 226, 8)}`);
}

/** A bowl of peanut sauce. */
export function peanutSauce(): string {
  const s = createSketch(512);
  const bits = Array.from({ length: 46 }, () => {
    const a = s.random() * 6.283;
    const r = Math.sqrt(s.random());
    return `<ellipse cx="${160 + Math.cos(a) * r * 88}" cy="${166 + Math.sin(a) * r * 23}" rx="${3 + s.random() * 4}" ry="${2 + s.random() * 2}" fill="${s.random() > 0.5 ? '#F0C27A' : '#7A3A10'}" opacity=".8"/>`;
  }).join('');
  return s.svg(bowlOf(s, ['#4E8A76', '#245A4A', '#0E3026'], ['#D98A3E', '#A85A1C', '#6A300A'], `${bits}<path d="M96 158q30 -10 60 0t54 0" stroke="#F2682A" stroke-width="4" fill="none" opacity=".6"/>`));
}

/** Rice cakes and cucumber for satay. */
export function ketupat(): string {
  const s = createSketch(513);
  const cell = (x: number, y: number, i: number): string => `<rect x="${x - 14}" y="${y - 14}" width="28" height="28" rx="4" fill="${s.gradient(i % 2 ? ['#E6EE9A', '#A9C854'] : ['#C4DC74', '#7EA83A'])}"/>`;
  const weave = Array.from({ length: 25 }, (_, i) => cell(-56 + (i % 5) * 28, -56 + Math.floor(i / 5) * 28, i)).join('');
  return s.svg(`<g transform="translate(160 176) rotate(45)"><rect x="-72" y="-72" width="148" height="148" rx="14" fill="#4E7A22"/>${s.within('M-70 -70H70V70H-70Z', weave)}</g><path d="M160 74C150 50 160 30 184 18M160 74C172 50 170 40 150 22M160 276q-10 20 -26 24M160 276q10 20 26 22" stroke="#A9C854" stroke-width="7" fill="none" stroke-linecap="round"/>${s.soft(14, `<path d="${oval(214, 226, 40, 60, 45)}" fill="#1E3A0A" opacity=".4"/>`)}`);
}

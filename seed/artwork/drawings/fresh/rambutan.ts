import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function hairs(s: Sketch, cx: number, cy: number, r: number, from: number, to: number, keep = 1): string {
  let d = { red: '', tip: '' };
  for (let ring = 0; ring < 6; ring++) {
    const rr = (ring + 0.6) / 6;
    const count = Math.round(8 + ring * 7);
    for (let k = 0; k < count * keep; k++) {
      const a = from + ((k + s.random() * 0.7) / (count * keep)) * (to - from);
      const x = cx + Math.cos(a) * r * rr;
      const y = cy + Math.sin(a) * r * rr * 1.06;
      const len = r * (0.16 + 0.22 * rr + s.random() * 0.1);
      const bend = a + (s.random() - 0.5) * 1.1;
      const ex = x + Math.cos(bend) * len;
      const ey = y + Math.sin(bend) * len + len * 0.22;
      const mx = (x + ex) / 2 + Math.cos(bend + 1.3) * len * 0.2;
      const my = (y + ey) / 2 + Math.sin(bend + 1.3) * len * 0.2;
      d = { red: `${d.red}M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`, tip: `${d.tip}M${((mx + ex) / 2).toFixed(1)} ${((my + ey) / 2).toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}` };
    }
  }
  const w = r * 0.045;
  return `<g fill="none" stroke-linecap="round"><path d="${d.red}" stroke="#8E1420" stroke-width="${w * 1.7}" transform="translate(1 1.5)" opacity=".55"/><path d="${d.red}" stroke="#DB3A34" stroke-width="${w * 1.25}"/><path d="${d.tip}" stroke="#C9C25A" stroke-width="${w}"/></g>`;
}

/** A rambutan with its centre at (cx, cy). */
function fruit(s: Sketch, cx: number, cy: number, r: number): string {
  return `${s.solid(oval(cx, cy, r, r * 1.06), ['#F0605A', '#C92430', '#7A0C1C'], { depth: r * 0.26 })}${hairs(s, cx, cy, r, 0, Math.PI * 2)}${s.glint(cx - r * 0.36, cy - r * 0.42, r * 0.2, r * 0.12, -40, 0.45)}`;
}

/** A bunch of rambutans on the stem with two leaves. */
export function rambutanBunch(): string {
  const s = createSketch(41);
  const shade = (x: number, y: number): string => s.soft(7, `<ellipse cx="${x}" cy="${y}" rx="56" ry="50" fill="#2A0208" opacity=".55"/>`);
  return s.svg(`<g stroke="#6E5128" stroke-linecap="round" fill="none" stroke-width="7"><path d="M178 14C168 46 160 76 164 128M166 70C130 80 110 96 98 130M166 72C200 84 222 96 232 132"/></g>
${leaf(s, 172, 40, 124, 54, 10)}${leaf(s, 170, 52, 116, 50, 172, ['#8CC25A', '#4C8E3A', '#28602A'])}
${fruit(s, 88, 160, 50)}${fruit(s, 236, 164, 50)}${shade(160, 170)}${fruit(s, 160, 146, 50)}${shade(116, 222)}${shade(214, 222)}${fruit(s, 116, 236, 51)}${shade(180, 244)}${fruit(s, 212, 242, 52)}`);
}

/** A half-peeled rambutan: the white fruit in its lower shell. */
export function rambutanOpen(): string {
  const s = createSketch(42);
  const shell = 'M66 176C66 250 110 290 160 290S254 250 254 176Q160 216 66 176Z';
  return s.svg(`${s.solid(oval(160, 182, 96, 34), ['#F9D9D4', '#EDB2AC', '#C9706E'], { depth: 6 })}${s.solid(oval(160, 148, 78, 86), ['#FFFFFF', '#F4F0EA', '#CFC4BC'], { depth: 22 })}${s.glint(130, 108, 16, 26, 30, 0.9)}
${s.soft(3, '<path d="M170 70C186 110 190 150 182 190" stroke="#D9CDC4" stroke-width="4" fill="none" opacity=".8"/>')}
${s.soft(6, '<path d="M70 180Q160 226 250 180" stroke="#5A0A14" stroke-width="10" fill="none" opacity=".35"/>')}${s.solid(shell, ['#F0605A', '#C92430', '#7A0C1C'], { depth: 18 })}${hairs(s, 160, 196, 96, 0.12, Math.PI - 0.12, 0.55)}`);
}

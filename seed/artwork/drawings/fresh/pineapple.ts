import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function crown(s: Sketch): string {
  const blades: [number, number, number][] = [
    [-64, 62, 15], [64, 62, 15], [-46, 82, 17], [46, 82, 17], [-28, 98, 18], [28, 98, 18], [-10, 108, 18], [12, 110, 18], [-38, 58, 17], [38, 58, 17], [-18, 70, 18], [20, 72, 18], [0, 62, 18],
  ];
  return blades
    .map(([angle, length, width], i) => {
      const fill = s.gradient(i % 2 ? ['#9CCB62', '#4E9440', '#2C6A30'] : ['#B6DA78', '#66A84A', '#35762F'], 'down');
      const bend = angle * 0.35;
      return `<g transform="translate(160 118) rotate(${angle})"><path d="M${-width} 0C${-width} ${-length * 0.5} ${-4 + bend * 0.1} ${-length * 0.8} ${bend} ${-length}C${6 + bend * 0.2} ${-length * 0.7} ${width} ${-length * 0.5} ${width} 0Z" fill="${fill}"/><path d="M0 0Q0 ${-length * 0.55} ${bend * 0.9} ${-length * 0.92}" stroke="#E9F4BE" stroke-width="1.6" opacity=".5" fill="none"/></g>`;
    })
    .join('');
}

/** A whole pineapple with its crown. */
export function pineapple(): string {
  const s = createSketch(11);
  const outline = 'M160 108C214 106 244 150 244 206C244 264 212 304 160 304S76 264 76 206C76 150 106 106 160 108Z';
  const eyes: string[] = [];
  for (let row = 0; row < 9; row++)
    for (let col = -4; col <= 4; col++) {
      const turn = (col + (row % 2) * 0.5) * 0.36;
      if (Math.abs(turn) > 1.45) continue;
      const v = (row - 4) / 4.6;
      const bulge = Math.sqrt(Math.max(0.05, 1 - v * v * 0.82));
      const x = 160 + Math.sin(turn) * 86 * bulge;
      const y = 207 + v * 100 + Math.cos(turn) * 8;
      const w = 15.5 * Math.cos(turn) * bulge + 1.5;
      const h = 13.5;
      eyes.push(`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><path d="M0 ${-h}L${w} 0L0 ${h}L${-w} 0Z" fill="${s.radial(['#FFDF80', '#F2AE3A', '#BF701A'], 0.35, 0.28, 0.85)}" stroke="#9A5A14" stroke-opacity=".55" stroke-width="1.6" stroke-linejoin="round"/><path d="M${-w * 0.3} 1Q0 -5 ${w * 0.34} 1Q0 5 ${-w * 0.3} 1Z" fill="#8A4A10" opacity=".55"/><path d="M0 1l1.500 6" stroke="#6B3A0C" stroke-width="1.4" opacity=".6"/><ellipse cx="${-w * 0.34}" cy="-4" rx="${w * 0.22}" ry="2.2" fill="#FFF6CE" opacity=".75"/></g>`);
    }
  const shade = `${s.soft(20, '<path d="M236 120C280 180 260 300 160 312C220 280 246 220 228 130Z" fill="#7A3A0A" opacity=".75"/><ellipse cx="118" cy="168" rx="30" ry="50" fill="#FFF0B0" opacity=".45"/><ellipse cx="160" cy="306" rx="80" ry="18" fill="#6B4A10" opacity=".5"/>')}`;
  return s.svg(`${s.solid(outline, ['#F6C24E', '#DE962C', '#9C5A12'], { depth: 20, inside: eyes.join('') + shade })}${s.soft(5, '<ellipse cx="162" cy="120" rx="40" ry="12" fill="#4A2A06" opacity=".45"/>')}${crown(s)}`);
}

/** A round slice of pineapple, tilted towards the viewer. */
export function pineappleSlice(): string {
  const s = createSketch(13);
  const rays = Array.from({ length: 34 }, (_, i) => {
    const a = (i / 34) * Math.PI * 2;
    const r = 94 + (i % 2) * 8;
    return `<path d="M${160 + Math.cos(a) * 40} ${160 + Math.sin(a) * 36}L${160 + Math.cos(a) * r} ${160 + Math.sin(a) * r * 0.9}" stroke="${i % 3 ? '#F2B02E' : '#FFF0A0'}" stroke-width="${2 + s.random() * 3}" stroke-linecap="round" opacity=".55"/>`;
  }).join('');
  const rind = Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    return s.ball(160 + Math.cos(a) * 120, 166 + Math.sin(a) * 108, 16, 15, ['#F2C05A', '#C98A2A', '#7A4A10']);
  }).join('');
  return s.svg(`<g transform="translate(6 12)">${rind}</g>${rind}${s.solid(oval(160, 160, 116, 104), ['#FFF0A6', '#FFD24E', '#EDA828'], { depth: 12, inside: rays })}
${s.solid(oval(160, 160, 32, 29), ['#FFF4C0', '#F7DC84', '#D9A83E'], { depth: 6 })}${s.glint(108, 108, 26, 10, -40, 0.5)}`);
}

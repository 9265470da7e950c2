import { createSketch, oval, smooth } from '#seed/artwork/drawings/fresh/sketch.ts';

const outline = smooth([[160, 22], [196, 44], [214, 100], [240, 170], [238, 242], [200, 294], [160, 302], [120, 294], [82, 242], [80, 170], [106, 100], [124, 44]]);

/** A whole ripe papaya. */
export function papaya(): string {
  const s = createSketch(51);
  const inside = s.soft(24, '<ellipse cx="150" cy="60" rx="60" ry="60" fill="#7FA53A" opacity=".8"/><ellipse cx="196" cy="210" rx="44" ry="70" fill="#F7A62E" opacity=".55"/>');
  return s.svg(`${s.solid(outline, ['#FFDB66', '#EDA42A', '#A6620E'], { depth: 26, inside })}${s.glint(116, 178, 12, 56, 6, 0.5)}<ellipse cx="160" cy="26" rx="13" ry="7" fill="#5F6E22"/><ellipse cx="159" cy="24" rx="7" ry="3.500" fill="#3E4A14"/>`);
}

/** A papaya cut lengthwise: coral flesh and a hollow full of black seeds. */
export function papayaHalf(): string {
  const s = createSketch(52);
  const flesh = smooth([[160, 36], [190, 56], [204, 106], [226, 172], [224, 238], [192, 282], [160, 290], [128, 282], [96, 238], [94, 172], [116, 106], [130, 56]]);
  const hollow = smooth([[160, 108], [180, 130], [192, 176], [194, 224], [178, 254], [160, 260], [142, 254], [126, 224], [128, 176], [140, 130]]);
  const seeds = Array.from({ length: 62 }, (_, i) => {
    const t = i / 62;
    const y = 128 + t * 122;
    const half = 10 + Math.sin(Math.min(1, t * 1.15) * Math.PI * 0.62) * 24;
    return { x: 160 + (s.random() * 2 - 1) * half, y: y + (s.random() - 0.5) * 8, turn: s.random() * 180 };
  });
  return s.svg(`${s.solid(outline, ['#FFDB66', '#E79A26', '#9A560C'], { depth: 14 })}${s.solid(flesh, ['#FFB45E', '#F9823A', '#E2581E'], { depth: 18 })}
<path d="${flesh}" fill="none" stroke="#FFD98A" stroke-width="3.500" opacity=".8"/>${s.solid(hollow, ['#C9481A', '#E0662A', '#FFA65A'], { depth: 9 })}
${seeds.map(({ x, y, turn }) => `${s.ball(x, y, 6.2, 5, ['#6A6A66', '#2A2A2C', '#0C0C10'], turn)}<ellipse cx="${x - 1.8}" cy="${y - 1.8}" rx="1.8" ry="1.1" fill="#fff" opacity=".65"/>`).join('')}${s.glint(116, 150, 7, 40, 10, 0.45)}`);
}

/** A crescent wedge of papaya without seeds. */
export function papayaWedge(): string {
  const s = createSketch(53);
  const rind = 'M22 148C60 246 160 280 298 214C250 300 70 320 22 148Z';
  const flesh = 'M22 148C80 150 220 176 298 214C170 276 62 240 22 148Z';
  return s.svg(`${s.solid(flesh, ['#FFB45E', '#F9823A', '#E2581E'], { depth: 12 })}${s.solid(rind, ['#FFD45A', '#E79A26', '#9A560C'], { depth: 9 })}${s.soft(2, `<path d="M40 156C110 162 220 184 284 212" stroke="#FFD9A0" stroke-width="5" fill="none" opacity=".8"/>`)}${s.within(flesh, [60, 100, 140, 180, 220].map((x, i) => `<path d="${oval(x, 168 + i * 9, 8, 3, 14)}" fill="#C9481A" opacity=".3"/>`).join(''))}`);
}

import { createSketch, oval, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

function crumbs(s: Sketch, x: number, y: number, w: number, h: number, n: number): string {
  return Array.from({ length: n }, () => `<ellipse cx="${x + s.random() * w}" cy="${y + s.random() * h}" rx="${1.5 + s.random() * 3.5}" ry="${1 + s.random() * 2}" fill="${s.random() > 0.5 ? '#E3C48A' : '#FFFBEA'}" opacity=".6"/>`).join('');
}

/** Roti benggali: a tall loaf of joined humps with its cut end towards the viewer. */
export function loaf(): string {
  const s = createSketch(431);
  const crust = ['#F2B868', '#C47A30', '#74390E'] as const;
  const humps = [250, 212, 172].map((x) => s.solid(smooth([[x - 46, 250], [x - 52, 170], [x - 34, 118], [x + 4, 104], [x + 40, 116], [x + 54, 160], [x + 50, 244]]), crust, { depth: 18 })).join('');
  const end = smooth([[52, 268], [44, 196], [40, 150], [66, 112], [112, 98], [158, 110], [180, 150], [176, 200], [170, 270], [110, 278]]);
  const face = smooth([[64, 260], [56, 196], [53, 154], [74, 124], [112, 112], [150, 122], [168, 154], [164, 200], [158, 260], [110, 266]]);
  return s.svg(`${humps}<path d="M120 262L300 240V258L120 284Z" fill="#8A4A16"/>${s.soft(6, '<path d="M176 120Q200 200 180 280" stroke="#3A1A04" stroke-width="14" fill="none" opacity=".4"/>')}${s.solid(end, crust, { depth: 10 })}${s.solid(face, ['#FFF8E2', '#FBE9BE', '#DDBB7A'], { depth: 14, inside: crumbs(s, 56, 116, 110, 146, 80) })}${s.glint(206, 128, 16, 8, -20, 0.5)}${s.glint(250, 126, 14, 7, -10, 0.45)}`);
}

/** Slices of bread, one leaning on another. */
export function breadSlices(): string {
  const s = createSketch(432);
  const slice = (x: number, y: number, turn: number): string => {
    const out = smooth([[-62, 70], [-66, 0], [-74, -34], [-52, -70], [0, -82], [52, -70], [74, -34], [66, 0], [62, 70], [0, 76]]);
    const inn = smooth([[-52, 60], [-55, 0], [-61, -32], [-42, -59], [0, -69], [42, -59], [61, -32], [55, 0], [52, 60], [0, 65]]);
    return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="${out}" fill="#74390E" transform="translate(9 3)"/>${s.solid(out, ['#EDB060', '#C47A30', '#8A4A16'], { depth: 8 })}${s.solid(inn, ['#FFF9E6', '#FBEBC4', '#E6C88E'], { depth: 12, inside: crumbs(s, -58, -66, 116, 126, 60) })}</g>`;
  };
  return s.svg(`${slice(206, 180, 12)}${s.soft(8, '<ellipse cx="160" cy="200" rx="60" ry="80" fill="#3A1A04" opacity=".3"/>')}${slice(122, 200, -8)}`);
}

/** A croissant with its folds. */
export function croissant(): string {
  const s = createSketch(433);
  const tones = ['#FFD68A', '#E39A3E', '#8E4A12'] as const;
  const parts: { d: string }[] = [
    { d: smooth([[18, 246], [22, 204], [46, 178], [78, 176], [92, 204], [78, 238], [46, 262]]) },
    { d: smooth([[302, 246], [298, 204], [274, 178], [242, 176], [228, 204], [242, 238], [274, 262]]) },
    { d: smooth([[58, 222], [54, 170], [82, 130], [118, 126], [132, 168], [116, 216], [84, 240]]) },
    { d: smooth([[262, 222], [266, 170], [238, 130], [202, 126], [188, 168], [204, 216], [236, 240]]) },
    { d: smooth([[100, 216], [96, 156], [120, 110], [160, 98], [200, 110], [224, 156], [220, 216], [160, 232]]) },
  ];
  const lines = Array.from({ length: 9 }, (_, i) => `<path d="M${20 + i * 34} 270Q${40 + i * 30} 180 ${70 + i * 24} 96" stroke="#A95E1C" stroke-width="3" fill="none" opacity=".4"/><path d="M${26 + i * 34} 270Q${46 + i * 30} 180 ${76 + i * 24} 96" stroke="#FFEBB4" stroke-width="2.500" fill="none" opacity=".5"/>`).join('');
  return s.svg(parts.map(({ d }, i) => `${i > 1 ? s.soft(5, `<path d="${d}" fill="#5A2A06" opacity=".4" transform="translate(0 3)"/>`) : ''}${s.solid(d, tones, { depth: 15, inside: lines })}`).join('') + s.glint(150, 128, 28, 9, -8, 0.55) + s.glint(88, 154, 12, 18, 24, 0.45) + s.glint(232, 154, 9, 16, -24, 0.3));
}

/** A paper doily, placed under pastry. */
export function doily(): string {
  const s = createSketch(435);
  const loops = Array.from({ length: 30 }, (_, i) => {
    const a = (i / 30) * Math.PI * 2;
    return `<ellipse cx="${160 + Math.cos(a) * 138}" cy="${212 + Math.sin(a) * 46}" rx="16" ry="9" fill="#fff"/>`;
  }).join('');
  return s.svg(`<g transform="translate(0 4)" opacity=".35">${loops}</g>${loops}<path d="${oval(160, 212, 138, 46)}" fill="${s.gradient(['#FFFFFF', '#EDE8DE'])}"/><path d="${oval(160, 212, 112, 36)}" fill="none" stroke="#D9D0C0" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round"/>`);
}

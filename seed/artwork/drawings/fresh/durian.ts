import { createSketch, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const husk = ['#B9BC4E', '#7E8A2E', '#44501A'] as const;

/** Thorns on an ellipsoid, which point outwards near the rim. */
function thorns(s: Sketch, cx: number, cy: number, rx: number, ry: number, keep: (x: number, y: number) => boolean): string {
  const points: { x: number; y: number; z: number }[] = [];
  for (let row = -7; row <= 7; row++) {
    const lat = (row / 7) * 1.5;
    const count = Math.max(4, Math.round(15 * Math.cos(lat)));
    for (let k = 0; k < count; k++) {
      const lon = ((k + (row % 2 ? 0.5 : 0)) / count) * Math.PI - Math.PI / 2 + Math.PI / (2 * count);
      points.push({ x: Math.cos(lat) * Math.sin(lon), y: Math.sin(lat), z: Math.cos(lat) * Math.cos(lon) });
    }
  }
  return points
    .sort((a, b) => a.z - b.z)
    .map(({ x, y, z }) => {
      const px = cx + x * rx;
      const py = cy + y * ry;
      if (!keep(px, py)) return '';
      const reach = 13 + 13 * (1 - z);
      const w = 8.5 + 5 * z;
      const tipX = px + x * reach;
      const tipY = py + y * reach - 4 * z;
      const across = Math.atan2(tipY - py, tipX - px) + Math.PI / 2;
      const ax = Math.cos(across) * w;
      const ay = Math.sin(across) * w;
      const light = 0.5 - (x * 0.6 + y * 0.7) * 0.5;
      const lit = light > 0.62 ? '#D6D474' : light > 0.35 ? '#A9AC46' : '#6E7628';
      const dim = light > 0.62 ? '#8A9236' : light > 0.35 ? '#646E24' : '#3A4416';
      return `<path d="M${px - ax} ${py - ay}L${tipX} ${tipY}L${px} ${py + w * 0.7}Z" fill="${lit}"/><path d="M${px + ax} ${py + ay}L${tipX} ${tipY}L${px} ${py + w * 0.7}Z" fill="${dim}"/>`;
    })
    .join('');
}

function pod(s: Sketch, x: number, y: number, scale: number, rotate: number): string {
  const d = 'M-46 6C-50 -24 -22 -38 4 -34C34 -32 52 -14 48 10C44 34 16 38 -8 34C-28 32 -44 24 -46 6Z';
  const inside = s.soft(5, '<path d="M-30 10Q0 -8 36 8" stroke="#E7A21C" stroke-width="7" fill="none" opacity=".55"/>');
  return s.solid(d, ['#FFF0A0', '#FBCB3E', '#DB9416'], { depth: 11, transform: `translate(${x} ${y}) rotate(${rotate}) scale(${scale})`, inside }) + `<g transform="translate(${x} ${y}) rotate(${rotate}) scale(${scale})">${s.glint(-16, -16, 15, 6, -18, 0.7)}</g>`;
}

/** A whole durian, thorny and green. */
export function durianWhole(): string {
  const s = createSketch(21);
  const outline = smooth([[160, 66], [230, 88], [268, 160], [254, 244], [196, 288], [124, 288], [66, 244], [52, 160], [90, 88]]);
  return s.svg(`<path d="M150 76C146 54 148 36 142 22L172 18C172 40 174 56 176 74Z" fill="${s.gradient(['#B5915A', '#7C5A2C', '#4A3214'], 'across')}"/><ellipse cx="157" cy="21" rx="16" ry="7" fill="#D2B27A"/>
${s.solid(outline, husk, { depth: 26 })}${thorns(s, 160, 180, 100, 104, () => true)}${s.soft(14, '<ellipse cx="120" cy="126" rx="34" ry="30" fill="#F4F0A0" opacity=".32"/>')}`);
}

/** Half a durian lying open: cream pith and two chambers of yellow flesh. */
export function durianOpen(): string {
  const s = createSketch(22);
  const shell = smooth([[34, 168], [78, 104], [160, 82], [242, 104], [286, 168], [270, 230], [220, 272], [160, 282], [100, 272], [50, 230]]);
  const face = smooth([[52, 168], [92, 120], [160, 102], [228, 120], [268, 168], [246, 214], [200, 240], [160, 246], [120, 240], [74, 214]]);
  const left = smooth([[70, 172], [96, 132], [140, 122], [152, 160], [146, 212], [110, 218], [80, 200]]);
  const right = smooth([[250, 172], [224, 132], [180, 122], [168, 160], [174, 212], [210, 218], [240, 200]]);
  return s.svg(`${s.solid(shell, husk, { depth: 20 })}${thorns(s, 160, 180, 122, 98, (_x, y) => y > 150)}
${s.solid(face, ['#FFFCEB', '#F6EAC4', '#D7BE84'], { depth: 12 })}
${[left, right].map((d) => s.solid(d, ['#EAD7A0', '#D8BC7A', '#B08A44'], { depth: 8 })).join('')}
${s.soft(5, '<ellipse cx="112" cy="196" rx="38" ry="16" fill="#7A5418" opacity=".4"/><ellipse cx="208" cy="196" rx="38" ry="16" fill="#7A5418" opacity=".4"/>')}
${pod(s, 114, 152, 0.78, -62)}${pod(s, 108, 188, 0.82, -14)}${pod(s, 204, 152, 0.78, 58)}${pod(s, 212, 188, 0.82, 10)}`);
}

/** Two loose pieces of durian flesh. */
export function durianPods(): string {
  const s = createSketch(23);
  return s.svg(`${pod(s, 196, 182, 1.5, 14)}${s.soft(8, '<ellipse cx="150" cy="236" rx="70" ry="14" fill="#8A5A0C" opacity=".35"/>')}${pod(s, 120, 210, 1.6, -10)}`);
}

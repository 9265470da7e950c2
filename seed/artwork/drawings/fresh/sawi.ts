import { createSketch, smooth, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A leaf of choy sum, with a pale stalk at the foot and a broad, frilled blade above. */
function stalkLeaf(s: Sketch, x: number, y: number, rotate: number, k: number, tones: Tones): string {
  const blade = smooth([[0, -92], [-22, -108], [-48, -128], [-58, -166], [-50, -204], [-26, -236], [4, -248], [32, -236], [54, -206], [58, -166], [46, -126], [22, -106]]);
  const veins = [-1, 1].flatMap((side) => [0, 1, 2, 3].map((i) => `<path d="M0 ${-112 - i * 32}q${side * 16} -8 ${side * (40 - i * 5)} -${28 + i * 2}"/>`)).join('');
  const inside = `<g stroke="#E3F2A8" stroke-width="2.6" fill="none" opacity=".6">${veins}</g>${s.soft(6, `<path d="M26 -110Q60 -170 30 -236" stroke="${tones[2]}" stroke-width="16" fill="none" opacity=".5"/>`)}`;
  const stalk = 'M-13 0C-17 -50 -12 -90 -5 -150L0 -236L5 -150C12 -90 16 -50 13 0Z';
  const at = `translate(${x} ${y}) rotate(${rotate}) scale(${k})`;
  return `${s.solid(blade, tones, { depth: 15, transform: at, inside })}${s.solid(stalk, ['#F4FAD8', '#CFE49A', '#8DB05A'], { depth: 6, transform: at })}`;
}

/** A bunch of sawi hijau, tied with a band. */
export function sawi(): string {
  const s = createSketch(171);
  const dark: Tones = ['#7DBB4E', '#3F8A38', '#1E5626'];
  const light: Tones = ['#B3DC6C', '#66AE44', '#2F742E'];
  const shade = s.soft(12, '<ellipse cx="160" cy="170" rx="80" ry="70" fill="#0C2E10" opacity=".35"/>');
  return s.svg(`${stalkLeaf(s, 148, 288, -30, 0.94, dark)}${stalkLeaf(s, 174, 288, 31, 0.94, dark)}${stalkLeaf(s, 154, 286, -11, 1.1, dark)}${stalkLeaf(s, 168, 286, 12, 1.08, dark)}${shade}${stalkLeaf(s, 146, 292, -21, 0.86, light)}${stalkLeaf(s, 178, 292, 22, 0.85, light)}${stalkLeaf(s, 160, 294, 1, 0.92, light)}
<path d="M118 236Q160 252 204 234L206 254Q160 272 116 256Z" fill="${s.gradient(['#F6E3B0', '#D9B46A', '#9A7630'])}"/><path d="M118 240Q160 256 204 238" stroke="#fff" stroke-width="3" opacity=".5" fill="none"/>`);
}

/** Two loose, crossed leaves. */
export function sawiLeaves(): string {
  const s = createSketch(172);
  const light: Tones = ['#B3DC6C', '#66AE44', '#2F742E'];
  return s.svg(`${stalkLeaf(s, 40, 236, 62, 0.98, ['#8DC658', '#4A943C', '#235E28'])}${s.soft(8, '<ellipse cx="180" cy="206" rx="90" ry="30" fill="#0C2E10" opacity=".3"/>')}${stalkLeaf(s, 34, 262, 80, 1.04, light)}`);
}

import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { anchovy } from '#seed/artwork/drawings/fresh/fish.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';
import { band, glass, lid, patch, vessel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

/** Seeds, chilli skin and oil, which make red paste look like sambal. */
function coarse(s: Sketch, left: number, top: number, right: number, bottom: number, count: number): string {
  return Array.from({ length: count }, () => {
    const x = left + s.random() * (right - left);
    const y = top + s.random() * (bottom - top);
    const kind = s.random();
    if (kind < 0.4) return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="3.600" ry="2.400" fill="#FFD98A" opacity=".85" transform="rotate(${(kind * 900).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    const [rx, ry, fill] = kind < 0.75 ? [9, 5, '#7E0E08'] : [8, 4, '#F4683A'];
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${rx * (0.6 + s.random() * 0.6)}" ry="${ry}" fill="${fill}" opacity=".5" transform="rotate(${(kind * 700).toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
  }).join('');
}

const body = { cx: 160, rx: 82, ry: 18 };
const outline = vessel({ cx: 160, neck: 74, body: 82, top: 88, shoulder: [92, 116], bottom: 304, foot: 30 });

function filled(s: Sketch, label: string): string {
  const paste = `<rect x="70" y="112" width="180" height="200" fill="${s.gradient(['#B32A14', '#E2503A', '#D23A22', '#A8220F', '#6E1208'], 'across')}"/>${coarse(s, 76, 118, 244, 300, 110)}<path d="${oval(160, 116, 80, 15)}" fill="#F07A3C"/>${coarse(s, 96, 106, 224, 126, 14)}`;
  return `${glass(s, outline, paste, '#F6E9E0')}${label}${s.glint(90, 210, 5, 78, 0, 0.75)}`;
}

/** A jar of sambal with a wood-coloured lid. */
export function sambalJar(): string {
  const s = createSketch(711);
  const label = `<path d="${band(body, 158, 244)}" fill="${s.gradient(['#E8D9B4', '#FFFBEE', '#FFF8E4', '#EBDDB8', '#C0AA7C'], 'across')}"/><path d="${band(body, 158, 166)}" fill="#9C1C0E"/><path d="${band(body, 237, 244)}" fill="#9C1C0E"/>${productLabel('sambal-tumis', { surface: around(body), box: [92, 169, 222, 234], ink: '#6E1208', accent: '#B3220F', paper: '#FFF8E4' })}`;
  return s.svg(`${filled(s, label)}${lid(s, { cx: 160, rx: 90, ry: 21 }, 50, 44, ['#A47850', '#6E4A2E', '#33200F'])}`);
}

/** The jar from behind, with a plain list of ingredients. */
export function sambalJarBack(): string {
  const s = createSketch(712);
  const label = `<path d="${patch(body, 104, 216, 150, 246)}" fill="#FFF8E4"/>${[166, 182, 196, 210, 224, 238].map((y, i) => `<rect x="118" y="${y + 14}" width="${[62, 84, 76, 82, 58, 30][i]}" height="6" rx="3" fill="#6E1208" opacity="${i ? 0.35 : 0.85}"/>`).join('')}`;
  return s.svg(`${filled(s, label)}${lid(s, { cx: 160, rx: 90, ry: 21 }, 50, 44, ['#A47850', '#6E4A2E', '#33200F'])}`);
}

/** A bowl of sambal with anchovies in it. */
export function sambalBowl(): string {
  const s = createSketch(713);
  const top = oval(160, 164, 100, 29);
  const fish = ([[110, 160, 20], [150, 172, -14], [196, 162, 34], [214, 174, -30], [136, 152, 60], [176, 150, -8]] as const).map(([x, y, turn]) => anchovy(s, x, y, turn, 1.25)).join('');
  return s.svg(bowlOf(s, ['#FDFBF4', '#E9E2D0', '#A89C82'], ['#EE5A38', '#C22E18', '#7A1208'], `${s.within(top, coarse(s, 60, 138, 260, 194, 80))}${s.solid('M76 164C86 132 126 122 160 124S232 134 244 164C226 186 94 188 76 164Z', ['#F26A44', '#CC321C', '#8A140A'], { depth: 10, inside: coarse(s, 70, 120, 250, 190, 60) })}${fish}${s.glint(116, 140, 16, 5, -16, 0.6)}`));
}

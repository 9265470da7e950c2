import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { band, barrel, patch, vessel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const round = { cx: 160, rx: 66, ry: 11 };
const outline = vessel({ cx: 160, neck: 21, body: 66, top: 50, shoulder: [88, 158], bottom: 306, foot: 20 });

function bottle(s: Sketch, label: string): string {
  const cap = { cx: 160, rx: 25, ry: 6 };
  const ridges = [-18, -12, -6, 0, 6, 12, 18].map((x) => `M${160 + x} 24V50`).join('');
  return `<path d="${outline}" fill="${s.gradient(['#3A1A0C', '#6E3A20', '#7E4628', '#4E2612', '#34170A', '#241006', '#180802', '#2E1408'], 'across')}"/>${s.within(outline, s.soft(7, '<path d="M212 140Q226 220 214 310" stroke="#B8693A" stroke-width="7" fill="none" opacity=".55"/>'))}${s.soft(3, '<path d="M110 168C112 142 148 118 150 84" stroke="#fff" stroke-width="8" opacity=".55" fill="none" stroke-linecap="round"/>')}${label}
<path d="${wall({ cx: 160, rx: 27, ry: 6 }, 54, 62)}" fill="${barrel(s, ['#D8442E', '#A8240F', '#5E0E04'])}"/><path d="${wall(cap, 18, 52)}" fill="${barrel(s, ['#F4694C', '#C8301A', '#741006'])}"/><path d="${ridges}" stroke="#741006" stroke-width="2" opacity=".4"/><ellipse cx="160" cy="18" rx="25" ry="6" fill="#F58A6E"/><ellipse cx="160" cy="18.500" rx="19" ry="4" fill="#DA482E"/>${s.glint(148, 36, 2.5, 11, 0, 0.7)}${s.glint(105, 230, 4, 62, 0, 0.5)}`;
}

/** A bottle of thick sweet soy sauce. */
export function kicapBottle(): string {
  const s = createSketch(721);
  const paper = s.gradient(['#C4902E', '#F6D478', '#FFEDB8', '#F4CE70', '#DBA63E', '#A87218'], 'across');
  const label = `<path d="${band(round, 156, 262)}" fill="${paper}"/><path d="${band(round, 156, 165)}" fill="${barrel(s, ['#D8402A', '#A9210F', '#6A1006'])}"/><path d="${band(round, 252, 262)}" fill="${barrel(s, ['#D8402A', '#A9210F', '#6A1006'])}"/>${productLabel('kicap-manis', { surface: around(round), box: [114, 168, 204, 249], ink: '#3A1608', accent: '#A9210F', paper: '#FFE9B0' })}<path d="${patch({ cx: 160, rx: 22, ry: 4 }, 139, 181, 92, 106)}" fill="#F4CE70"/>`;
  return s.svg(bottle(s, label));
}

/** The bottle from behind. */
export function kicapBottleBack(): string {
  const s = createSketch(722);
  const lines = [186, 202, 213, 224, 235].map((y, i) => `<rect x="118" y="${y + 8}" width="${[46, 72, 64, 70, 34][i]}" height="${i ? 4.5 : 7}" rx="2.200" fill="#5A2A10" opacity="${i ? 0.4 : 0.9}"/>`).join('');
  return s.svg(bottle(s, `<path d="${patch(round, 106, 204, 172, 258)}" fill="${s.gradient(['#FFEDB8', '#F0C868'])}"/>${lines}<rect x="160" y="254" width="32" height="10" rx="2" fill="#A9210F"/>`));
}

/** Two bulbs of garlic. */
export function garlic(): string {
  const s = createSketch(723);
  const bulb = (x: number, y: number, k: number): string => {
    const at = `translate(${x} ${y}) scale(${k})`;
    const skin = 'M-6 -96C-8 -66 -14 -54 -34 -42C-76 -18 -84 34 -46 56C-26 68 26 68 46 56C84 34 76 -18 34 -42C16 -54 10 -66 10 -98Z';
    return `${s.solid(skin, ['#FFFDF8', '#F1E4DC', '#B99AA0'], { depth: 16, transform: at, inside: '<g fill="none" stroke="#B88A9C" opacity=".5" stroke-width="3"><path d="M0 -60C-26 -30 -30 20 -18 62M4 -60C28 -30 32 20 20 62M0 -50C-60 -30 -74 20 -44 54M4 -50C62 -30 74 20 46 54"/></g><path d="M-60 -6C-40 -20 -30 40 -40 56" stroke="#C79AB2" stroke-width="9" fill="none" opacity=".28"/>' })}<g transform="${at}"><path d="M-18 62q18 10 36 0" stroke="#A68A6A" stroke-width="6" fill="none" stroke-linecap="round"/></g>${s.glint(x - 34 * k, y - 2 * k, 7 * k, 22 * k, 12, 0.8)}`;
  };
  return s.svg(`${bulb(214, 150, 0.84)}${s.soft(7, '<ellipse cx="160" cy="214" rx="40" ry="26" fill="#3A2420" opacity=".3"/>')}${bulb(112, 190, 1.05)}`);
}

/** A dipping saucer of kicap with cut chillies. */
export function kicapSaucer(): string {
  const s = createSketch(724);
  const rings = ([[120, 172, '#D6281C'], [148, 182, '#4E9E3C'], [190, 170, '#D6281C'], [210, 182, '#D6281C'], [168, 164, '#4E9E3C'], [98, 182, '#D6281C']] as const)
    .map(([x, y, ink]) => `<ellipse cx="${x + 2}" cy="${y + 4}" rx="14" ry="7" fill="#0A0200" opacity=".5"/><ellipse cx="${x}" cy="${y}" rx="13" ry="7" fill="none" stroke="${ink}" stroke-width="5"/><ellipse cx="${x - 3}" cy="${y - 4}" rx="5" ry="1.600" fill="#fff" opacity=".6"/><circle cx="${x + 2}" cy="${y + 1}" r="2" fill="#FFEFB8"/>`)
    .join('');
  return s.svg(`${s.solid('M22 168C30 224 90 252 160 252S290 224 298 168Z', ['#FFFFFF', '#E9EEF2', '#9CA9B6'], { depth: 14 })}<path d="M40 206Q160 262 280 206" stroke="#2F5E94" stroke-width="5" fill="none" opacity=".75"/><path d="${oval(160, 168, 139, 46)}" fill="#FFFFFF"/><path d="${oval(160, 170, 128, 39)}" fill="#BAC4CE"/>${s.solid(oval(160, 176, 112, 30), ['#7A4224', '#2E1206', '#120400'], { depth: 10 })}${s.glint(112, 160, 34, 5, -6, 0.5)}${rings}`);
}

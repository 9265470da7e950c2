import { createSketch, oval, smooth, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { patch } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

/** A thick kopitiam cup with green flowers, on its saucer. */
export function kopiCup(): string {
  const s = createSketch(601);
  const cup = 'M62 112H236C236 176 214 230 184 244H114C84 230 62 176 62 112Z';
  const flower = (x: number, y: number, k: number): string => `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0C-16 -4 -22 -18 -14 -26C-4 -28 0 -14 0 0C4 -14 14 -24 22 -18C26 -8 14 0 0 0C14 6 18 18 10 24C0 26 -2 12 0 0C-8 12 -20 16 -24 8C-22 0 -12 -2 0 0Z" fill="#2F8A66"/><circle r="4.500" fill="#D6402C"/><path d="M2 22q14 22 34 22q-2 -18 -34 -22ZM-4 22q-14 18 -32 16q4 -16 32 -16Z" fill="#2F8A66" opacity=".85"/></g>`;
  return s.svg(`<path d="${oval(152, 262, 132, 30)}" fill="#B4B9B4"/>${s.solid(oval(152, 256, 133, 30), ['#FFFFFF', '#F4F5F0', '#C4C9C2'], { depth: 8 })}<path d="${oval(152, 256, 118, 24)}" fill="none" stroke="#2F8A66" stroke-width="3.500"/>${s.soft(5, '<ellipse cx="158" cy="254" rx="66" ry="12" fill="#1E2A22" opacity=".4"/>')}
<path d="M228 136C276 128 290 164 268 188C254 204 226 208 212 204" stroke="#C4C9C2" stroke-width="21" fill="none" stroke-linecap="round"/><path d="M228 135C272 128 286 162 265 186C252 200 226 206 212 202" stroke="#F8F9F5" stroke-width="16" fill="none" stroke-linecap="round"/>
${s.solid(cup, ['#FFFFFF', '#F6F6F1', '#BFC5BE'], { depth: 20, inside: flower(132, 176, 1.25) + flower(204, 168, 0.8) + flower(80, 156, 0.6) })}<path d="M66 136Q149 156 232 136" stroke="#2F8A66" stroke-width="4" fill="none"/><path d="${oval(149, 112, 88, 24)}" fill="#FFFFFF"/><path d="${oval(149, 114, 80, 19)}" fill="#D9DDD6"/>${s.solid(oval(149, 117, 76, 16), ['#8A5430', '#4A2410', '#1E0A02'], { depth: 6 })}<path d="M92 116q30 -14 66 -8" stroke="#D9A066" stroke-width="4" fill="none" opacity=".7" stroke-linecap="round"/>${s.glint(92, 168, 7, 36, 8, 0.9)}`);
}

/** A glass mug of teh tarik with froth on top. */
export function tehTarik(): string {
  const s = createSketch(602);
  const glass = 'M78 66H226L218 284Q216 300 202 300H102Q88 300 86 284Z';
  const bubbles = Array.from({ length: 60 }, () => `<circle cx="${84 + s.random() * 136}" cy="${74 + s.random() * 38}" r="${2 + s.random() * 6}" fill="#fff" opacity="${0.25 + s.random() * 0.4}"/>`).join('');
  return s.svg(`<path d="M218 116C268 108 284 150 280 186C276 226 246 240 214 236" stroke="#BFD2DA" stroke-width="18" fill="none" stroke-linecap="round" opacity=".85"/><path d="M218 114C264 108 279 150 275 184C271 220 244 234 214 231" stroke="#fff" stroke-width="6" fill="none" stroke-linecap="round" opacity=".8"/>
<path d="${glass}" fill="#E3EEF2" opacity=".7"/>${s.solid('M86 104H218L212 276Q210 288 200 288H104Q94 288 92 276Z', ['#F2BE86', '#CE8648', '#8A4A1E'], { depth: 18 })}${s.solid('M82 112C78 76 104 54 152 54S226 76 222 112Q152 136 82 112Z', ['#FFF9EC', '#F6E2C2', '#D2AE7E'], { depth: 14, inside: bubbles })}<path d="M84 112L94 280" stroke="#fff" stroke-width="6" opacity=".7"/><path d="${oval(152, 66, 74, 13)}" fill="none" stroke="#fff" stroke-width="3" opacity=".5"/>${s.glint(114, 200, 6, 66, -2, 0.8)}`);
}

/** Kaya toast: two crisp slices with kaya and cold butter in between. */
export function kayaToast(): string {
  const s = createSketch(603);
  const toast = (y: number, tones: readonly [string, string, string]): string => {
    const top = `M24 ${y}L150 ${y - 44}L296 ${y - 6}L168 ${y + 46}Z`;
    const marks = Array.from({ length: 5 }, (_, i) => `<path d="M${58 + i * 38} ${y + 14 - i * 2}L${150 + i * 30} ${y - 34 + i * 6}" stroke="#7A3A10" stroke-width="7" opacity=".3" stroke-linecap="round"/>`).join('');
    return `<path d="M24 ${y}L168 ${y + 46}V${y + 68}L24 ${y + 22}Z" fill="${s.gradient(['#F2CB88', '#D9A050'], 'down')}"/><path d="M168 ${y + 46}L296 ${y - 6}V${y + 16}L168 ${y + 68}Z" fill="${s.gradient(['#CE9448', '#9A5E22'], 'down')}"/>${s.solid(top, tones, { depth: 10, inside: marks })}<path d="M24 ${y}L168 ${y + 46}L296 ${y - 6}" stroke="#8A4A16" stroke-width="3.500" fill="none" opacity=".6" stroke-linejoin="round"/>`;
  };
  return s.svg(`${toast(216, ['#F7D9A0', '#E3B062', '#A86E2C'])}<path d="M22 204L168 250L298 198L298 212C282 226 276 212 262 224C246 238 236 226 220 240C204 252 190 246 168 268C150 254 132 256 112 246C90 240 70 236 22 220Z" fill="${s.gradient(['#C9D46A', '#93AC3E', '#5E7E22'], 'down')}"/><path d="M40 196L168 236L284 192V204L168 248L40 208Z" fill="${s.gradient(['#FFF3B4', '#F2CE5A'], 'down')}"/>${toast(168, ['#F9DDA6', '#E0A856', '#A0622A'])}`);
}

/** A tall tin of kopi with a red band. */
export function kopiTin(): string {
  const s = createSketch(604);
  const tin = { cx: 160, rx: 96, ry: 16 };
  const outline = 'M70 84V272C70 290 110 304 160 304S250 290 250 272V84Z';
  const bands = `<path d="M60 116C100 134 220 134 260 116v9c-40 18-160 18-200 0ZM60 246C100 266 220 266 260 246v7c-40 20-160 20-200 0Z" fill="#F6DB98"/><path d="${patch(tin, 92, 216, 126, 226)}" fill="#FFF6E0"/>${productLabel('kopi-o-kampung', { surface: around(tin), box: [99, 131, 209, 221], ink: '#7A1408', accent: '#A92A18', paper: '#FFF6E0' })}`;
  return s.svg(`${s.solid(outline, ['#EE6A4C', '#BE2E1C', '#6C120A'], { depth: 22, inside: bands })}${s.solid('M64 62V90C64 106 106 118 160 118S256 106 256 90V62Z', ['#FFFAEC', '#DCCBA2', '#8E7A52'], { depth: 10 })}<path d="${oval(160, 62, 96, 27)}" fill="#FBF4E2"/><path d="${oval(160, 63, 80, 20)}" fill="#CDBB92"/><path d="${oval(156, 66, 74, 16)}" fill="#EFE4CA"/>${s.glint(86, 196, 5, 60, 0, 0.6)}`);
}

/** Two soft-boiled eggs in a dish, with soy and pepper. */
export function softEggs(): string {
  const s = createSketch(605);
  const yolk = (x: number, y: number): string => `${s.solid(oval(x, y, 32, 20), ['#FFD24A', '#F59C1A', '#C2640A'], { depth: 8 })}${s.glint(x - 9, y - 8, 9, 4, -14, 0.9)}`;
  const pepper = Array.from({ length: 40 }, () => `<circle cx="${80 + s.random() * 160}" cy="${168 + s.random() * 44}" r="1.600" fill="#3A2412" opacity=".7"/>`).join('');
  return s.svg(`${s.solid('M30 190C34 250 90 276 160 276S286 250 290 190Z', ['#FFFFFF', '#EDF0EC', '#B2B9B2'], { depth: 14 })}<path d="${oval(160, 190, 131, 48)}" fill="#FFFFFF"/><path d="${oval(160, 193, 120, 40)}" fill="#CBD1CA"/>${s.solid(smooth([[56, 194], [90, 164], [150, 160], [220, 164], [264, 190], [230, 220], [160, 228], [88, 220]]), ['#FFFFFF', '#F8F5EC', '#D6CDB8'], { depth: 8 })}<path d="M74 208Q150 232 240 208" stroke="#6A3A12" stroke-width="9" fill="none" opacity=".45"/>${yolk(124, 186)}${yolk(198, 188)}${pepper}`);
}

function husk(s: Sketch): string {
  return Array.from({ length: 150 }, () => {
    const a = s.random() * 6.283;
    const r = 60 + s.random() * 60;
    const x = 164 + Math.cos(a) * r;
    const y = 174 + Math.sin(a) * r;
    return `<path d="M${x} ${y}l${(s.random() - 0.5) * 22} ${(s.random() - 0.5) * 22}" stroke="${s.random() > 0.5 ? '#C79A62' : '#4A2E14'}" stroke-width="2" opacity=".6"/>`;
  }).join('');
}

/** Half a coconut with its white flesh. */
export function coconutHalf(): string {
  const s = createSketch(606);
  return s.svg(`${s.solid(oval(164, 174, 122, 120), ['#A87446', '#6E4422', '#341C0A'], { depth: 16, inside: husk(s) })}<path d="${oval(156, 166, 108, 106)}" fill="#4A2C14"/>${s.solid(oval(155, 165, 103, 101), ['#FFFFFF', '#F8F5EC', '#D9D0BC'], { depth: 8 })}${s.solid(oval(158, 168, 76, 74), ['#C6BFAE', '#EAE5D8', '#FFFFFF'], { depth: 14 })}${s.glint(104, 110, 24, 8, -42, 0.8)}`);
}

import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { band, barrel, glass, lid, patch, vessel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

/** A tall tumbler with a drink, optionally with ice cubes. */
function tumbler(s: Sketch, drink: Tones, { level = 96, ice = 0, foam = '' }: { level?: number; ice?: number; foam?: string } = {}): string {
  const shell = 'M92 44H228L214 284Q212 302 196 302H124Q108 302 106 284Z';
  const rx = 66 - (level - 44) * 0.058;
  const inner = `M${160 - rx + 3} ${level}H${160 + rx - 3}L207 276Q205 290 194 290H126Q115 290 113 276Z`;
  const cubes = Array.from({ length: ice }, (_, i) => {
    const x = 128 + (i % 2) * 52 + s.random() * 12;
    const y = level + 6 + Math.floor(i / 2) * 40 + s.random() * 10;
    return `<g transform="rotate(${(s.random() * 50 - 25).toFixed(0)} ${x} ${y})" opacity=".7"><rect x="${x - 20}" y="${y - 18}" width="40" height="38" rx="8" fill="#fff" opacity=".34"/><path d="M${x - 14} ${y + 12}V${y - 12}H${x + 10}" stroke="#fff" stroke-width="4" fill="none" opacity=".9" stroke-linecap="round"/></g>`;
  }).join('');
  return `<path d="${shell}" fill="#EAF3F6" opacity=".72"/>${s.solid(inner, drink, { depth: 18, inside: cubes })}<path d="${oval(160, level, rx - 3, 13)}" fill="${drink[0]}"/><path d="${oval(160, level + 1, rx - 9, 9)}" fill="${drink[1]}" opacity=".55"/>${foam}<path d="${oval(160, 44, 68, 14)}" fill="#fff" opacity=".3"/><path d="${oval(160, 44, 67, 14)}" fill="none" stroke="#fff" stroke-width="4" opacity=".9"/><path d="M98 56L113 284" stroke="#fff" stroke-width="6" opacity=".8" stroke-linecap="round"/><path d="M222 56L208 284" stroke="#7E9AA8" stroke-width="4" opacity=".5"/>${s.glint(128, 190, 5, 66, -3, 0.7)}`;
}

const syrup = vessel({ cx: 160, neck: 24, body: 54, top: 52, shoulder: [84, 142], bottom: 306, foot: 16 });
const syrupRound = { cx: 160, rx: 54, ry: 9 };

/** A slim bottle of rose syrup with a gilt cap. */
export function roseSyrup(): string {
  const s = createSketch(781);
  const contents = `<path d="M100 78H220V310H100Z" fill="${s.gradient(['#A80E34', '#E8416A', '#F2567C', '#D62656', '#A80E3A', '#7A0426'], 'across')}"/><path d="${oval(160, 80, 24, 5)}" fill="#FF8AA6"/>`;
  const label = `<path d="${band(syrupRound, 168, 268)}" fill="${s.gradient(['#EBD3D0', '#FFF7F3', '#FFF1EC', '#EFD2CC', '#C79E9C'], 'across')}"/><path d="${band(syrupRound, 172, 176)}" fill="#C79A4A"/><path d="${band(syrupRound, 260, 264)}" fill="#C79A4A"/>${productLabel('sirap-bandung', { surface: around(syrupRound), box: [115, 180, 199, 256], ink: '#7A0426', accent: '#C22050', paper: '#FFF7F3' })}`;
  return s.svg(`${glass(s, syrup, contents, '#FBE6EA')}${label}${s.glint(114, 160, 4, 20, 8, 0.8)}${s.glint(113, 220, 3, 44, 0, 0.7)}<path d="${wall({ cx: 160, rx: 27, ry: 6 }, 56, 64)}" fill="${barrel(s, ['#FFE9A8', '#CF9F46', '#7E5A1C'])}"/>${lid(s, { cx: 160, rx: 26, ry: 7 }, 20, 34, ['#FFF0C0', '#D6A84E', '#825C1E'], 12)}`);
}

/** A tumbler of bandung: rose syrup in milk over ice. */
export function bandungGlass(): string {
  const s = createSketch(782);
  return s.svg(tumbler(s, ['#FFD3DC', '#F79AB0', '#C95C7A'], { level: 88, ice: 4, foam: '<ellipse cx="144" cy="86" rx="22" ry="5" fill="#fff" opacity=".6"/>' }));
}

/** A red rose with two leaves. */
export function rose(): string {
  const s = createSketch(783);
  const tones: Tones = ['#FF8A9E', '#D8284C', '#7E0622'];
  const petal = (d: string): string => s.solid(d, tones, { depth: 9 });
  return s.svg(`${s.solid('M96 236C60 214 30 226 10 262C46 280 88 272 112 250Z', ['#9CCB58', '#4E8E3E', '#1E5426'], { depth: 8 })}${s.solid('M214 240C250 214 284 222 308 254C276 276 236 272 206 254Z', ['#9CCB58', '#4E8E3E', '#1E5426'], { depth: 8 })}${petal('M60 170C40 120 84 76 130 92C190 70 262 92 266 160C282 220 226 270 160 266C96 270 48 224 60 170Z')}${petal('M78 140C96 92 160 84 196 108C182 150 128 176 84 196C72 180 70 158 78 140Z')}${petal('M254 148C230 104 168 104 148 140C160 182 210 204 246 204C260 188 262 166 254 148Z')}${petal('M110 224C92 190 120 156 166 156C214 158 236 190 220 226C190 254 136 254 110 224Z')}${petal('M124 150C130 116 190 112 204 146C204 178 180 196 162 196C142 194 126 178 124 150Z')}${petal('M144 142C152 124 182 126 188 146C186 164 174 172 164 172C152 170 144 158 144 142Z')}<path d="M156 146C160 138 174 140 176 150C174 158 166 160 164 154" stroke="#7E0622" stroke-width="4" fill="none" stroke-linecap="round"/>`);
}

const soyShape = vessel({ cx: 160, neck: 36, body: 72, top: 58, shoulder: [82, 156], bottom: 306, foot: 24 });

/** A wide-necked glass bottle of soy milk with a paper seal. */
export function soyBottle(): string {
  const s = createSketch(784);
  const round = { cx: 160, rx: 72, ry: 13 };
  const contents = `<path d="M80 84H240V310H80Z" fill="${s.gradient(['#D8C9A4', '#FBF3DC', '#F8EED2', '#E6D6AC', '#BCA676'], 'across')}"/><path d="${oval(160, 86, 36, 7)}" fill="#FFFBEE"/>`;
  const label = `<path d="${patch(round, 104, 208, 176, 262)}" fill="${s.gradient(['#6E9A5A', '#4E7E42', '#345E30'])}"/><ellipse cx="178" cy="252" rx="13" ry="10" fill="#F4E2B0" transform="rotate(-16 178 252)"/><ellipse cx="192" cy="262" rx="10" ry="8" fill="#E9CF90" transform="rotate(20 192 262)"/>${productLabel('soy-milk', { surface: around(round), box: [110, 178, 203, 250], ink: '#FFF8E0', accent: '#F4E2B0', paper: '#345E30' })}`;
  return s.svg(`${glass(s, soyShape, contents, '#F2F0E4')}${label}${s.glint(98, 220, 5, 56, 0, 0.85)}<path d="${wall({ cx: 160, rx: 40, ry: 8 }, 58, 70)}" fill="${barrel(s, ['#F6F4EC', '#CFCABC', '#8E8874'])}"/>${s.solid('M112 44C130 30 190 30 208 44C210 60 214 72 218 82C206 88 200 80 188 86C178 90 170 82 160 86C148 90 142 82 130 86C120 88 112 82 102 82C108 70 110 58 112 44Z', ['#FFFDF4', '#E9DDC0', '#B5A27A'], { depth: 8 })}<path d="M114 64Q160 78 206 64" stroke="#4E7E42" stroke-width="6" fill="none"/>`);
}

/** A tumbler of soy milk. */
export function soyGlass(): string {
  const s = createSketch(785);
  return s.svg(tumbler(s, ['#FFFBEE', '#F4E8CA', '#C4B184'], { level: 80, foam: '<ellipse cx="142" cy="78" rx="20" ry="4" fill="#fff" opacity=".8"/>' }));
}

/** A can of coconut water. */
export function coconutCan(): string {
  const s = createSketch(786);
  return s.svg(canShapes(s));
}

function canShapes(s: Sketch): string {
  const round = { cx: 160, rx: 66, ry: 16 };
  const steel: Tones = ['#FFFFFF', '#C6CED2', '#6E7A82'];
  const skin = wall(round, 62, 274);
  const wave = `<path d="M90 214C120 190 144 226 172 206S214 196 232 208V310H90Z" fill="#4FB3A4"/><path d="M90 238C120 216 144 250 172 232S214 224 232 236V310H90Z" fill="#1F7E78"/>`;
  const shade = `<path d="${skin}" fill="${s.gradient(['#1A4A48', '#FFFFFF', '#FFFFFF', '#9AB8B4', '#0E3A3A', '#041E1E'], 'across')}" opacity=".2"/>`;
  return `<path d="${wall({ ...round, rx: 58, ry: 14 }, 268, 290)}" fill="${barrel(s, steel)}"/><path d="${skin}" fill="${barrel(s, ['#FFFFFF', '#F0F5F1', '#B4C6C2'])}"/>${s.within(skin, `${wave}${printed('palm', 154, 108, 0.8, '#1F7E78', '#fff')}${productLabel('coconut-water', { surface: around(round), box: [108, 120, 204, 184], ink: '#0B4A48', accent: '#1F7E78', without: ['net', 'kind'] })}${shade}`)}<path d="${wall({ ...round, rx: 60, ry: 14 }, 48, 66)}" fill="${barrel(s, steel)}"/><path d="${oval(160, 48, 60, 15)}" fill="${barrel(s, steel)}"/><path d="${oval(160, 49, 53, 11)}" fill="${s.gradient(['#9AA6AE', '#DDE4E8', '#F6F9FA'])}"/><ellipse cx="164" cy="46" rx="16" ry="5" fill="none" stroke="#7E8A92" stroke-width="4"/><ellipse cx="140" cy="53" rx="15" ry="4" fill="#A8B4BC"/>${s.glint(112, 170, 5, 78, 0, 0.9)}`;
}

/** A tumbler of coconut water. */
export function coconutGlass(): string {
  const s = createSketch(787);
  return s.svg(tumbler(s, ['#FAFDFA', '#E2EDE6', '#A9C0B8'], { level: 84, ice: 4 }));
}

/** A tumbler of lime juice with a slice of lime. */
export function limeGlass(): string {
  const s = createSketch(788);
  const slice = `<g transform="translate(214 52) rotate(14)"><circle r="40" fill="#7EA83A"/><circle r="36" fill="#F2F0C0"/>${Array.from({ length: 8 }, (_, i) => `<path d="M0 -4L-11 -28Q0 -36 11 -28Z" fill="#E9C23A" transform="rotate(${i * 45})"/>`).join('')}</g>`;
  return s.svg(`${slice}${tumbler(s, ['#FFF4B0', '#F2CE52', '#B8901E'], { level: 92, ice: 4 })}`);
}

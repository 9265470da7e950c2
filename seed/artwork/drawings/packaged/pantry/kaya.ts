import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { glass, patch, vessel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { around } from '#seed/artwork/labels/surfaces.ts';

const outline = vessel({ cx: 160, neck: 70, body: 96, top: 96, shoulder: [100, 156], bottom: 300, foot: 44 });
const round = { cx: 160, rx: 96, ry: 20 };

function curd(s: Sketch, level: number): string {
  const swirls = Array.from({ length: 16 }, () => {
    const x = 70 + s.random() * 150;
    const y = level + 14 + s.random() * (290 - level);
    return `<path d="M${x} ${y}q${14 + s.random() * 16} ${-9 - s.random() * 6} ${34 + s.random() * 20} 1" stroke="${s.random() > 0.5 ? '#E3EBA0' : '#6E8A26'}" stroke-width="4" fill="none" opacity=".35" stroke-linecap="round"/>`;
  }).join('');
  return `<rect x="56" y="${level}" width="208" height="${310 - level}" fill="${s.gradient(['#8DA63A', '#C4D268', '#B2C254', '#93AA40', '#67822A'], 'across')}"/>${swirls}<path d="${oval(160, level + 2, 84, 14)}" fill="#D6DF8C"/>`;
}

function label(s: Sketch): string {
  return `<path d="${patch(round, 90, 228, 166, 262)}" fill="${s.gradient(['#FFFEF4', '#FBF6E2', '#E0D6B4'], 'across')}"/><path d="${patch(round, 95, 223, 171, 257)}" fill="none" stroke="#3F7A3A" stroke-width="2.500"/>${productLabel('kaya-pandan', { surface: around(round), box: [103, 176, 215, 252], ink: '#2C5A2A', accent: '#3F8A42', paper: '#FFFEF4' })}`;
}

/** A jar of pandan kaya under a checked cloth that is tied with twine. */
export function kayaJar(): string {
  const s = createSketch(741);
  const cloth = 'M82 66C96 44 224 44 238 66C250 88 250 104 266 128C252 138 244 126 232 136C220 144 210 130 196 140C182 148 172 134 160 142C148 150 138 134 124 140C110 146 102 130 88 136C76 140 66 138 54 128C70 104 70 88 82 66Z';
  const checks = [60, 84, 108, 132, 156, 180, 204, 228, 252].map((x) => `<path d="M${160 + (x - 156) * 0.74} 40Q${x} 90 ${156 + (x - 156) * 1.2} 150" stroke="#4E9A58" stroke-width="11" fill="none" opacity=".42"/>`).join('') + [58, 82, 106, 130].map((y) => `<path d="M44 ${y + 8}Q160 ${y + 34} 276 ${y + 8}" stroke="#4E9A58" stroke-width="11" fill="none" opacity=".42"/>`).join('');
  const twine = `<path d="M80 96Q160 122 240 96" stroke="#8A6230" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M80 94Q160 120 240 94" stroke="#E3BE82" stroke-width="4" fill="none" stroke-dasharray="5 3"/><path d="M172 112C190 96 206 104 196 114C190 120 180 116 172 113C158 98 142 102 148 114C152 120 164 116 172 113C178 128 186 138 190 148M172 113C166 128 162 136 154 146" stroke="#D2A868" stroke-width="4.500" fill="none" stroke-linecap="round"/>`;
  const folds = s.soft(3, '<path d="M100 104L90 136M132 114L126 140M196 114L202 138M224 106L236 134" stroke="#1E4A26" stroke-width="7" opacity=".3"/><path d="M114 108L108 138M152 116V142M214 110L220 136" stroke="#fff" stroke-width="6" opacity=".5"/>');
  return s.svg(`${glass(s, outline, curd(s, 128), '#F2F5E2')}${label(s)}${s.glint(76, 214, 6, 56, 0, 0.75)}${s.solid(cloth, ['#FFFFFF', '#F2F6EA', '#AEBFA2'], { depth: 14, inside: checks })}${folds}${twine}`);
}

/** The open jar with some kaya missing. */
export function kayaJarOpen(): string {
  const s = createSketch(742);
  return s.svg(`${glass(s, outline, curd(s, 158), '#F2F5E2')}${label(s)}${s.glint(76, 214, 6, 56, 0, 0.75)}<path d="M88 92V108Q160 128 232 108V92Z" fill="#E6ECE2" opacity=".85"/><path d="M88 100Q160 120 232 100" stroke="#fff" stroke-width="3" fill="none"/><path d="${oval(160, 92, 72, 17)}" fill="#C9D2C4" opacity=".8"/><path d="${oval(160, 92, 72, 17)}" fill="none" stroke="#fff" stroke-width="5"/>`);
}

/** A knot of pandan leaves. */
export function pandanKnot(): string {
  const s = createSketch(743);
  const blade = (d: string): string => s.solid(d, ['#8CCB62', '#3F8E3E', '#17501F'], { depth: 8 });
  return s.svg(`${blade('M150 196C110 150 70 110 14 92C60 84 130 120 186 180Z')}${blade('M168 190C200 140 250 96 308 92C276 116 230 160 200 214Z')}${blade('M150 200C100 210 60 236 22 270C80 262 140 250 186 216Z')}${blade('M176 206C220 216 262 236 296 272C240 264 190 250 152 220Z')}${s.soft(5, '<ellipse cx="166" cy="204" rx="52" ry="30" fill="#0A2A10" opacity=".4"/>')}${blade('M118 204C118 160 206 152 216 196C222 228 190 246 162 240C130 236 116 222 118 204Z')}<path d="M126 196Q166 168 208 190M124 214Q166 196 214 208M134 228Q168 214 206 224" stroke="#C6EBA0" stroke-width="2.500" fill="none" opacity=".6"/><path d="M34 96Q110 126 156 184M290 102Q230 144 194 194M44 260Q110 238 150 218M276 260Q220 240 184 220" stroke="#D2F0A8" stroke-width="2.500" fill="none" opacity=".55"/>`);
}

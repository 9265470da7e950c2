import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold, moulded, openPot } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { barrel, glass, lid, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

const rouge: Tones = ['#F2786E', '#C42E3A', '#6E0C1E'];
const ebony: Tones = ['#7E5A62', '#3A1E28', '#12060C'];

/** The satin lipstick, wound up out of its fluted gilt sleeve. */
export function lipstick(): string {
  const s = createSketch(841);
  const bullet = 'M136 172V92C136 66 164 40 184 34V172Z';
  const flutes = Array.from({ length: 9 }, (_, i) => `<path d="M${130 + i * 7.6} 168V206" stroke="#7E561A" stroke-width="2" opacity=".35"/>`).join('');
  return s.svg(`<path d="${bullet}" fill="${barrel(s, rouge)}"/><path d="M136 92C136 66 164 40 184 34C186 58 170 92 136 104Z" fill="${s.gradient(['#FF9A8C', '#D8444C', '#B02432'])}"/>${s.glint(150, 128, 4, 34, 0, 0.65)}<path d="${wall({ cx: 160, rx: 36, ry: 7 }, 160, 214)}" fill="${barrel(s, gold)}"/>${flutes}<path d="${wall({ cx: 160, rx: 50, ry: 10 }, 212, 298)}" fill="${barrel(s, ebony)}"/><path d="${oval(160, 212, 50, 10)}" fill="${s.gradient(['#8A646C', '#3A1E28'])}"/><path d="M110 226A50 10 0 0 0 210 226V234A50 10 0 0 1 110 234Z" fill="${barrel(s, gold)}"/>${s.glint(122, 266, 3, 22, 0, 0.7)}`);
}

/** The sleeve's cap, standing. */
export function lipstickCap(): string {
  const s = createSketch(842);
  return s.svg(`${lid(s, { cx: 160, rx: 66, ry: 16 }, 70, 220, ebony, 0)}<path d="M94 262A66 16 0 0 0 226 262V274A66 16 0 0 1 94 274Z" fill="${barrel(s, gold)}"/><circle cx="156" cy="176" r="20" fill="none" stroke="#D6A84E" stroke-width="3"/>${printed('rose', 156, 176, 0.5, '#D6A84E', '#3A1E28')}`);
}

/** A smear of colour made by a finger. */
function smear(colors: Tones, seed: number): string {
  const s = createSketch(seed);
  const shape = 'M16 186C18 148 56 128 104 136C160 144 220 122 296 118C308 126 286 134 304 142C290 152 304 158 284 166C300 174 262 178 268 186C210 194 150 226 84 226C40 228 16 214 16 186Z';
  const streaks = Array.from({ length: 12 }, (_, i) => `<path d="M${30 + i * 4} ${150 + i * 6}Q160 ${134 + i * 6} ${296 - i * 3} ${134 + i * 5}" stroke="${i % 2 ? colors[0] : colors[2]}" stroke-width="2" fill="none" opacity=".22"/>`).join('');
  return s.svg(`${s.solid(shape, colors, { depth: 12, inside: streaks })}${s.glint(100, 160, 40, 5, -8, 0.5)}`);
}

/** A smear of the satin lipstick's red. */
export function rougeSmear(): string {
  return smear(rouge, 843);
}

const terracotta: Tones = ['#E29A84', '#AC5340', '#5A2016'];

/** A smear of the matte lip colour's brick red. */
export function brickSmear(): string {
  return smear(terracotta, 844);
}

function mattTube(s: Sketch, closed: boolean): string {
  const tube = 'M126 150H194V290Q194 304 180 304H140Q126 304 126 290Z';
  const neck = closed ? '' : `<path d="M142 126H178V152H142Z" fill="${s.gradient(['#E8C4B8', '#FFFFFF', '#C89A8A'], 'across')}"/><path d="M142 134H178M142 142H178" stroke="#8A4A38" stroke-width="2" opacity=".5"/>`;
  return `${neck}${glass(s, tube, `<path d="M136 150H184V282Q184 294 172 294H148Q136 294 136 282Z" fill="${barrel(s, terracotta)}"/>`, '#F6ECE8')}<path d="M150 190V264" stroke="#FFF3E8" stroke-width="7" stroke-linecap="round" opacity=".92"/>${s.glint(132, 226, 3, 60, 0, 0.9)}`;
}

/** The matte lip colour, closed: a clear square tube under a tall matt cap. */
export function lipMatte(): string {
  const s = createSketch(845);
  return s.svg(`${mattTube(s, true)}${moulded(s, 'M126 28Q126 18 136 18H184Q194 18 194 28V150H126Z', ['#D8A894', '#9C5A48', '#50241A'])}<path d="M126 138H194V144H126Z" fill="#F2D6B0" opacity=".8"/>`);
}

/** The open tube. */
export function lipMatteOpen(): string {
  const s = createSketch(846);
  return s.svg(mattTube(s, false));
}

/** The lip colour's wand, with colour on its tip. The cap serves as its handle. */
export function lipWand(): string {
  const s = createSketch(847);
  return s.svg(`<path d="M152 146H168V244H152Z" fill="${s.gradient(['#F2E4DE', '#FFFFFF', '#B89A90'], 'across')}"/>${s.solid('M146 240C144 262 150 294 166 306C176 292 178 262 172 240Z', terracotta, { depth: 6 })}${moulded(s, 'M126 28Q126 18 136 18H184Q194 18 194 28V150H126Z', ['#D8A894', '#9C5A48', '#50241A'])}<path d="M126 138H194V144H126Z" fill="#F2D6B0" opacity=".8"/>`);
}

const berry: Tones = ['#FF9AAE', '#DC4A72', '#8A1A44'];

/** The tinted balm: a clear pot without its lid. */
export function balmPotOpen(): string {
  const s = createSketch(848);
  return s.svg(`${openPot(s, { cx: 160, rx: 122, ry: 44, top: 160, height: 78, tones: ['#FFFFFF', '#F6DDE4', '#C492A4'], fill: berry, surface: `${s.soft(2, '<path d="M92 176Q150 150 220 172" stroke="#8A1A44" stroke-width="12" fill="none" opacity=".5" stroke-linecap="round"/>')}<path d="M92 172Q150 146 220 168" stroke="#FFC4D0" stroke-width="4" fill="none" opacity=".9" stroke-linecap="round"/>` })}<path d="${wall({ cx: 160, rx: 104, ry: 32 }, 186, 222)}" fill="${barrel(s, berry)}" opacity=".75"/>${s.glint(54, 206, 4, 26, 0, 0.9)}${s.glint(252, 212, 3, 18, 0, 0.6)}`);
}

/** The pot, closed with its rosy lid. */
export function balmPot(): string {
  const s = createSketch(849);
  const round = { cx: 160, rx: 118, ry: 36 };
  return s.svg(`<path d="${wall(round, 176, 244)}" fill="${barrel(s, ['#FFFFFF', '#F6DDE4', '#C492A4'])}"/><path d="${wall({ cx: 160, rx: 102, ry: 29 }, 184, 230)}" fill="${barrel(s, berry)}" opacity=".85"/>${s.glint(56, 220, 4, 24, 0, 0.9)}${lid(s, { cx: 160, rx: 122, ry: 40 }, 124, 50, ['#FFF3F0', '#F2C6C4', '#B47A80'], 0)}<g transform="translate(160 122) scale(1 .36)">${printed('rose', 0, 0, 1.5, '#DC4A72', '#FFF3F0')}</g>`);
}

/** A thick, upright crayon with point, sleeve, band and cap end. */
function crayon(s: Sketch, tones: Tones): string {
  return `<path d="M142 66C146 44 154 26 162 22C172 28 176 46 178 66Z" fill="${barrel(s, tones)}"/><path d="M138 86L143 62Q160 70 177 62L182 86Z" fill="${barrel(s, ['#F6E2C0', '#DAB684', '#9A7444'])}"/><path d="${wall({ cx: 160, rx: 24, ry: 5 }, 84, 284)}" fill="${barrel(s, tones)}"/><path d="M136 220A24 5 0 0 0 184 220V232A24 5 0 0 1 136 232Z" fill="${barrel(s, gold)}"/><rect x="148" y="120" width="6" height="76" rx="3" fill="#fff" opacity=".75"/>${s.glint(143, 160, 2.5, 60, 0, 0.6)}`;
}

const coral: Tones = ['#FFB0A0', '#EE6A5A', '#9C2A26'];

/** The coral lip crayon, upright. */
export function lipCrayon(): string {
  const s = createSketch(850);
  return s.svg(crayon(s, coral));
}

/** The plum lip crayon, upright. */
export function lipCrayonPlum(): string {
  const s = createSketch(851);
  return s.svg(crayon(s, ['#D28AB0', '#8E3A6A', '#48123A']));
}

/** A coral stroke made with a lip crayon. */
export function crayonStroke(): string {
  const s = createSketch(852);
  const lines = Array.from({ length: 5 }, (_, i) => `<path d="M${20 + i * 3} ${200 + i * 5}C70 ${120 + i * 4} 96 ${240 + i * 4} 142 ${170 + i * 4}S210 ${130 + i * 5} 228 ${190 + i * 3}S282 ${180 + i * 4} 300 ${140 + i * 5}" stroke="${[coral[0], coral[1], coral[1], coral[1], coral[2]][i]}" stroke-width="7" fill="none" opacity=".75" stroke-linecap="round"/>`).join('');
  return s.svg(lines);
}

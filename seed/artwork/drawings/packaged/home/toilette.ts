import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { moulded } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { barrel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel, productName, labelLine } from '#seed/artwork/labels/productLabel.ts';

const tubeWhite: Tones = ['#FFFFFF', '#F2F5F2', '#AAB8B2'];
const forest: Tones = ['#6EC0A0', '#1F7A62', '#0A3A30'];

/** The toothpaste tube standing on its cap, with its crimped end up. */
export function toothpaste(): string {
  const s = createSketch(811);
  const tube = 'M98 34H222C222 90 214 180 204 252H116C106 180 98 90 98 34Z';
  const wave = `<path d="M80 40H240V96C206 120 190 78 158 100S116 116 90 104Z" fill="${s.gradient(['#2E8E72', '#1F7A62'])}"/><path d="M86 112C116 124 130 96 158 108S206 128 236 104" stroke="#C8572A" stroke-width="6" fill="none"/>`;
  const ribs = Array.from({ length: 24 }, (_, i) => `M${100 + i * 5.2} 16V34`).join('');
  return s.svg(`${moulded(s, tube, tubeWhite, `${wave}${productLabel('toothpaste-clove', { box: [121, 136, 199, 238], ink: '#0A3A30', accent: '#C8572A', paper: '#fff' })}`)}<path d="M96 12H224V36H96Z" fill="${s.gradient(['#DDE6E2', '#FFFFFF', '#EAF0EC', '#B9C6C0'], 'across')}"/><path d="${ribs}" stroke="#8CA098" stroke-width="1.600" opacity=".7"/><path d="M96 36H224" stroke="#7E948A" stroke-width="2.500" opacity=".5"/>${s.glint(117, 140, 5, 74, -3, 0.85)}<path d="M120 250H200V262H120Z" fill="${barrel(s, tubeWhite)}"/><path d="M114 260H206L200 304Q160 312 120 304Z" fill="${barrel(s, forest)}"/>${Array.from({ length: 12 }, (_, i) => `<path d="M${120 + i * 7.3} 264V304" stroke="#0A3A30" stroke-width="2" opacity=".4"/>`).join('')}`);
}

/** The open tube, lying, with a ribbon of paste in front of it. */
export function toothpasteLying(): string {
  const s = createSketch(812);
  const tube = 'M300 92V222C236 216 160 206 102 196V118C160 108 236 98 300 92Z';
  const ribs = Array.from({ length: 25 }, (_, i) => `M298 ${94 + i * 5.2}H316`).join('');
  return s.svg(`<path d="${tube}" fill="${s.gradient(['#DDE6E2', '#FFFFFF', '#F4F7F4', '#C0CCC6', '#94A69E'], 'down')}"/>${s.within(tube, `<path d="M300 80V230H240C220 196 256 182 238 156S224 110 244 90Z" fill="${s.gradient(['#3AA082', '#1F7A62', '#0F5444'], 'down')}"/><path d="M228 92C210 112 242 136 224 158S206 196 226 220" stroke="#C8572A" stroke-width="6" fill="none"/>${productName('toothpaste-clove', { box: [112, 138, 214, 176], ink: '#0A3A30' })}`)}<path d="M296 90H318V224H296Z" fill="${s.gradient(['#FFFFFF', '#D3DDD8'], 'down')}"/><path d="${ribs}" stroke="#8CA098" stroke-width="1.600" opacity=".7"/><path d="M84 136H104V178H84Z" fill="${s.gradient(['#FFFFFF', '#E6EDE8', '#9CAEA4'], 'down')}"/><path d="M90 136V178M97 136V178" stroke="#8CA098" stroke-width="2" opacity=".7"/>${s.solid('M84 150C60 142 44 158 34 176C18 196 30 216 54 214C84 210 116 224 140 222C150 216 146 204 132 204C108 204 92 192 74 190C70 180 78 172 86 170Z', ['#F6FFFA', '#BCE6D2', '#6EB094'], { depth: 8, inside: '<path d="M84 160C58 158 40 176 34 198C60 208 100 206 138 214" stroke="#fff" stroke-width="5" fill="none" opacity=".9"/>' })}${s.glint(180, 116, 60, 4, -6, 0.85)}`);
}

/** The tube's long carton. */
export function toothpasteBox(): string {
  const s = createSketch(813);
  const front = `<path d="M24 120H120C92 140 140 158 112 186H24Z" fill="#1F7A62"/><path d="M130 120C104 140 150 160 124 186" stroke="#C8572A" stroke-width="5" fill="none"/>${productName('toothpaste-clove', { box: [144, 132, 246, 174], ink: '#0A3A30' })}<circle cx="66" cy="152" r="16" fill="#F2FBF6"/>`;
  return s.svg(carton(s, { x: 20, y: 118, width: 246, height: 68, depth: 40, paper: '#F7FAF6', front }));
}

const lime: Tones = ['#F6FBD8', '#CFE27C', '#86A03A'];

function stickBody(s: Sketch): string {
  const body = 'M98 150Q98 140 108 140H212Q222 140 222 150V274Q222 304 192 304H128Q98 304 98 274Z';
  const art = `<path d="M90 232C122 214 140 250 172 232S214 226 230 238V310H90Z" fill="#8AB23C"/>${productLabel('deodorant-stick', { box: [112, 156, 208, 221], ink: '#2E5210', accent: '#6E9A26', paper: '#F6FBD8', without: ['net'] })}`;
  return `${moulded(s, body, ['#FFFFFF', '#F4F6EC', '#AEB6A0'], art)}${labelLine('deodorant-stick', 'net', { box: [130, 258, 190, 269], ink: '#fff' })}${s.glint(108, 210, 4, 50, 0, 0.85)}<path d="M98 148H222" stroke="#AEB6A0" stroke-width="3" opacity=".7"/>`;
}

/** The deodorant stick with its domed cap. */
export function deodorant(): string {
  const s = createSketch(814);
  return s.svg(`${stickBody(s)}${moulded(s, 'M98 140V98C98 62 124 46 160 46S222 62 222 98V140Z', ['#BCDC6A', '#7EAA2E', '#3E6210'])}${s.glint(120, 88, 7, 24, 18, 0.75)}`);
}

/** The open stick with its pale dome raised. */
export function deodorantOpen(): string {
  const s = createSketch(815);
  return s.svg(`${s.solid('M110 140V112C110 86 132 76 160 76S210 86 210 112V140Z', lime, { depth: 12 })}${stickBody(s)}`);
}

/** The cap, lying on its side. */
export function deodorantCap(): string {
  const s = createSketch(816);
  const cap = 'M70 98H160C232 98 262 126 262 160S232 222 160 222H70Z';
  return s.svg(`<path d="${cap}" fill="${s.gradient(['#D2EC8A', '#9CC64A', '#6A9422', '#3E6210'], 'down')}"/><path d="${oval(70, 160, 22, 62)}" fill="#8AB23C"/><path d="${oval(72, 160, 16, 52)}" fill="#2E4A0C"/>${s.glint(170, 118, 60, 5, 4, 0.8)}`);
}

const terry = (s: Sketch, left: number, top: number, width: number, height: number): string => Array.from({ length: Math.round((width * height) / 46) }, () => `<circle cx="${(left + s.random() * width).toFixed(1)}" cy="${(top + s.random() * height).toFixed(1)}" r="1.600" fill="#fff" opacity="${(0.15 + s.random() * 0.4).toFixed(2)}"/>`).join('');

/** A rolled towel with its spiral towards the viewer. */
function roll(s: Sketch, cx: number, cy: number, r: number, tones: Tones, length: number): string {
  const back = `M${cx} ${cy - r}L${cx + length} ${cy - r - length * 0.2}A${r} ${r} 0 0 1 ${cx + length} ${cy + r - length * 0.2}L${cx} ${cy + r}Z`;
  const line: string[] = [];
  for (let i = 0; i <= 80; i++) {
    const a = i * 0.26;
    const k = r * (1 - i / 84) * 0.96;
    line.push(`${(cx + Math.cos(a) * k).toFixed(1)} ${(cy + Math.sin(a) * k).toFixed(1)}`);
  }
  const stripe = `<path d="M${cx + length * 0.62} ${cy - r - length * 0.14}A${r} ${r} 0 0 1 ${cx + length * 0.62} ${cy + r - length * 0.12}" stroke="#fff" stroke-width="11" fill="none" opacity=".75"/>`;
  return `${s.solid(back, tones, { depth: 16, inside: `${terry(s, cx, cy - r - length * 0.2, length + r, r * 2 + length * 0.2)}${stripe}` })}${s.solid(oval(cx, cy, r, r), tones, { depth: 9 })}<path d="M${line.join('L')}" stroke="${tones[2]}" stroke-width="${r * 0.075}" fill="none" opacity=".6"/><path d="M${line.join('L')}" stroke="#fff" stroke-width="${r * 0.05}" fill="none" opacity=".6" transform="translate(-1.500 -2)"/>`;
}

const blush: Tones = ['#FFE3DA', '#F0B4A4', '#B4705E'];
const ivory: Tones = ['#FFFDF4', '#F2E8D6', '#B9A98C'];
const celadon: Tones = ['#E2F2E4', '#A6CDB0', '#5E8E70'];

/** Three rolled face towels, one on top of the other two. */
export function towelRolls(): string {
  const s = createSketch(817);
  return s.svg(`${roll(s, 196, 230, 56, celadon, 66)}${roll(s, 76, 234, 56, blush, 66)}${s.soft(6, '<ellipse cx="140" cy="186" rx="60" ry="12" fill="#3A1A10" opacity=".4"/>')}${roll(s, 134, 138, 56, ivory, 66)}`);
}

/** A folded towel with its woven border and loop. */
export function towelFolded(): string {
  const s = createSketch(818);
  const layer = (y: number, tones: Tones): string => s.solid(`M40 ${y}H284Q296 ${y} 296 ${y + 16}Q296 ${y + 34} 284 ${y + 34}H40Q20 ${y + 34} 20 ${y + 17}Q20 ${y} 40 ${y}Z`, tones, { depth: 10, inside: terry(s, 20, y, 276, 34) });
  const top = 'M58 128H266Q276 128 280 138L294 196Q296 206 284 206H38Q24 206 28 194L44 140Q48 128 58 128Z';
  return s.svg(`${layer(232, celadon)}${layer(200, celadon)}${s.solid(top, celadon, { depth: 12, inside: `${terry(s, 20, 128, 280, 80)}<path d="M40 168L36 184H290L286 168Z" fill="#FFFDF4" opacity=".85"/><path d="M39 176H288" stroke="#5E8E70" stroke-width="3" stroke-dasharray="7 5" opacity=".8"/>` })}`);
}

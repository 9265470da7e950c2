import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { barrel, mix } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

const beech: Tones = ['#FBE4B6', '#E0B878', '#9A7038'];
const red: Tones = ['#F48A72', '#D0402E', '#7A1610'];
const blue: Tones = ['#8CC4E4', '#3A86BC', '#144A7A'];
const green: Tones = ['#A6D68A', '#559E4A', '#235A28'];
const yellow: Tones = ['#FFE694', '#F2BE36', '#A8780E'];

/** A wheel seen from the side and slightly from the front. */
function wheel(s: Sketch, x: number, y: number, r: number, tones: Tones): string {
  return `<circle cx="${x + r * 0.14}" cy="${y}" r="${r}" fill="${tones[2]}"/>${s.solid(oval(x, y, r, r), tones, { depth: r * 0.3 })}<circle cx="${x}" cy="${y}" r="${r * 0.68}" fill="none" stroke="${tones[2]}" stroke-width="2.500" opacity=".35"/>${s.ball(x, y, r * 0.26, r * 0.26, beech)}`;
}

function grain(x: number, y: number, width: number, height: number): string {
  return [0.25, 0.5, 0.78].map((k) => `<path d="M${x} ${y + height * k}Q${x + width * 0.5} ${y + height * k - 7} ${x + width} ${y + height * k}" stroke="#7E5628" stroke-width="1.800" fill="none" opacity=".3"/>`).join('');
}

/** A block, showing its front, top and right side. */
function block(s: Sketch, x: number, y: number, w: number, h: number, tones: Tones, mark = ''): string {
  const d = Math.min(w, h) * 0.3;
  const front = `M${x + 4} ${y}H${x + w - 3}V${y + h}H${x + 5}Q${x} ${y + h} ${x} ${y + h - 5}V${y + 4}Q${x} ${y} ${x + 4} ${y}Z`;
  return `<path d="M${x + 2} ${y}L${x + d} ${y - d * 0.62}H${x + w + d - 4}L${x + w - 2} ${y}Z" fill="${s.gradient([mix(tones[0], '#ffffff', 0.4), tones[0]])}"/><path d="M${x + w - 4} ${y}L${x + w + d - 4} ${y - d * 0.62}V${y + h - d * 0.62}L${x + w - 4} ${y + h}Z" fill="${s.gradient([tones[1], tones[2]])}"/>${s.solid(front, tones, { depth: Math.min(w, h) * 0.12, inside: grain(x, y, w, h) })}<path d="M${x + 4} ${y + 1}H${x + w - 3}" stroke="#fff" stroke-width="2.500" opacity=".5"/>${mark}`;
}

function engine(s: Sketch, x: number): string {
  const boiler = `M${x + 62} 168H${x + 136}Q${x + 160} 168 ${x + 160} 198T${x + 136} 228H${x + 62}Z`;
  return `${s.solid(`M${x} 226H${x + 166}Q${x + 174} 226 ${x + 174} 236T${x + 166} 248H${x}Z`, beech, { depth: 8, inside: grain(x, 226, 170, 22) })}<path d="${boiler}" fill="${s.gradient(['#FBB09C', '#E05A44', '#C03628', '#7A1610'], 'down')}"/><path d="M${x + 88} 168V228M${x + 114} 168V228" stroke="#F2C95A" stroke-width="6"/><path d="M${x + 116} 168L${x + 110} 132H${x + 146}L${x + 140} 168Z" fill="${barrel(s, blue)}"/><path d="${oval(x + 128, 132, 18, 6)}" fill="#144A7A"/>${s.solid(oval(x + 84, 164, 15, 14), yellow, { depth: 6 })}${block(s, x, 134, 62, 92, blue)}<rect x="${x + 13}" y="152" width="34" height="32" rx="5" fill="#F6FBFF"/><path d="M${x + 13} 184L${x + 40} 152H${x + 47}V184Z" fill="#BFDCEC"/>${s.solid(`M${x - 10} 124Q${x - 10} 116 ${x - 2} 116H${x + 76}Q${x + 84} 116 ${x + 84} 124V134H${x - 10}Z`, red, { depth: 6 })}${wheel(s, x + 32, 256, 30, yellow)}${wheel(s, x + 96, 264, 22, red)}${wheel(s, x + 144, 264, 22, red)}${s.glint(x + 104, 178, 30, 4, 0, 0.6)}`;
}

function wagon(s: Sketch, x: number, load: string, tones: Tones): string {
  return `${load}${s.solid(`M${x} 196H${x + 100}V240Q${x + 100} 248 ${x + 92} 248H${x + 8}Q${x} 248 ${x} 240Z`, tones, { depth: 10, inside: grain(x, 196, 100, 50) })}<path d="M${x} 198H${x + 100}" stroke="#fff" stroke-width="3" opacity=".5"/>${wheel(s, x + 24, 262, 22, yellow)}${wheel(s, x + 78, 262, 22, yellow)}`;
}

/** The wooden train: an engine, and a wagon with a ball and a cube. */
export function train(): string {
  const s = createSketch(891);
  const load = `${block(s, 18, 152, 42, 50, yellow)}${s.solid(oval(86, 174, 26, 26), red, { depth: 10 })}`;
  return s.svg(`<path d="M104 240H138" stroke="#7E5628" stroke-width="8" stroke-linecap="round"/>${wagon(s, 4, load, green)}${engine(s, 136)}`);
}

/** The engine without its wagons. */
export function trainEngine(): string {
  const s = createSketch(892);
  return s.svg(engine(s, 70));
}

/** Two more wagons, coupled together. */
export function trainWagons(): string {
  const s = createSketch(893);
  return s.svg(`<path d="M110 240H200" stroke="#7E5628" stroke-width="8" stroke-linecap="round"/>${wagon(s, 16, block(s, 34, 150, 56, 50, blue), red)}${wagon(s, 190, `${s.solid(oval(224, 176, 26, 26), green, { depth: 10 })}${s.solid(oval(266, 180, 22, 22), yellow, { depth: 9 })}`, blue)}`);
}

/** Blocks stacked to form a gate with a roof. */
export function blockGate(): string {
  const s = createSketch(894);
  const star = (x: number, y: number): string => `<g transform="translate(${x} ${y})"><rect x="-13" y="-13" width="26" height="26" rx="2" fill="#FFF6DC"/><rect x="-13" y="-13" width="26" height="26" rx="2" fill="#FFF6DC" transform="rotate(45)"/></g>`;
  const arch = 'M64 128H246V172H214C212 146 188 132 155 132S98 146 96 172H64Z';
  return s.svg(`${block(s, 22, 236, 66, 66, red, star(54, 269))}${block(s, 212, 236, 66, 66, blue, `<circle cx="244" cy="269" r="17" fill="#FFF6DC"/>`)}${block(s, 118, 252, 60, 50, yellow)}${block(s, 66, 174, 46, 62, green)}${block(s, 196, 174, 46, 62, beech)}<path d="M246 128L262 118V160L246 172Z" fill="${red[2]}"/>${s.solid(arch, red, { depth: 9, inside: grain(64, 128, 180, 44) })}<path d="M64 128L78 118H262L246 128Z" fill="#FBB8A4"/><path d="M96 128L154 58L212 128Z" fill="${s.gradient(['#8CC4E4', '#3A86BC', '#144A7A'])}"/><path d="M212 128L224 120L166 52L154 58Z" fill="#144A7A"/><path d="M102 124L154 62" stroke="#fff" stroke-width="3" opacity=".5"/>${s.solid(oval(148, 232, 20, 20), green, { depth: 8 })}`);
}

/** A few scattered blocks. */
export function blocksLoose(): string {
  const s = createSketch(895);
  return s.svg(`<g transform="rotate(-9 90 200)">${block(s, 26, 178, 92, 92, yellow, '<path d="M50 224a22 22 0 1 0 44 0a22 22 0 1 0 -44 0" fill="#FFF6DC"/>')}</g><g transform="rotate(7 230 200)">${block(s, 178, 190, 96, 74, green, '<path d="M200 246L226 204L252 246Z" fill="#FFF6DC"/>')}</g>${block(s, 92, 104, 100, 70, red)}`);
}

/** An open crate of blocks. */
export function blockCrate(): string {
  const s = createSketch(896);
  const inside = `${block(s, 40, 110, 56, 70, red)}${block(s, 112, 84, 52, 96, blue)}${s.solid('M182 180L216 98L250 180Z', yellow, { depth: 10 })}${block(s, 226, 116, 46, 64, green)}${s.solid(oval(176, 146, 30, 30), red, { depth: 11 })}${block(s, 66, 140, 54, 50, yellow)}`;
  const plank = (y: number): string => s.solid(`M14 ${y}H298Q304 ${y} 304 ${y + 6}V${y + 36}Q304 ${y + 42} 298 ${y + 42}H14Q8 ${y + 42} 8 ${y + 36}V${y + 6}Q8 ${y} 14 ${y}Z`, beech, { depth: 9, inside: grain(8, y, 296, 42) });
  return s.svg(`<path d="M20 164H292V180H20Z" fill="#6E4A20"/>${inside}${plank(168)}${plank(216)}${plank(264)}<path d="M18 164H46V310H18ZM266 164H294V310H266Z" fill="${s.gradient(['#F2D29A', '#C89A5A'])}"/>${[[32, 188], [32, 236], [32, 284], [280, 188], [280, 236], [280, 284]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.500" fill="#7E5628"/>`).join('')}<path d="M124 226Q156 214 188 226V250Q156 262 124 250Z" fill="#6E4A20" opacity=".75"/>`);
}

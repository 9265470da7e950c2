import { createSketch, oval, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bubbles, foam, moulded, porcelain } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { barrel, glass, lid, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

const squeeze = 'M118 96C92 108 84 142 90 182C94 208 92 226 88 252C84 288 96 304 126 304H194C224 304 236 288 232 252C228 226 226 208 230 182C236 142 228 108 202 96Z';

/** The clear squeeze bottle of lime-green dish soap. */
export function dishSoap(): string {
  const s = createSketch(641);
  const contents = `<path d="M70 124H250V310H70Z" fill="${s.gradient(['#A8B80E', '#E8E84A', '#F2EE62', '#CCD22A', '#8C9C08', '#5E7004'], 'across')}"/><path d="${oval(160, 124, 68, 8)}" fill="#F8F69A"/>${bubbles(s, [[112, 146, 5], [120, 160, 4], [206, 150, 6], [198, 138, 3]])}`;
  const label = 'M102 184Q160 196 218 184C216 214 220 236 222 262Q160 276 98 262C100 236 104 214 102 184Z';
  const print = `<path d="M90 250Q160 270 230 250V290H90Z" fill="#3E8A3A"/>${productLabel('dish-soap', { surface: sagging(102, 218, 10), box: [110, 188, 210, 237], ink: '#2A5A12', accent: '#D8860A', paper: '#FFFFFF' })}`;
  return s.svg(`${glass(s, squeeze, contents, '#F2F4DC')}<path d="${label}" fill="${s.gradient(['#FFFFFF', '#FFFEF2', '#E6E8CC'], 'across')}"/>${s.within(label, print)}${s.glint(104, 140, 5, 22, 10, 0.85)}${s.glint(98, 276, 4, 14, 4, 0.7)}<path d="M126 84H194V100H126Z" fill="${barrel(s, porcelain)}"/>${moulded(s, 'M122 58H198Q202 58 202 64V88Q160 98 118 88V64Q118 58 122 58Z', ['#7CC46A', '#3E8A3A', '#174E1E'])}${moulded(s, 'M146 26H174L178 60H142Z', ['#FFFFFF', '#EEF2E6', '#AEB8A0'])}<path d="${oval(160, 26, 14, 4)}" fill="#fff"/>`);
}

/** Plates in a rack, one of them with foam. */
export function soapyPlate(): string {
  const s = createSketch(642);
  const dish = (x: number, y: number, r: number): string => `${s.solid(oval(x, y, r, r * 0.98), ['#FFFFFF', '#EEF1F2', '#A9B4BC'], { depth: 12 })}<path d="${oval(x, y, r * 0.86, r * 0.84)}" fill="none" stroke="#3E8AC0" stroke-width="4" opacity=".8"/>${s.solid(oval(x, y, r * 0.62, r * 0.6), ['#D8DEE2', '#F2F4F5', '#FFFFFF'], { depth: 10 })}`;
  return s.svg(`${dish(172, 150, 128)}${foam(s, 20, 190, 290, 92)}${bubbles(s, [[214, 92, 13], [238, 66, 8], [66, 168, 10], [250, 238, 12], [206, 256, 8]])}`);
}

const pandan: Tones = ['#A6DC7C', '#3F9A4A', '#11501F'];

/** A small sun for a label, about 60 wide. */
function sunPrint(x: number, y: number, scale: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})"><circle r="15" fill="${ink}"/><g stroke="${ink}" stroke-width="5" stroke-linecap="round">${Array.from({ length: 10 }, (_, i) => `<path d="M0 -22V-30" transform="rotate(${i * 36})"/>`).join('')}</g></g>`;
}

/** A tall, green bottle of floor cleaner with a narrow waist. */
export function floorCleaner(): string {
  const s = createSketch(643);
  const body = 'M132 78C128 100 98 106 98 136C98 156 108 164 108 182C108 200 96 208 96 230V284Q96 306 118 306H202Q224 306 224 284V230C224 208 212 200 212 182C212 164 222 156 222 136C222 106 192 100 188 78Z';
  const label = 'M96 212Q160 226 224 212V284Q160 298 96 284Z';
  const print = `<path d="M90 277Q160 295 230 277V310H90Z" fill="#FFD35C"/>${productLabel('floor-cleaner', { surface: sagging(96, 224, 11), box: [106, 217, 214, 261], ink: '#11501F', accent: '#2E8A40', paper: '#fff' })}`;
  return s.svg(`${moulded(s, body, pandan, `${sunPrint(160, 140, 0.9, '#E6F6B8')}${s.soft(4, '<path d="M112 172Q160 186 208 172M112 190Q160 204 208 190" stroke="#0B3E18" stroke-width="5" fill="none" opacity=".4"/>')}`)}<path d="${label}" fill="${s.gradient(['#F6F8E6', '#FFFFF8', '#DCE6C4'], 'across')}"/>${s.within(label, print)}${s.glint(110, 134, 4, 20, 12, 0.8)}${s.glint(106, 252, 4, 26, 0, 0.6)}<path d="${wall({ cx: 160, rx: 31, ry: 7 }, 70, 82)}" fill="${barrel(s, pandan)}"/>${lid(s, { cx: 160, rx: 30, ry: 8 }, 24, 46, ['#FFF0A8', '#F2C23A', '#A87A0E'], 13)}`);
}

/** A pail of suds. */
export function pail(): string {
  const s = createSketch(644);
  const red: Tones = ['#FFB09A', '#E4593E', '#8A1E12'];
  return s.svg(`<path d="M44 132C40 30 280 30 276 132" stroke="#9AA4AC" stroke-width="9" fill="none"/><path d="M46 128C44 36 276 36 274 128" stroke="#fff" stroke-width="2.500" fill="none" opacity=".8"/><path d="${oval(160, 132, 128, 34)}" fill="#7A1A10"/><path d="M32 132L62 278A98 26 0 0 0 258 278L288 132A128 34 0 0 1 32 132Z" fill="${barrel(s, red)}"/>${s.within('M20 20H300V132A128 34 0 0 1 32 132H20Z', `${foam(s, 40, 280, 172, 74)}`)}<path d="M30 130A130 36 0 0 0 290 130V142A130 36 0 0 1 30 142Z" fill="${barrel(s, red)}"/><path d="M46 214Q160 256 274 214" stroke="#8A1E12" stroke-width="4" fill="none" opacity=".4"/><circle cx="44" cy="136" r="9" fill="#EEF2F4"/><circle cx="276" cy="136" r="9" fill="#C4CBD0"/>${s.glint(72, 214, 6, 44, -10, 0.6)}${bubbles(s, [[92, 84, 9], [214, 70, 12], [240, 92, 7]])}`);
}

/** A sheaf of pandan leaves tied with a leaf. */
export function pandanSheaf(): string {
  const s = createSketch(645);
  const blade = (x: number, turn: number, length: number): string => s.solid(`M-11 0C-16 ${-length * 0.4} -12 ${-length * 0.8} 0 ${-length}C12 ${-length * 0.8} 16 ${-length * 0.4} 11 0Z`, ['#A8D66A', '#4E9A3A', '#1E5A24'], { depth: 7, transform: `translate(${x} 286) rotate(${turn})`, inside: `<path d="M0 0V${-length}" stroke="#D6F0A0" stroke-width="2.500" opacity=".6"/>` });
  return s.svg(`${blade(140, -24, 226)}${blade(180, 26, 230)}${blade(148, -12, 252)}${blade(174, 14, 250)}${blade(160, 1, 268)}${s.solid('M128 226Q160 238 192 226L190 246Q160 258 130 246Z', ['#C6E68A', '#6AAE46', '#2A6A2A'], { depth: 5 })}`);
}

/** The all-purpose spray: a clear bottle of coral liquid with a trigger head. */
export function sprayBottle(): string {
  const s = createSketch(646);
  const body = 'M124 112C124 140 86 146 86 186V282Q86 306 110 306H208Q232 306 232 282V186C232 146 194 140 194 112Z';
  const contents = `<path d="M70 176H250V310H70Z" fill="${s.gradient(['#D8643E', '#FFA67E', '#FFB48E', '#F08A60', '#C85A34', '#8E3418'], 'across')}"/><path d="${oval(159, 176, 72, 8)}" fill="#FFD0B4"/><path d="M156 112h6v180h-6Z" fill="#fff" opacity=".4"/>`;
  const label = 'M98 192H220V282H98Z';
  const print = `${productLabel('all-purpose-spray', { box: [107, 201, 211, 274], ink: '#0A5654', accent: '#D8683A', paper: '#fff' })}`;
  const teal: Tones = ['#6AD0C4', '#148E8A', '#064E50'];
  return s.svg(`${glass(s, body, contents, '#F6F4F0')}${s.soft(3, `<path d="${label}" fill="#5A1E0A" opacity=".35" transform="translate(2 4)"/>`)}<path d="${label}" fill="${s.gradient(['#FFFFFF', '#FFFDF6', '#ECE6DA'], 'across')}"/>${print}${s.glint(94, 226, 4, 54, 0, 0.85)}<path d="M120 96H198V114H120Z" fill="${barrel(s, porcelain)}"/><path d="M128 62H188L196 98H122Z" fill="${barrel(s, teal)}"/>${moulded(s, 'M74 34Q74 24 86 24H206C236 24 248 44 244 68L236 66C230 54 218 56 208 62L190 72H112V56H74Z', teal)}<path d="M62 30H78V54H62Q58 54 58 50V34Q58 30 62 30Z" fill="${s.gradient(['#FFFFFF', '#D8DEDC'], 'down')}"/><path d="M84 30H204C218 30 230 36 234 46" stroke="#fff" stroke-width="4" fill="none" opacity=".55" stroke-linecap="round"/>${moulded(s, 'M108 66C104 86 90 98 86 122Q84 130 92 130Q98 130 100 122C104 104 118 96 124 74Z', ['#FFFFFF', '#E6EAE8', '#A8B0AE'])}`);
}

/** A folded microfibre cloth. */
export function cloth(): string {
  const s = createSketch(647);
  const yellow: Tones = ['#FFEFA0', '#F4CC4A', '#B0861A'];
  const weave = Array.from({ length: 26 }, (_, i) => `M${10 + i * 12} 120L${40 + i * 12} 300`).join('');
  return s.svg(`${s.solid('M30 214L236 176L306 244C306 258 300 266 290 268L92 300Q72 300 62 282Z', yellow, { depth: 12, inside: `<path d="${weave}" stroke="#B0861A" stroke-width="2" opacity=".25"/>` })}${s.solid('M18 196C60 150 180 128 236 156C262 172 286 196 296 222C220 214 120 232 70 274C46 260 24 230 18 196Z', yellow, { depth: 14, inside: `<path d="${weave}" stroke="#B0861A" stroke-width="2" opacity=".22"/><path d="M34 202C80 160 170 146 226 166" stroke="#fff" stroke-width="4" stroke-dasharray="9 7" fill="none" opacity=".8"/>` })}`);
}

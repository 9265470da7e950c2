import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { heap } from '#seed/artwork/drawings/packaged/pantry/heap.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

const jute: Tones = ['#FFF6DE', '#E8D3A2', '#A98650'];

/** The cloth's weave, clipped to the sack. */
function weave(): string {
  const across = Array.from({ length: 30 }, (_, i) => `M40 ${36 + i * 9.2}H280`).join('');
  const down = Array.from({ length: 26 }, (_, i) => `M${46 + i * 9} 30V310`).join('');
  return `<path d="${across}" stroke="#9A7438" stroke-width="1.800" opacity=".17"/><path d="${down}" stroke="#FFFBEA" stroke-width="2" opacity=".26"/>`;
}

function patchOnSack(s: Sketch): string {
  const field = 'M90 152C130 144 190 144 230 152V262C190 270 130 270 90 262Z';
  return `${s.soft(3, `<path d="${field}" fill="#5A3E12" opacity=".4" transform="translate(3 4)"/>`)}<path d="${field}" fill="${s.gradient(['#1E9069', '#0F7350', '#084A36'])}"/><path d="M96 158C134 151 186 151 224 158V256C186 263 134 263 96 256Z" fill="none" stroke="#F6DB98" stroke-width="2.500" opacity=".9"/>${printed('sheaf', 196, 178, 0.5, '#FFE08A', '#0F7350')}${productLabel('fragrant-rice', { surface: sagging(90, 230, 2), box: [105, 165, 215, 248], ink: '#FFF6DA', accent: '#FFE08A', paper: '#0F7350' })}`;
}

const bag = 'M80 100C60 152 50 240 62 280C68 300 92 303 160 303S252 300 258 280C270 240 260 152 240 100Q160 116 80 100Z';

/** A jute sack of rice, tied shut. */
export function riceSack(): string {
  const s = createSketch(751);
  const ruff = 'M86 96C74 74 70 54 82 36C94 42 104 26 120 36C132 44 142 26 156 34C170 42 182 26 198 36C212 44 224 28 238 38C250 56 246 76 234 96Q160 112 86 96Z';
  const pleats = [98, 116, 136, 158, 180, 202, 222].map((x, i) => `<path d="M${x} ${44 + (i % 2) * 6}Q${160 + (x - 160) * 0.82} 74 ${160 + (x - 160) * 0.94} 100" stroke="${i % 2 ? '#fff' : '#7E5C24'}" stroke-width="6" fill="none" opacity=".32"/>`).join('');
  const gather = [96, 122, 150, 176, 202, 226].map((x) => `<path d="M${x} 104Q${160 + (x - 160) * 1.1} 124 ${160 + (x - 160) * 1.16} 150" stroke="#7E5C24" stroke-width="6" fill="none" opacity=".28"/>`).join('');
  return s.svg(`${s.solid(bag, jute, { depth: 24, inside: weave() + s.soft(3, gather) })}${s.solid(ruff, jute, { depth: 13, inside: weave() + s.soft(2, pleats) })}${s.soft(3, '<path d="M82 106Q160 122 238 106" stroke="#4A3208" stroke-width="10" fill="none" opacity=".4"/>')}<path d="M82 96Q160 113 238 96" stroke="#084A36" stroke-width="11" stroke-linecap="round" fill="none"/><path d="M82 94Q160 111 238 94" stroke="#1E8A64" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M160 106C136 92 122 118 140 122C150 122 156 112 160 106C184 92 198 118 180 122C170 122 164 112 160 106M158 108C148 122 144 130 146 146M163 108C172 122 174 130 172 144" stroke="#0F7350" stroke-width="6.500" stroke-linecap="round" stroke-linejoin="round" fill="none"/>${patchOnSack(s)}`);
}

/** A grain of about 14 by 6 units, scaled by `k`. */
export function grain(x: number, y: number, turn: number, k: number, fill: string): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${7 * k}" ry="${3 * k}" fill="${fill}" transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
}

/** A smooth mound covered with grains, lit from the left. */
export function grainMound(s: Sketch, cx: number, base: number, width: number, height: number, tones: Tones, count: number, k = 1): string {
  const w = width / 2;
  const mound = `M${cx - w} ${base}C${cx - w * 0.62} ${base - height * 0.4} ${cx - w * 0.4} ${base - height} ${cx} ${base - height}S${cx + w * 0.62} ${base - height * 0.4} ${cx + w} ${base}Q${cx} ${base + height * 0.16} ${cx - w} ${base}Z`;
  const grains = heap(s, { cx, base: base + 4, width: width * 0.98, height: height * 1.02, count }, (x, y, turn) => `${grain(x + 1.5, y + 2, turn, k, tones[2])}${grain(x, y, turn, k, s.random() > 0.45 ? tones[0] : tones[1])}`);
  return `<path d="${mound}" fill="${tones[1]}"/>${grains}${s.within(mound, s.soft(12, `<path d="M${cx + w * 0.2} ${base - height}Q${cx + w * 0.5} ${base - height * 0.3} ${cx + w} ${base + 10}L${cx + w * 0.3} ${base + 10}Z" fill="${tones[2]}" opacity=".3"/>`))}`;
}

const white: Tones = ['#FFFFFF', '#F2ECDC', '#C2B594'];

/** The sack with its mouth rolled open and rice inside. */
export function riceSackOpen(): string {
  const s = createSketch(752);
  const mouth = oval(160, 108, 86, 28);
  const cuff = 'M66 104C66 128 108 142 160 142S254 128 254 104L258 132C256 158 214 172 160 172S64 158 62 132Z';
  const fill = s.within('M60 20H260V108A86 28 0 0 1 74 108H60Z', grainMound(s, 160, 122, 176, 60, white, 130, 1.15));
  return s.svg(`${s.solid('M72 120C58 170 52 244 62 280C68 300 92 303 160 303S252 300 258 280C268 244 262 170 248 120Z', jute, { depth: 24, inside: weave() })}<path d="${mouth}" fill="#8A6A34"/>${fill}${s.solid(cuff, jute, { depth: 10, inside: weave() })}<path d="M66 104C66 128 108 142 160 142S254 128 254 104" stroke="#FFFBEA" stroke-width="3" fill="none" opacity=".8"/><g transform="translate(0 22)">${patchOnSack(s)}</g>`);
}

/** A wooden scoop of raw rice with some spilt grains. */
export function riceScoop(): string {
  const s = createSketch(753);
  return s.svg(scoop(s, white, 120, 1.15));
}

/** A wooden scoop holding a mound of grains in the given colours. */
export function scoop(s: Sketch, tones: Tones, count: number, k: number): string {
  const wood: Tones = ['#EBC48C', '#C08A4C', '#6E4420'];
  const spilt = Array.from({ length: 22 }, () => {
    const x = 12 + s.random() * 150;
    const y = 246 + s.random() * 34;
    const turn = s.random() * 360;
    return grain(x + 1, y + 2.5, turn, k, tones[2]) + grain(x, y, turn, k, tones[0]);
  }).join('');
  return `${s.solid('M222 206L300 156C312 150 322 164 312 174L240 232Z', wood, { depth: 10 })}${s.solid('M32 196C36 244 78 266 134 266S228 250 244 206Z', wood, { depth: 16, inside: '<path d="M44 222Q130 262 232 226M52 240Q130 272 220 242" stroke="#6E4420" stroke-width="2" fill="none" opacity=".4"/>' })}<path d="M32 196C60 176 214 184 244 206C220 226 60 224 32 196Z" fill="#8A5A2A"/>${grainMound(s, 136, 208, 190, 84, tones, count, k)}<path d="M32 196C60 226 220 228 244 206" stroke="#F4D8A6" stroke-width="4" fill="none" opacity=".9"/>${spilt}`;
}

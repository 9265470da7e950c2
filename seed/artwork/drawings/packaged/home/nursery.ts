import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { barrel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';
import { sagging } from '#seed/artwork/labels/surfaces.ts';

const film: Tones = ['#F2FBFF', '#BFE3F2', '#6AA4C4'];

function wipesBody(s: Sketch): string {
  const side = 'M18 176C18 168 26 166 36 168H284C294 166 302 168 302 176C308 204 308 236 300 262C290 274 30 274 20 262C12 236 12 204 18 176Z';
  const top = 'M52 92C90 84 230 84 268 92C284 110 298 146 304 176C240 188 80 188 16 176C22 146 36 110 52 92Z';
  const drops = [[48, 214, 0.6], [272, 214, 0.56]].map(([x = 0, y = 0, k = 1]) => printed('drop', x, y, k, '#4EA4D2', '#EAF8FF')).join('');
  const creases = '<path d="M30 180Q60 196 56 226M292 180Q262 200 268 232M24 250Q50 236 70 244M298 250Q270 238 252 246" stroke="#fff" stroke-width="5" fill="none" opacity=".7" stroke-linecap="round"/><path d="M42 182Q70 200 66 228M278 182Q252 200 258 228" stroke="#4E8AAC" stroke-width="5" fill="none" opacity=".35" stroke-linecap="round"/>';
  return `${s.solid(side, film, { depth: 16, inside: `${drops}${s.soft(2, creases)}` })}${productLabel('baby-wipes', { surface: sagging(18, 302, 12), box: [84, 188, 236, 242], ink: '#0E5484', accent: '#2A86BE', paper: '#EAF8FF' })}${s.solid(top, film, { depth: 14, inside: s.soft(3, '<path d="M60 100Q90 120 70 168M258 98Q236 122 250 168" stroke="#fff" stroke-width="9" fill="none" opacity=".8"/>') })}<path d="M18 177Q160 194 302 177" stroke="#fff" stroke-width="3" fill="none" opacity=".8"/>`;
}

/** The soft pack of water wipes with its flap closed. */
export function wipesPack(): string {
  const s = createSketch(821);
  const flap = 'M114 108Q160 102 206 108Q214 110 218 120L228 150Q230 160 218 161Q160 168 102 161Q90 160 92 150L102 120Q106 110 114 108Z';
  return s.svg(`${wipesBody(s)}${s.soft(3, `<path d="${flap}" fill="#1A4A6A" opacity=".4" transform="translate(2 5)"/>`)}${s.solid(flap, ['#7CC4E8', '#3A92C8', '#125A8E'], { depth: 8 })}<path d="M138 152Q160 158 182 152" stroke="#EAF8FF" stroke-width="5" fill="none" stroke-linecap="round" opacity=".8"/>${printed('drop', 160, 128, 0.42, '#EAF8FF', '#3A92C8')}`);
}

/** The open pack, with the flap up and a wipe halfway out. */
export function wipesOpen(): string {
  const s = createSketch(822);
  const hole = oval(160, 134, 62, 24);
  const wipe = 'M118 136C124 104 104 78 112 44C130 30 146 48 160 34C178 26 196 40 212 46C206 80 216 108 204 138C180 150 140 150 118 136Z';
  return s.svg(`<g transform="translate(0 -8)">${s.solid('M112 92L100 34Q98 24 110 22H210Q222 24 220 34L208 92Z', ['#7CC4E8', '#3A92C8', '#125A8E'], { depth: 8 })}</g>${wipesBody(s)}<path d="${hole}" fill="#2E6E98"/><path d="${oval(160, 136, 54, 19)}" fill="#123E5C"/>${s.solid(wipe, ['#FFFFFF', '#F4F6F6', '#B5C2CA'], { depth: 14, inside: s.soft(2, '<path d="M136 50Q130 90 142 140M166 42Q172 90 164 144M192 50Q186 90 190 138" stroke="#9CB0BC" stroke-width="5" fill="none" opacity=".6"/>') })}`);
}

function bottleBody(s: Sketch): string {
  const body = 'M112 140C92 148 88 164 92 184C98 208 98 224 92 248C86 286 100 304 128 304H192C220 304 234 286 228 248C222 224 222 208 228 184C232 164 228 148 208 140Z';
  const marks = [172, 192, 212, 232, 252, 272].map((y, i) => `<rect x="${i % 2 ? 188 : 178}" y="${y}" width="${i % 2 ? 18 : 28}" height="3.500" rx="1.700" fill="#C4576A"/>`).join('');
  return `<path d="${body}" fill="${s.gradient(['#E2ECF0', '#FBFDFD', '#F0F5F6', '#C6D4DA'], 'across')}"/>${s.within(body, `<path d="M80 184H240V310H80Z" fill="${s.gradient(['#D6D2C4', '#FFFEF8', '#FBF7EA', '#E2DCCB', '#B5AC96'], 'across')}"/><path d="${oval(160, 184, 68, 8)}" fill="#FFFFFF"/>${s.soft(8, `<path d="${body}" fill="none" stroke="#4A6674" stroke-width="18" opacity=".3" transform="translate(6 2)"/>`)}<path d="${body}" fill="none" stroke="#fff" stroke-width="7" opacity=".7"/>`)}${marks}<g fill="#F08A9A" transform="translate(138 236)"><path d="M0 18C-22 2 -18 -16 -6 -16Q0 -14 0 -8Q0 -14 6 -16C18 -16 22 2 0 18Z"/></g>${s.glint(104, 170, 4, 18, 8, 0.95)}${s.glint(104, 268, 4, 22, 4, 0.9)}`;
}

const ring: Tones = ['#FFD6DA', '#F29AA8', '#B0546A'];

function teat(s: Sketch): string {
  return `${s.solid('M122 106C124 84 142 80 147 64C142 46 148 30 160 30S178 46 173 64C178 80 196 84 198 106Z', ['#FFF6E6', '#F0D6AC', '#B48E56'], { depth: 10 })}<path d="M108 108Q108 100 116 100H204Q212 100 212 108V140Q160 154 108 140Z" fill="${barrel(s, ring)}"/>${Array.from({ length: 14 }, (_, i) => `<path d="M${114 + i * 7} 108V${142 + Math.sin((i / 13) * Math.PI) * 4}" stroke="#B0546A" stroke-width="2" opacity=".3"/>`).join('')}${s.glint(118, 122, 3, 12, 0, 0.7)}`;
}

/** The feeding bottle, filled. */
export function feedingBottle(): string {
  const s = createSketch(823);
  return s.svg(`${bottleBody(s)}${teat(s)}`);
}

/** The feeding bottle under its clear hood. */
export function feedingBottleHooded(): string {
  const s = createSketch(824);
  const hood = 'M112 112V66C112 34 130 18 160 18S208 34 208 66V112Z';
  return s.svg(`${bottleBody(s)}${teat(s)}<path d="${hood}" fill="${s.gradient(['#FFFFFF', '#E2EEF2', '#FFFFFF'], 'across')}" opacity=".5"/><path d="${hood}" fill="none" stroke="#fff" stroke-width="3.500" opacity=".9"/>${s.glint(128, 62, 5, 26, 6, 0.9)}`);
}

/** A round rattle with two ears. */
export function rattle(): string {
  const s = createSketch(825);
  const wood: Tones = ['#F2D4A2', '#C89A5E', '#7E5628'];
  return s.svg(`<path d="M146 196H174V280Q160 290 146 280Z" fill="${barrel(s, wood)}"/>${s.solid(oval(160, 284, 26, 22), wood, { depth: 8 })}${s.solid(oval(98, 58, 30, 30), ['#BFE3D2', '#7AB89C', '#3A7458'], { depth: 9 })}${s.solid(oval(222, 58, 30, 30), ['#BFE3D2', '#7AB89C', '#3A7458'], { depth: 9 })}${s.solid(oval(160, 118, 92, 88), wood, { depth: 20 })}<path d="${oval(160, 128, 58, 52)}" fill="#FFF6E2" opacity=".85"/><circle cx="138" cy="116" r="7" fill="#4A2E14"/><circle cx="182" cy="116" r="7" fill="#4A2E14"/><path d="M150 138Q160 146 170 138" stroke="#4A2E14" stroke-width="5" fill="none" stroke-linecap="round"/>${s.glint(108, 84, 14, 20, 36, 0.5)}`);
}

const pumpkin: Tones = ['#FFC06A', '#F08A22', '#9A460A'];

/** A small box of pumpkin porridge. */
export function porridgeBox(): string {
  const s = createSketch(826);
  const front = `<path d="M60 196C100 172 130 214 172 192S216 184 232 196V310H60Z" fill="${s.gradient(['#FFB04A', '#E8801A'])}"/><circle cx="146" cy="132" r="44" fill="#FFF6DE"/>${s.ball(124, 136, 20, 22, pumpkin)}${s.ball(168, 136, 20, 22, pumpkin)}${s.ball(146, 138, 21, 25, pumpkin)}<path d="M146 114q0 -14 10 -18" stroke="#5E7A2A" stroke-width="6" fill="none" stroke-linecap="round"/>${productLabel('baby-porridge', { box: [74, 214, 218, 292], ink: '#5A2404', accent: '#FFF6DE', paper: '#B8560A' })}`;
  return s.svg(carton(s, { x: 64, y: 70, width: 164, height: 232, depth: 46, paper: '#FFE7B4', front, side: '<path d="M0 126H50V240H0Z" fill="#E8801A"/>' }));
}

/** A bowl of porridge with a soft spoon in it. */
export function porridgeBowl(): string {
  const s = createSketch(827);
  return s.svg(`${s.solid('M34 168C38 236 90 276 130 280H190C230 276 282 236 286 168Z', ['#FFFFFF', '#E4F0EC', '#94B4AA'], { depth: 18 })}<path d="M52 222Q160 276 268 222" stroke="#6EB09A" stroke-width="6" fill="none" opacity=".8"/><path d="${oval(160, 168, 127, 42)}" fill="#FFFFFF"/><path d="${oval(160, 170, 116, 36)}" fill="#94B4AA"/>${s.solid(oval(160, 176, 110, 31), ['#FFD08A', '#F2A040', '#B4661A'], { depth: 10 })}<path d="M96 176Q120 160 150 172T222 170" stroke="#FFE4B4" stroke-width="7" fill="none" opacity=".7" stroke-linecap="round"/>${s.solid('M196 168C190 152 214 140 230 146L296 84Q306 76 312 84Q318 92 308 100L244 160C246 178 206 188 196 168Z', ['#C4ECE0', '#6EC0A8', '#2A7A66'], { depth: 7 })}`);
}

/** A baby spoon, lying. */
export function babySpoon(): string {
  const s = createSketch(828);
  return s.svg(`${s.solid('M24 196C10 160 50 120 96 128C122 132 132 146 144 152L286 138Q304 138 304 154Q304 168 288 170L146 178C134 190 122 214 92 218C62 222 34 218 24 196Z', ['#C4ECE0', '#6EC0A8', '#2A7A66'], { depth: 12 })}${s.solid(oval(80, 174, 44, 30, -10), ['#2A7A66', '#5EB098', '#A6DCCC'], { depth: 8 })}${s.glint(210, 150, 50, 3, -4, 0.7)}`);
}

/** A small pumpkin. */
export function pumpkinWhole(): string {
  const s = createSketch(829);
  const rib = (x: number, rx: number): string => s.solid(oval(x, 194, rx, 78), pumpkin, { depth: 16 });
  return s.svg(`${rib(70, 48)}${rib(250, 48)}${rib(106, 52)}${rib(214, 52)}${rib(160, 56)}${s.solid('M144 122C142 96 150 74 172 56L192 68C178 84 174 104 178 122Q160 132 144 122Z', ['#A8B85A', '#66802E', '#34481A'], { depth: 7 })}${s.glint(140, 156, 9, 24, 4, 0.5)}`);
}

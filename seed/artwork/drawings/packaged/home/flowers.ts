import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A flat flower with broad petals around (x, y). `tilt` flattens the flower, as if it were seen from the side. */
function blossom(s: Sketch, x: number, y: number, r: number, petals: number, tones: Tones, centre: Tones, tilt = 0.86, turn = 0, width = 0.4): string {
  const shape = `M0 0C${-r * width * 1.2} ${-r * 0.36} ${-r * width} ${-r * 0.96} 0 ${-r}C${r * width} ${-r * 0.96} ${r * width * 1.2} ${-r * 0.36} 0 0Z`;
  const all = Array.from({ length: petals }, (_, i) => s.solid(shape, tones, { depth: r * 0.16, transform: `translate(${x} ${y}) scale(1 ${tilt}) rotate(${turn + (i * 360) / petals})`, inside: `<path d="M0 0L0 ${-r * 0.7}" stroke="${tones[2]}" stroke-width="${r * 0.04}" opacity=".35"/>` })).join('');
  return `${all}${s.ball(x, y, r * 0.17, r * 0.16 * tilt, centre)}`;
}

const ylang: Tones = ['#FFF3A0', '#E8C83C', '#9A8A1C'];

/** A kenanga flower: long yellow petals that hang and curl, and a leaf. */
export function kenanga(): string {
  const s = createSketch(601);
  const petal = (turn: number, length: number, bend: number): string => {
    const shape = `M-7 0C${-22 - bend} ${length * 0.24} ${-16 + bend} ${length * 0.6} ${bend - 6} ${length * 0.82}Q${bend} ${length * 0.96} ${bend + 12} ${length}C${bend + 20} ${length * 0.8} ${bend + 22} ${length * 0.5} 8 0Z`;
    return s.solid(shape, ylang, { depth: 9, transform: `translate(160 96) rotate(${turn})`, inside: `<path d="M0 6Q${bend * 0.2} ${length * 0.5} ${bend + 6} ${length * 0.9}" stroke="#8A8A1A" stroke-width="2.500" fill="none" opacity=".4"/>` });
  };
  return s.svg(`<path d="M166 92C176 60 200 40 232 30" stroke="#6B7A2E" stroke-width="9" fill="none" stroke-linecap="round"/>${leaf(s, 196, 46, 116, 56, 22)}${petal(74, 134, 26)}${petal(-70, 140, -22)}${petal(42, 160, 18)}${petal(-40, 168, -18)}${petal(-12, 186, -12)}${petal(16, 178, 14)}${s.ball(160, 98, 22, 18, ['#E6EE8A', '#A9B83A', '#5E6E1E'])}${s.ball(156, 92, 9, 7, ['#FFF6C0', '#E0C23A', '#9A7A1A'])}`);
}

const petalWhite: Tones = ['#FFFFFF', '#F6F6EE', '#BCC4B0'];
const pollen: Tones = ['#FFF0A0', '#E8C24A', '#A8801E'];

/** A sprig of melati with two open flowers and buds. */
export function melati(): string {
  const s = createSketch(602);
  const bud = (x: number, y: number, turn: number): string => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 0V26" stroke="#7A9A4A" stroke-width="6"/>${s.solid('M0 6C-14 -4 -14 -30 0 -46C14 -30 14 -4 0 6Z', petalWhite, { depth: 8 })}</g>`;
  return s.svg(`${leaf(s, 156, 226, 132, 74, 24)}${leaf(s, 150, 230, 128, 70, 152)}${leaf(s, 160, 232, 104, 60, 84)}${bud(252, 122, 50)}${bud(96, 88, -24)}${blossom(s, 202, 168, 66, 7, petalWhite, pollen, 0.82, 12, 0.34)}${blossom(s, 116, 196, 72, 7, petalWhite, pollen, 0.82, 0, 0.34)}`);
}

/** A hibiscus (bunga raya) with its long stamen. */
export function bungaRaya(): string {
  const s = createSketch(603);
  const tones: Tones = ['#FF8A7A', '#DE2E34', '#7E0A1E'];
  const petal = (turn: number): string => {
    const shape = 'M0 0C-56 -24 -74 -84 -50 -114C-40 -128 -22 -116 -6 -126C14 -134 30 -118 46 -112C70 -92 50 -30 0 0Z';
    return s.solid(shape, tones, { depth: 16, transform: `translate(150 168) scale(1 .88) rotate(${turn})`, inside: '<path d="M0 0C-14 -40 -26 -70 -28 -100M0 0C0 -40 4 -70 8 -112M0 0C14 -36 28 -60 38 -90" stroke="#7E0A1E" stroke-width="3" fill="none" opacity=".28"/><ellipse rx="26" ry="44" fill="#6E0618" opacity=".5"/>' });
  };
  const dots = Array.from({ length: 14 }, (_, i) => `<circle cx="${(232 - i * 4 + (i % 3) * 5).toFixed(1)}" cy="${(70 + i * 5 - (i % 2) * 10).toFixed(1)}" r="5" fill="${i % 2 ? '#FFD34A' : '#F2A81E'}"/>`).join('');
  return s.svg(`${leaf(s, 190, 230, 126, 84, 18)}${leaf(s, 120, 236, 116, 80, 150)}${[36, 108, 180, 252, 324].map(petal).join('')}<path d="M152 168C176 132 200 104 236 72" stroke="#F4A0A0" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M150 166C174 130 198 102 234 70" stroke="#FFD0C8" stroke-width="3.500" fill="none" stroke-linecap="round"/>${dots}`);
}

/** A fallen petal. */
export function petalLoose(): string {
  const s = createSketch(604);
  const cup = 'M64 236C30 176 60 92 150 74C196 66 216 92 236 84C270 96 286 150 262 204C226 262 110 284 64 236Z';
  return s.svg(`${s.solid(cup, ['#FFC4C8', '#E8607A', '#A22A48'], { depth: 20, inside: '<path d="M78 236C110 180 160 130 226 100M78 236C100 170 130 120 170 84M78 236C140 220 210 190 262 150" stroke="#A22A48" stroke-width="3" fill="none" opacity=".25"/>' })}${s.solid('M150 74C196 66 216 92 236 84C226 104 196 106 176 98C164 92 152 86 150 74Z', ['#FFE2E0', '#F49AA8', '#C84A66'], { depth: 7 })}`);
}

/** A frangipani (cempaka), seen from the front. */
export function cempaka(): string {
  const s = createSketch(605);
  return s.svg(`${blossom(s, 160, 164, 130, 5, ['#FFFFFF', '#FBF4E4', '#CFC2A0'], ['#FFE98A', '#F2BE3A', '#C08A1A'], 0.9, 10, 0.5)}${s.soft(10, `<path d="${oval(160, 162, 36, 30)}" fill="#F6C23A" opacity=".75"/>`)}`);
}

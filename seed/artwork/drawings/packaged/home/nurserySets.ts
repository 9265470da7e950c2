import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

const cloths: readonly (readonly [Tones, string])[] = [
  [['#FFF6DA', '#F2DDA4', '#B4945A'], '#E08A3A'],
  [['#DDF2EA', '#A2D2C0', '#5A9480'], '#2E7A66'],
  [['#FFE4DE', '#F2B8AE', '#B47468'], '#C4576A'],
];

/** A diaper folded in three, with its snaps in a row on the tab. */
function folded(s: Sketch, y: number, [tones, ink]: readonly [Tones, string]): string {
  const body = `M42 ${y}H276Q298 ${y} 298 ${y + 30}Q298 ${y + 62} 276 ${y + 62}H42Q22 ${y + 62} 22 ${y + 31}Q22 ${y} 42 ${y}Z`;
  const motif = Array.from({ length: 14 }, (_, i) => `<g transform="translate(${48 + i * 17} ${y + 14 + (i % 3) * 17}) rotate(${i * 40})"><path d="M0 -5Q4 0 0 5Q-4 0 0 -5Z" fill="${ink}" opacity=".55"/></g>`).join('');
  const tab = `M180 ${y + 12}H262Q274 ${y + 12} 274 ${y + 22}V${y + 40}Q274 ${y + 50} 262 ${y + 50}H180Z`;
  const snaps = [0, 1, 2].map((i) => s.ball(200 + i * 26, y + 31, 8, 8, ['#FFFFFF', '#EDE7DA', '#A89E8A'])).join('');
  return `${s.solid(body, tones, { depth: 15, inside: motif })}<path d="M32 ${y + 31}H180" stroke="${tones[2]}" stroke-width="4" opacity=".45"/><path d="M32 ${y + 29}H180" stroke="#fff" stroke-width="2" opacity=".6"/>${s.soft(3, `<path d="${tab}" fill="${tones[2]}" opacity=".5" transform="translate(-3 4)"/>`)}${s.solid(tab, tones, { depth: 7 })}${snaps}`;
}

/** Three cloth diapers folded and stacked. */
export function diaperStack(): string {
  const s = createSketch(831);
  const shade = (y: number): string => s.soft(6, `<path d="M36 ${y}H290V${y + 12}H36Z" fill="#2A1A08" opacity=".32"/>`);
  const [a, b, c] = cloths;
  return s.svg(`${c ? folded(s, 232, c) : ''}${shade(226)}${b ? folded(s, 166, b) : ''}${shade(160)}${a ? folded(s, 100, a) : ''}`);
}

/** A fastened diaper, as it is worn. */
export function diaperWorn(): string {
  const s = createSketch(832);
  const tones: Tones = ['#DDF2EA', '#A2D2C0', '#5A9480'];
  const shape = 'M26 96C90 112 230 112 294 96C304 128 304 152 294 172C252 176 226 206 214 252C186 268 134 268 106 252C94 206 68 176 26 172C16 152 16 128 26 96Z';
  const motif = Array.from({ length: 40 }, () => { const [x, y] = [36 + s.random() * 250, 108 + s.random() * 150]; return `<path d="M0 -7Q6 0 0 7Q-6 0 0 -7Z" fill="#2E7A66" opacity=".5" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(s.random() * 180).toFixed(0)})"/>`; }).join('');
  const gathers = Array.from({ length: 9 }, (_, i) => `<path d="M${36 + i * 8} ${170 + i * 9}l10 -10M${284 - i * 8} ${170 + i * 9}l-10 -10" stroke="#5A9480" stroke-width="3" opacity=".6" stroke-linecap="round"/>`).join('');
  const tab = (x: number): string => `${s.solid(`M${x} 112H${x + 60}Q${x + 70} 114 ${x + 70} 128T${x + 60} 144H${x}Q${x - 8} 128 ${x} 112Z`, ['#FFFFFF', '#E6F2EC', '#94BAAA'], { depth: 7 })}${[16, 42].map((dx) => s.ball(x + dx, 128, 7, 7, ['#8CCBB2', '#3A8A72', '#1A4E40'])).join('')}`;
  return s.svg(`<path d="${oval(160, 98, 134, 22)}" fill="#5A9480"/>${s.solid(shape, tones, { depth: 22, inside: motif + gathers })}<path d="M26 96C90 112 230 112 294 96" stroke="#fff" stroke-width="6" fill="none" opacity=".7"/>${tab(50)}${tab(204)}`);
}

const fibre: Tones = ['#FFF1C6', '#EBCB84', '#A88440'];
const aqua: Tones = ['#CDEEEA', '#7CC6C0', '#34807C'];

/** A round, divided plate with a bear's ears, upright. */
export function kidsPlate(): string {
  const s = createSketch(833);
  const well = (d: string): string => s.solid(d, ['#4E9A96', '#8ED2CC', '#D2F2EE'], { depth: 9 });
  return s.svg(`${s.solid(oval(70, 76, 46, 44), aqua, { depth: 12 })}${s.solid(oval(250, 76, 46, 44), aqua, { depth: 12 })}<path d="${oval(70, 78, 24, 22)}" fill="#34807C" opacity=".5"/><path d="${oval(250, 78, 24, 22)}" fill="#34807C" opacity=".5"/>${s.solid(oval(160, 176, 134, 130), aqua, { depth: 18 })}${well('M54 168H266C268 232 220 284 160 284S52 232 54 168Z')}${well('M56 152C60 106 98 74 152 70V152Z')}${well('M264 152C260 106 222 74 168 70V152Z')}`);
}

/** A bowl of bamboo fibre. */
export function kidsBowl(): string {
  const s = createSketch(834);
  const coral: Tones = ['#FFD0BC', '#F2947A', '#A84E38'];
  return s.svg(`${s.solid('M36 142C40 222 92 262 132 268H188C228 262 280 222 284 142Z', coral, { depth: 20, inside: Array.from({ length: 60 }, () => `<circle cx="${36 + s.random() * 250}" cy="${140 + s.random() * 130}" r="1.500" fill="#A84E38" opacity=".3"/>`).join('') })}<path d="${oval(160, 142, 125, 40)}" fill="#FFDCCB"/>${s.solid(oval(160, 145, 114, 34), ['#B85E46', '#E8886E', '#FFC4AE'], { depth: 10 })}<path d="M126 264Q160 276 194 264V276Q160 286 126 276Z" fill="#A84E38"/>`);
}

/** A spoon and a fork with rounded handles. */
export function kidsCutlery(): string {
  const s = createSketch(835);
  const spoon = 'M92 24C122 24 138 50 138 82C138 110 122 126 106 132V288Q106 304 92 304T78 288V132C62 126 46 110 46 82C46 50 62 24 92 24Z';
  const fork = 'M184 34Q184 26 191 26T198 34V92H212V32Q212 24 219 24T226 32V92H240V34Q240 26 247 26T254 34V104C254 124 244 134 234 138V288Q234 304 220 304T206 288V138C194 134 184 124 184 104Z';
  return s.svg(`${s.solid(spoon, fibre, { depth: 10 })}${s.solid(oval(92, 80, 34, 42), ['#B8924A', '#DDB96E', '#F6E2AC'], { depth: 8 })}${s.solid(fork, fibre, { depth: 9 })}`);
}

/** A cup from the set. */
export function kidsCup(): string {
  const s = createSketch(836);
  return s.svg(`${s.solid('M62 80H258L236 288Q234 304 218 304H102Q86 304 84 288Z', fibre, { depth: 20 })}<path d="${oval(160, 80, 98, 24)}" fill="#FFF6DA"/>${s.solid(oval(160, 82, 88, 19), ['#A88440', '#D2AE66', '#F2DCA4'], { depth: 7 })}<circle cx="132" cy="186" r="9" fill="#7E5A22"/><circle cx="184" cy="186" r="9" fill="#7E5A22"/><path d="M142 212Q158 226 174 212" stroke="#7E5A22" stroke-width="6" fill="none" stroke-linecap="round"/><circle cx="116" cy="208" r="12" fill="#F2947A" opacity=".5"/><circle cx="200" cy="208" r="12" fill="#F2947A" opacity=".5"/>`);
}

import { createSketch, oval, type Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold, moulded } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { carton } from '#seed/artwork/drawings/packaged/pantry/carton.ts';
import { barrel } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';
import { productLabel } from '#seed/artwork/labels/productLabel.ts';

const shell = 'M92 112H228Q256 112 256 140V272Q256 302 226 302H94Q64 302 64 272V140Q64 112 92 112Z';
const inner = 'M84 158H236V262Q236 282 216 282H104Q84 282 84 262Z';

/** A small six-petalled print. */
function ylangPrint(x: number, y: number, k: number, ink: string): string {
  return `<g transform="translate(${x} ${y}) scale(${k})">${[0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0 -3C-6 -12 -4 -22 3 -28C7 -20 6 -10 0 -3Z" fill="${ink}" transform="rotate(${turn})"/>`).join('')}<circle r="3.500" fill="${ink}"/></g>`;
}

function flask(s: Sketch): string {
  const amber = s.gradient(['#FFE0B8', '#F5B27A', '#DD8450', '#B25A34', '#7E351C']);
  return `<path d="${shell}" fill="${s.gradient(['#FFFFFF', '#F3EEF0', '#DCD3DC', '#F6F1F4'])}"/>${s.within(shell, `${s.soft(8, `<path d="${shell}" fill="none" stroke="#6E5870" stroke-width="16" opacity=".3" transform="translate(6 5)"/>`)}<path d="M64 292H256V302H64Z" fill="#fff" opacity=".6"/>`)}<path d="${inner}" fill="${amber}"/>${s.within(inner, `${s.soft(10, '<path d="M226 150V290H110" stroke="#5E220E" stroke-width="26" fill="none" opacity=".34"/>')}${s.soft(7, '<path d="M150 290C180 270 214 268 230 230L236 290Z" fill="#FFD29A" opacity=".75"/>')}<path d="M84 158h9v120h-9Z" fill="#FFF1DC" opacity=".5"/>`)}<path d="${oval(160, 158, 76, 7)}" fill="#FFE7C8"/><path d="${oval(160, 159, 70, 5)}" fill="#F6C294"/><path d="M157 112h6v150l-5 8Z" fill="#fff" opacity=".42"/>
<path d="${shell}" fill="none" stroke="#fff" stroke-width="3.500" opacity=".95"/><path d="M74 142Q74 122 94 122H150" stroke="#fff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".95"/>${s.glint(75, 210, 4, 62, 0, 0.95)}${s.glint(247, 230, 3, 40, 0, 0.7)}`;
}

function label(s: Sketch): string {
  return `${s.soft(3, '<rect x="112" y="190" width="98" height="70" rx="4" fill="#4E1C0A" opacity=".4"/>')}<rect x="110" y="186" width="98" height="70" rx="3" fill="${s.gradient(['#FFFEF8', '#F8EFDF'])}"/><rect x="115" y="191" width="88" height="60" rx="2" fill="none" stroke="#B98A3A" stroke-width="1.500" opacity=".8"/>${productLabel('kenanga-perfume', { box: [120, 194, 198, 249], ink: '#4E2E0A', accent: '#B98A3A', paper: '#FFFEF8' })}`;
}

function collar(s: Sketch): string {
  return `<path d="M132 88H188V112H132Z" fill="${barrel(s, gold)}"/><path d="M132 88H188V93H132ZM132 104H188V107H132Z" fill="#6E4812" opacity=".35"/>`;
}

/** The amber eau de parfum with its gilt stopper on. */
export function kenangaBottle(): string {
  const s = createSketch(611);
  const stopper = 'M126 42Q126 32 136 32H184Q194 32 194 42V90H126Z';
  return s.svg(`${collar(s)}${moulded(s, stopper, gold)}<path d="M130 38Q160 31 190 38" stroke="#FFFBEA" stroke-width="4" fill="none" opacity=".8"/><path d="M126 76H194V80H126Z" fill="#7E561A" opacity=".4"/>${flask(s)}${label(s)}`);
}

/** The same bottle, open, with its spray head bare. */
export function kenangaOpen(): string {
  const s = createSketch(612);
  return s.svg(`<path d="M146 58Q146 52 152 52H168Q174 52 174 58V90H146Z" fill="${barrel(s, gold)}"/><circle cx="166" cy="66" r="4" fill="#5E3E10"/>${collar(s)}${flask(s)}${label(s)}`);
}

/** The stopper lying on its side. */
export function kenangaStopper(): string {
  const s = createSketch(613);
  const side = 'M40 120H210Q222 120 222 132V210Q222 222 210 222H40Z';
  return s.svg(`<path d="${side}" fill="${s.gradient(['#FFF6D2', '#E9BF66', '#C08A32', '#7E561A', '#A97A34'], 'down')}"/><path d="${oval(40, 171, 20, 51)}" fill="#C99A48"/><path d="${oval(41, 171, 13, 38)}" fill="#4A300C"/><path d="M68 120V222" stroke="#7E561A" stroke-width="4" opacity=".5"/>${s.glint(140, 136, 60, 4, 0, 0.8)}`);
}

/** The perfume's box of deep violet board. */
export function kenangaBox(): string {
  const s = createSketch(614);
  const petals = Array.from({ length: 9 }, (_, i) => ylangPrint(92 + (i % 3) * 52, 108 + Math.floor(i / 3) * 66, 0.62, '#8A6AA6')).join('');
  const front = `${petals}<rect x="92" y="146" width="106" height="78" rx="3" fill="#FFF9EE"/><rect x="98" y="152" width="94" height="66" rx="2" fill="none" stroke="#B98A3A" stroke-width="2"/>${productLabel('kenanga-perfume', { box: [104, 157, 186, 213], ink: '#4A2E62', accent: '#B98A3A', paper: '#FFF9EE' })}<path d="M66 284H224V290H66Z" fill="#D6A84E"/>`;
  return s.svg(carton(s, { x: 66, y: 66, width: 158, height: 236, depth: 44, paper: '#5A3C78', front, side: '<path d="M0 218H50V224H0Z" fill="#D6A84E"/>' }));
}

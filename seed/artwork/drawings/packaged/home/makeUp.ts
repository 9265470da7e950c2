import { createSketch, oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { gold, moulded } from '#seed/artwork/drawings/packaged/home/forms.ts';
import { printed } from '#seed/artwork/drawings/packaged/pantry/prints.ts';
import { barrel, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

const aubergine: Tones = ['#7A4A66', '#42203A', '#18081A'];
const shades: readonly (readonly Tones[])[] = [
  [['#FFEFE2', '#F2D6C0', '#C49A7E'], ['#F6CFC4', '#E2A294', '#A8665A'], ['#E8B4A8', '#C07A6C', '#7E4238'], ['#FFE9B8', '#E2B864', '#9A6E22']],
  [['#F2A89A', '#D06A5E', '#8A342E'], ['#C48A8E', '#96505E', '#581E30'], ['#D8A884', '#A46A40', '#5E3214'], ['#B08E6E', '#76543A', '#3A2414']],
  [['#B4A0C4', '#7A5E96', '#3E2858'], ['#9AB49A', '#5E8060', '#2A4630'], ['#8E6A5E', '#563428', '#24100A'], ['#6E6270', '#38303C', '#120E16']],
];

/** The open eyeshadow palette, with a mirror above and twelve pans below. */
export function palette(): string {
  const s = createSketch(861);
  const base = 'M34 158H286L306 282Q308 300 290 300H30Q12 300 14 282Z';
  const glassPane = 'M54 44H266Q272 44 272 50V138H48V50Q48 44 54 44Z';
  const pans = shades.flatMap((row, j) => row.map((tones, i) => {
    const t = j / 2;
    const w = 27 + t * 4;
    const cx = 160 + (i - 1.5) * (58 + t * 7);
    const cy = 185 + j * 41;
    const h = 15 + t * 2;
    const pan = `M${cx - w} ${cy - h + 4}Q${cx - w} ${cy - h} ${cx - w + 4} ${cy - h}H${cx + w - 4}Q${cx + w} ${cy - h} ${cx + w} ${cy - h + 4}V${cy + h - 4}Q${cx + w} ${cy + h} ${cx + w - 4} ${cy + h}H${cx - w + 4}Q${cx - w} ${cy + h} ${cx - w} ${cy + h - 4}Z`;
    const sparks = (i + j) % 3 === 0 ? Array.from({ length: 16 }, () => `<circle cx="${(cx + (s.random() * 2 - 1) * w * 0.9).toFixed(1)}" cy="${(cy + (s.random() * 2 - 1) * h * 0.8).toFixed(1)}" r="1" fill="#fff" opacity=".9"/>`).join('') : '';
    return `<path d="${pan}" fill="#0C0410" transform="translate(0 -1.500)" opacity=".9"/><path d="${pan}" fill="${s.gradient([tones[2], tones[1], tones[0]], 'down')}"/><path d="${pan}" fill="${s.radial([tones[0], tones[1], tones[1]], 0.4, 0.5, 0.7)}" opacity=".8"/>${sparks}<path d="M${cx - w + 3} ${cy + h - 1}H${cx + w - 3}" stroke="#fff" stroke-width="1.500" opacity=".35"/>`;
  })).join('');
  return s.svg(`${moulded(s, 'M50 26H270Q288 26 288 44V156H32V44Q32 26 50 26Z', aubergine)}<path d="${glassPane}" fill="${s.gradient(['#F6FAFC', '#C9D6E2', '#E9F0F5', '#B5C4D4', '#DCE6EE'])}"/>${s.within(glassPane, '<path d="M70 150L150 30H186L106 150ZM206 150L286 30H298L218 150Z" fill="#fff" opacity=".6"/>')}<path d="M32 150H288V162H32Z" fill="${s.gradient(['#0E0410', '#42203A'], 'down')}"/><path d="M60 150h40v11H60ZM220 150h40v11h-40Z" fill="#D6A84E"/>${s.solid(base, aubergine, { depth: 12 })}${pans}<path d="M16 288Q16 300 30 300H290Q304 300 304 288L306 300Q306 312 290 312H30Q14 312 14 300Z" fill="#180818"/><rect x="148" y="298" width="24" height="9" rx="3" fill="#D6A84E"/>`);
}

/** The closed palette with a gilt flower on its lid. */
export function paletteShut(): string {
  const s = createSketch(862);
  const top = 'M66 78H254Q266 78 270 90L298 206Q300 220 286 220H34Q20 220 22 206L50 90Q54 78 66 78Z';
  const flower = [0, 60, 120, 180, 240, 300].map((turn) => `<path d="M0 -4C-9 -16 -6 -30 3 -38C10 -26 9 -14 0 -4Z" fill="#E9C26E" transform="rotate(${turn})"/>`).join('');
  return s.svg(`<path d="M22 208Q20 222 34 222H286Q300 222 298 208V232Q298 246 284 246H36Q22 246 22 232Z" fill="${barrel(s, aubergine)}"/><path d="M22 228H298" stroke="#000" stroke-width="2.500" opacity=".5"/><rect x="146" y="222" width="28" height="12" rx="4" fill="#D6A84E"/>${s.solid(top, aubergine, { depth: 14 })}<path d="M74 92H246Q252 92 254 98L278 196Q280 206 270 206H50Q40 206 42 196L66 98Q68 92 74 92Z" fill="none" stroke="#E9C26E" stroke-width="2.500" opacity=".85"/><g transform="translate(160 150) scale(1.250 .85)">${flower}<circle r="5" fill="#E9C26E"/></g>${s.glint(104, 104, 46, 6, -4, 0.4)}`);
}

const blushPan: Tones = ['#F6D8BE', '#DEAE8C', '#A87450'];

/** The open compact: the mirror is up, and the pressed powder has a woven print. */
export function compact(): string {
  const s = createSketch(863);
  const weave = Array.from({ length: 12 }, (_, i) => `<path d="M${40 + i * 22} 190L${110 + i * 22} 290M${40 + i * 22} 290L${110 + i * 22} 190" stroke="#A87450" stroke-width="2.500" opacity=".3"/>`).join('');
  return s.svg(`${s.solid(oval(160, 104, 112, 98), gold, { depth: 14 })}<path d="${oval(160, 106, 96, 83)}" fill="${s.gradient(['#F8FBFC', '#CBD8E0', '#EEF4F6', '#B9C8D4', '#E2EBF0'])}"/>${s.within(oval(160, 106, 96, 83), '<path d="M96 200L176 10H206L126 200ZM214 200L270 60H280L224 200Z" fill="#fff" opacity=".65"/>')}<path d="M128 190H192V212H128Z" fill="${barrel(s, gold)}"/><path d="${wall({ cx: 160, rx: 126, ry: 54 }, 238, 256)}" fill="${barrel(s, gold)}"/><path d="${oval(160, 238, 126, 54)}" fill="${s.gradient(['#FFF6D8', '#D6A84E', '#F4DC9C'])}"/><path d="${oval(160, 240, 108, 43)}" fill="#8A5A3A"/>${s.solid(oval(160, 243, 104, 39), blushPan, { depth: 8, inside: weave })}<path d="M34 250A126 54 0 0 0 286 250" stroke="#FFF6DC" stroke-width="2.500" fill="none" opacity=".7"/>`);
}

/** The closed compact with a mother-of-pearl disc on its lid. */
export function compactShut(): string {
  const s = createSketch(864);
  return s.svg(`<path d="${wall({ cx: 160, rx: 132, ry: 76 }, 158, 194)}" fill="${barrel(s, gold)}"/><path d="M28 176A132 76 0 0 0 292 176" stroke="#7E561A" stroke-width="3.500" fill="none" opacity=".7"/>${s.solid(oval(160, 156, 132, 76), gold, { depth: 10 })}<path d="${oval(160, 155, 106, 58)}" fill="${s.gradient(['#FFF8F2', '#EEDDE4', '#D8E4E8', '#F4E6D8', '#CDBEC8'])}"/><g transform="translate(160 154) scale(1.100 .6)">${printed('star', 0, 0, 1.3, '#C99A48', '#FBF4EE')}</g>${s.glint(104, 124, 34, 6, -22, 0.7)}<rect x="148" y="230" width="26" height="12" rx="4" fill="#B98A3A"/>`);
}

/** A round velour puff with its ribbon. */
export function puff(): string {
  const s = createSketch(865);
  const nap = Array.from({ length: 140 }, () => { const a = s.random() * 6.283; const r = Math.sqrt(s.random()); return `<circle cx="${(160 + Math.cos(a) * r * 118).toFixed(1)}" cy="${(168 + Math.sin(a) * r * 68).toFixed(1)}" r="1.800" fill="#fff" opacity=".45"/>`; }).join('');
  return s.svg(`<path d="${wall({ cx: 160, rx: 122, ry: 70 }, 168, 200)}" fill="${barrel(s, ['#FBE6DC', '#E6BEB0', '#A8786A'])}"/>${s.solid(oval(160, 166, 122, 72), ['#FFF3EA', '#F2D2C4', '#C49A8A'], { depth: 16, inside: nap })}<path d="M52 176Q160 132 268 158L272 178Q160 154 56 198Z" fill="${s.gradient(['#F6B4B8', '#D87A86', '#A84A5E'], 'across')}"/><path d="M54 180Q160 138 268 162" stroke="#fff" stroke-width="2.500" fill="none" opacity=".5"/>`);
}

/** An upright make-up brush at the origin, with hair above and a handle of the given length below. */
export function makeUpBrush(s: Sketch, hair: 'dome' | 'flat' | 'fan' | 'fine', k: number, length: number, handle: Tones): string {
  const outlines = { dome: `M${-16 * k} 0C${-30 * k} ${-36 * k} ${-26 * k} ${-74 * k} 0 ${-80 * k}C${26 * k} ${-74 * k} ${30 * k} ${-36 * k} ${16 * k} 0Z`, flat: `M${-13 * k} 0C${-20 * k} ${-26 * k} ${-18 * k} ${-50 * k} ${-14 * k} ${-56 * k}Q0 ${-64 * k} ${14 * k} ${-56 * k}C${18 * k} ${-50 * k} ${20 * k} ${-26 * k} ${13 * k} 0Z`, fan: `M${-11 * k} 0C${-20 * k} ${-24 * k} ${-44 * k} ${-40 * k} ${-48 * k} ${-58 * k}Q0 ${-84 * k} ${48 * k} ${-58 * k}C${44 * k} ${-40 * k} ${20 * k} ${-24 * k} ${11 * k} 0Z`, fine: `M${-9 * k} 0C${-13 * k} ${-22 * k} ${-8 * k} ${-44 * k} 0 ${-58 * k}C${8 * k} ${-44 * k} ${13 * k} ${-22 * k} ${9 * k} 0Z` } as const;
  const ferrule = { dome: 15, flat: 12, fan: 10, fine: 8 }[hair] * k;
  const strands = Array.from({ length: 9 }, (_, i) => `<path d="M${(i - 4) * 3 * k} 0Q${(i - 4) * 6 * k} ${-40 * k} ${(i - 4) * 6.5 * k} ${-78 * k}" stroke="${i % 2 ? '#fff' : '#3A140C'}" stroke-width="1.600" fill="none" opacity=".28"/>`).join('');
  return `${s.solid(outlines[hair], ['#E8B8A0', '#A8624C', '#5A2418'], { depth: 10 * k, inside: `${strands}<path d="M-60 ${-70 * k}H60V${-96 * k}H-60Z" fill="#FFE9DC" opacity=".55"/>` })}<path d="M${-ferrule} -2H${ferrule}L${ferrule * 0.72} 44H${-ferrule * 0.72}Z" fill="${barrel(s, gold)}"/><path d="M${-ferrule * 0.9} 10H${ferrule * 0.9}M${-ferrule * 0.86} 16H${ferrule * 0.86}" stroke="#7E561A" stroke-width="1.600" opacity=".5"/><path d="M${-ferrule * 0.72} 44H${ferrule * 0.72}C${ferrule * 0.95} ${44 + length * 0.3} ${ferrule * 0.5} ${44 + length * 0.7} ${ferrule * 0.34} ${44 + length}Q0 ${52 + length} ${-ferrule * 0.34} ${44 + length}C${-ferrule * 0.5} ${44 + length * 0.7} ${-ferrule * 0.95} ${44 + length * 0.3} ${-ferrule * 0.72} 44Z" fill="${barrel(s, handle)}"/>`;
}

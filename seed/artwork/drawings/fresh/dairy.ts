import { createSketch, oval } from '#seed/artwork/drawings/fresh/sketch.ts';
import { productLabel, productName } from '#seed/artwork/labels/productLabel.ts';
import { leaning, sagging } from '#seed/artwork/labels/surfaces.ts';
import { bowlOf } from '#seed/artwork/drawings/fresh/tray.ts';

/** A block of butter, half unwrapped. */
export function butter(): string {
  const s = createSketch(411);
  return s.svg(`<path d="M20 236L92 270L300 208L222 178Z" fill="#D9DEE2"/><path d="M96 172L22 236L60 246L92 270L120 258Z" fill="${s.gradient(['#FFFFFF', '#DDE4E8'])}"/>
<path d="M74 168L206 128L264 150V206L132 250L74 226Z" fill="#E9C24A"/><path d="M74 168L206 128L264 150L132 192Z" fill="${s.gradient(['#FFF9D2', '#FFEB9A'])}"/><path d="M74 168L132 192V250L74 226Z" fill="${s.gradient(['#FFE98E', '#F2CE58'], 'down')}"/><path d="M132 192L264 150V206L132 250Z" fill="${s.gradient(['#F7D768', '#D9A636'])}"/>
<path d="M132 192L264 150" stroke="#FFFCE0" stroke-width="3" opacity=".9"/><path d="M74 168L132 192V250" stroke="#FFF6BE" stroke-width="3" fill="none" opacity=".7"/>
<path d="M178 134L206 126L266 148L270 210L180 240L176 182Z" fill="${s.gradient(['#EAF4FA', '#A9C4D6', '#7E9EB4'])}"/><path d="M176 182L178 134L206 126L266 148L236 160Z" fill="${s.gradient(['#FFFFFF', '#D3E2EC'])}"/><path d="M176 182L170 168L182 158L172 146L184 140L178 134M180 240L172 226L182 214L172 200L176 182" stroke="#fff" stroke-width="5" fill="none" stroke-linejoin="round"/><path d="M196 188L256 168V186L196 207Z" fill="#1879B4"/>${productName('unsalted-butter', { surface: leaning(226, 187, -0.33), box: [199, 180, 253, 194], ink: '#fff' })}<path d="M196 214L256 194V200L196 221Z" fill="#E9B84A"/>`);
}

/** Two pats of butter cut from the block. */
export function butterPats(): string {
  const s = createSketch(412);
  const pat = (x: number, y: number): string => `<g transform="translate(${x} ${y})"><path d="M0 0L70 -26L120 -6L50 24Z" fill="${s.gradient(['#FFF9D2', '#FFE78A'])}"/><path d="M0 0L50 24V46L0 22Z" fill="#F7D768"/><path d="M50 24L120 -6V16L50 46Z" fill="${s.gradient(['#EDC24E', '#CF9A2E'])}"/><path d="M0 0L50 24L120 -6" stroke="#FFFCE0" stroke-width="2.500" fill="none" opacity=".8"/></g>`;
  return s.svg(`${pat(110, 164)}${s.soft(6, '<ellipse cx="130" cy="216" rx="66" ry="12" fill="#6A4A08" opacity=".35"/>')}${pat(70, 204)}`);
}

/** A tub of set yogurt with its foil lid folded back. */
export function yogurtTub(): string {
  const s = createSketch(413);
  const tub = 'M58 116H262L240 286Q238 300 222 300H98Q82 300 80 286Z';
  const print = s.within(tub, `<path d="M50 214C90 190 130 236 170 212S230 196 280 214V310H50Z" fill="${s.gradient(['#8AD0E8', '#2E8EBE'])}"/>${productLabel('natural-yogurt', { surface: sagging(80, 240, 8), box: [96, 128, 224, 194], ink: '#0E5484', accent: '#1670AA', paper: '#fff' })}<path d="M130 262c0-20 14-30 30-30s30 10 30 30Z" fill="#fff" opacity=".9"/><path d="M160 196c10 12 14 20 0 36c-14-16-10-24 0-36Z" fill="#fff"/>`);
  return s.svg(`${s.solid(tub, ['#FFFFFF', '#F2F6F8', '#B4C4CE'], { depth: 20, inside: print })}${s.soft(8, '<path d="M250 120L232 296H262V120Z" fill="#0A2A40" opacity=".35"/>')}<path d="${oval(160, 112, 110, 26)}" fill="#DCE6EC"/><path d="${oval(160, 109, 108, 25)}" fill="#FFFFFF"/><path d="${oval(160, 110, 96, 20)}" fill="#C9D4DA"/>${s.solid(oval(160, 114, 92, 17), ['#FFFFFF', '#FAF8F0', '#DAD4C2'], { depth: 6 })}<path d="M110 114q30 -10 54 0t46 -4" stroke="#D9D2BC" stroke-width="3" fill="none" opacity=".8"/>
<path d="M176 90C196 40 252 26 288 52C292 84 270 112 236 118C220 104 198 94 176 90Z" fill="${s.gradient(['#FFFFFF', '#C9D6DE', '#8EA4B2'])}"/><path d="M190 84C210 52 244 40 276 56" stroke="#2E8EBE" stroke-width="9" fill="none" opacity=".8" stroke-linecap="round"/>${s.glint(84, 200, 5, 60, -6, 0.9)}`);
}

/** A bowl of yogurt with honey and berries. */
export function yogurtBowl(): string {
  const s = createSketch(414);
  const berries = ([[128, 142, 17], [158, 132, 18], [186, 146, 16]] as const).map(([x, y, r]) => `${s.solid(oval(x, y, r, r), ['#8A9CE0', '#3E4AA0', '#181E58'], { depth: 5 })}${s.glint(x - 5, y - 6, 4, 2.5, -30, 0.8)}`).join('');
  return s.svg(bowlOf(s, ['#F3E7D6', '#D6BFA0', '#8E7250'], ['#FFFFFF', '#FAF8F0', '#DAD4C2'], `<path d="M84 166C110 150 140 182 170 166S220 156 236 168" stroke="#F0A81E" stroke-width="7" fill="none" stroke-linecap="round" opacity=".85"/>${berries}`));
}

/** A wedge of mild cheddar. */
export function cheese(): string {
  const s = createSketch(415);
  const hole = (x: number, y: number, rx: number, ry: number): string => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#D08A12"/><ellipse cx="${x + 2}" cy="${y + 2.500}" rx="${rx * 0.86}" ry="${ry * 0.82}" fill="#E9AA34"/>`;
  return s.svg(`<path d="M26 188L204 106C252 112 286 134 298 162L26 188Z" fill="${s.gradient(['#FFE89A', '#FFD25A', '#F4B83A'])}"/><path d="M26 188L298 162V252L26 282Z" fill="${s.gradient(['#FFD468', '#F7B838', '#DE9420'])}"/><path d="M298 162C300 190 300 226 298 252L306 246C308 216 306 184 298 162Z" fill="#B86A0C"/><path d="M204 106C252 112 286 134 298 162L306 160C294 130 256 106 210 102Z" fill="#D9901E"/>
${hole(92, 232, 19, 16)}${hole(170, 206, 13, 11)}${hole(218, 236, 22, 18)}${hole(262, 196, 10, 9)}${hole(140, 258, 9, 7)}<ellipse cx="196" cy="142" rx="20" ry="8" fill="#E0A030"/><ellipse cx="198" cy="144" rx="17" ry="6" fill="#F4C254"/><ellipse cx="142" cy="166" rx="12" ry="5" fill="#E0A030"/><path d="M26 188L298 162" stroke="#FFF6CE" stroke-width="3.500" opacity=".9"/>${s.soft(4, '<path d="M60 178L200 116" stroke="#fff" stroke-width="8" opacity=".5"/>')}`);
}

/** Slices and cubes of cheddar. */
export function cheeseSlices(): string {
  const s = createSketch(416);
  const cube = (x: number, y: number, k: number): string => `<g transform="translate(${x} ${y}) scale(${k})"><path d="M0 0L40 -14L78 2L36 18Z" fill="#FFE48A"/><path d="M0 0L36 18V56L0 38Z" fill="#FBC84A"/><path d="M36 18L78 2V38L36 56Z" fill="${s.gradient(['#EFAA2E', '#CE8412'])}"/><path d="M0 0L36 18L78 2" stroke="#FFF6CE" stroke-width="2.200" fill="none" opacity=".8"/></g>`;
  return s.svg(`${cube(176, 176, 1.05)}${cube(84, 180, 1.1)}${s.soft(6, '<ellipse cx="176" cy="262" rx="70" ry="12" fill="#5A3604" opacity=".3"/>')}${cube(134, 204, 1.15)}`);
}

/** A small bowl of green kaya. */
export function kayaBowl(): string {
  const s = createSketch(417);
  return s.svg(bowlOf(s, ['#FFFFFF', '#EEF0EA', '#B4BAB0'], ['#D3DC7E', '#A3B648', '#6C8826'], `<path d="M96 164q26 -14 50 0t52 -2t30 4" stroke="#E9F0AC" stroke-width="6" fill="none" stroke-linecap="round" opacity=".9"/>`));
}

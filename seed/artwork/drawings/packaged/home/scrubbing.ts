import { createSketch, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { bubbles, foam } from '#seed/artwork/drawings/packaged/home/forms.ts';

const pads: Record<'yellow' | 'pink' | 'blue', readonly [Tones, Tones]> = {
  yellow: [['#FFEE9A', '#F6CB3E', '#B8820E'], ['#6EAE5A', '#3A7A36', '#164618']],
  pink: [['#FFC9CF', '#F28496', '#B03E58'], ['#8A6AB4', '#5A3C86', '#2C1A50']],
  blue: [['#BCE6F6', '#62B4DC', '#1F6A9C'], ['#F09A5A', '#CC6424', '#7E340C']],
};

/** A sponge with its rough side down, seen from the front and slightly from above. */
function sponge(s: Sketch, y: number, skew: number, [soft, rough]: readonly [Tones, Tones]): string {
  const pores = Array.from({ length: 90 }, () => {
    const [x, py, r] = [34 + s.random() * 250, y - 40 + s.random() * 82, 1.4 + s.random() * 3.6];
    return `<ellipse cx="${x.toFixed(1)}" cy="${py.toFixed(1)}" rx="${r.toFixed(1)}" ry="${(r * 0.75).toFixed(1)}" fill="${soft[2]}" opacity="${(0.3 + s.random() * 0.35).toFixed(2)}"/>`;
  }).join('');
  const fibres = Array.from({ length: 130 }, () => {
    const [x, py] = [24 + s.random() * 270, y + 40 + s.random() * 24];
    return `M${x.toFixed(0)} ${py.toFixed(0)}l${(s.random() * 12 - 6).toFixed(0)} ${(s.random() * 8 - 4).toFixed(0)}`;
  }).join('');
  const top = `M62 ${y - 40}H280Q290 ${y - 40} 286 ${y - 30}L274 ${y - 8}H30L46 ${y - 32}Q50 ${y - 40} 62 ${y - 40}Z`;
  const front = `M40 ${y - 10}H264Q280 ${y - 10} 280 ${y + 6}V${y + 40}H24V${y + 6}Q24 ${y - 10} 40 ${y - 10}Z`;
  const under = `M22 ${y + 36}H282V${y + 56}Q282 ${y + 64} 272 ${y + 64}H32Q22 ${y + 64} 22 ${y + 56}Z`;
  return `<g transform="translate(${skew} 0)">${s.solid(under, rough, { depth: 8, inside: `<path d="${fibres}" stroke="${rough[0]}" stroke-width="2" opacity=".55"/>` })}<path d="${top}" fill="${s.gradient([soft[0], soft[0], soft[1]])}"/>${s.solid(front, soft, { depth: 16 })}${s.within(`${top}${front}`, pores)}<path d="M32 ${y - 9}H272" stroke="#fff" stroke-width="3" opacity=".5"/></g>`;
}

/** A stack of three scrub sponges. */
export function spongeStack(): string {
  const s = createSketch(651);
  const shade = (y: number): string => s.soft(6, `<path d="M40 ${y}H286V${y + 12}H40Z" fill="#1E1408" opacity=".4"/>`);
  return s.svg(`${sponge(s, 238, 6, pads.blue)}${shade(196)}${sponge(s, 158, -6, pads.pink)}${shade(116)}${sponge(s, 78, 4, pads.yellow)}`);
}

/** A sponge in foam. */
export function spongeFoam(): string {
  const s = createSketch(652);
  return s.svg(`${sponge(s, 190, 2, pads.yellow)}${foam(s, 10, 200, 274, 62)}${foam(s, 190, 300, 270, 34)}${bubbles(s, [[226, 122, 14], [258, 96, 9], [204, 96, 7], [88, 118, 10]])}`);
}

/** A single sponge. */
export function spongePink(): string {
  const s = createSketch(653);
  return s.svg(sponge(s, 160, 0, pads.pink));
}

const midrib: Tones = ['#E8CE9A', '#B48A4E', '#5E3E1A'];

/** A broom made of coconut ribs, standing on its binding with the ribs spread at the top. */
export function lidiBroom(): string {
  const s = createSketch(654);
  const ribs = Array.from({ length: 78 }, (_, i) => {
    const t = ((i * 0.618034) % 1) * 2 - 1;
    const tip = 160 + t * 106 + (s.random() - 0.5) * 12;
    const lift = 8 + Math.abs(t) * 30 + s.random() * 26;
    const ink = ['#DDBE86', '#C09A5E', '#9A7238', '#7E5A28', '#B0C07A'][i % 5] ?? '#C09A5E';
    return `<path d="M${(160 + t * 26).toFixed(1)} 222C${(160 + t * 34).toFixed(1)} 160 ${(160 + t * 76).toFixed(1)} 100 ${tip.toFixed(1)} ${lift.toFixed(1)}" stroke="${ink}" stroke-width="${(3.4 + s.random() * 2).toFixed(1)}" fill="none" stroke-linecap="round"/>`;
  }).join('');
  const butt = 'M130 206Q160 216 190 206L186 306Q160 314 134 306Z';
  const cut = Array.from({ length: 14 }, (_, i) => `<path d="M${136 + i * 3.7} 212V308" stroke="#5E3E1A" stroke-width="1.600" opacity=".4"/>`).join('');
  const binding = (y: number, tones: Tones): string => s.solid(`M${129 - (y < 220 ? 2 : 0)} ${y}Q160 ${y + 10} ${191 + (y < 220 ? 2 : 0)} ${y}V${y + 20}Q160 ${y + 30} ${129} ${y + 20}Z`, tones, { depth: 5, inside: `<path d="M126 ${y + 6}Q160 ${y + 16} 194 ${y + 6}M126 ${y + 13}Q160 ${y + 23} 194 ${y + 13}" stroke="${tones[2]}" stroke-width="2" fill="none" opacity=".6"/>` });
  const dusk = s.soft(14, '<path d="M206 40L268 30L200 220Z" fill="#2E1A04" opacity=".3"/>');
  return s.svg(`${ribs}${s.within('M40 0H290V226H40Z', dusk)}${s.solid(butt, midrib, { depth: 12, inside: cut })}${binding(200, ['#F2785A', '#C8382A', '#6E120E'])}${binding(240, ['#F2785A', '#C8382A', '#6E120E'])}${binding(276, ['#F2785A', '#C8382A', '#6E120E'])}`);
}

/** A dustpan made of woven palm leaf, with a few dry leaves in it. */
export function dustpan(): string {
  const s = createSketch(655);
  const pan = 'M26 222L92 120Q98 112 110 112H250Q262 112 264 122L296 222Q298 240 280 240H44Q18 240 26 222Z';
  const strands = Array.from({ length: 26 }, (_, i) => `M${-60 + i * 18} 90L${40 + i * 18} 250`).join('');
  const cross = Array.from({ length: 26 }, (_, i) => `M${-60 + i * 18} 250L${40 + i * 18} 90`).join('');
  const dry = (x: number, y: number, turn: number, ink: string): string => `<g transform="translate(${x} ${y}) rotate(${turn})">${s.solid('M0 0C12 -20 40 -22 58 -4C40 14 14 14 0 0Z', [ink, '#B0702A', '#5E3210'], { depth: 5, inside: '<path d="M2 0Q28 -6 56 -4" stroke="#5E3210" stroke-width="2" fill="none"/>' })}</g>`;
  return s.svg(`${s.solid('M146 116L136 30Q136 18 148 18H196Q208 18 206 30L202 116Z', ['#E4C488', '#B48A4E', '#6E4A20'], { depth: 9 })}<rect x="156" y="34" width="30" height="12" rx="6" fill="#5E3E1A"/>${s.solid(pan, ['#EAD09A', '#C29A58', '#7A5626'], { depth: 14, inside: `<path d="${strands}" stroke="#7A5626" stroke-width="4" opacity=".4"/><path d="${cross}" stroke="#FFF0C8" stroke-width="4" opacity=".4"/>` })}<path d="M26 222Q20 240 44 240H280Q298 240 296 222V236Q296 252 280 252H42Q24 252 26 236Z" fill="#8A2018"/>${dry(92, 190, -12, '#E8B05A')}${dry(160, 206, 10, '#D8883A')}${dry(186, 168, -30, '#F0C46A')}`);
}

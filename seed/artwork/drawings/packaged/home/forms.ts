import { oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { barrel, lid, mix, wall } from '#seed/artwork/drawings/packaged/pantry/shapes.ts';

export const porcelain: Tones = ['#FFFFFF', '#EEEDE6', '#B4B2A6'];
export const gold: Tones = ['#FFF0C0', '#D6A84E', '#7E561A'];
export const steel: Tones = ['#FFFFFF', '#C4CBD0', '#6C767E'];
export const bamboo: Tones = ['#F4DCA8', '#D2A866', '#8A6430'];

/** A round body made of moulded plastic or glazed ceramic, darker at the foot, with a thin lit edge on the left. */
export function moulded(s: Sketch, outline: string, tones: Tones, inside = ''): string {
  const turned = s.soft(9, `<path d="${outline}" fill="none" stroke="${mix(tones[2], '#000000', 0.25)}" stroke-width="22" opacity=".34" transform="translate(7 6)"/>`);
  const rim = s.soft(1.5, `<path d="${outline}" fill="none" stroke="#fff" stroke-width="5" opacity=".5" transform="translate(3.500 3)"/>`);
  return `<path d="${outline}" fill="${barrel(s, tones)}"/>${s.within(outline, `${inside}${turned}${rim}`)}`;
}

/** A pump's head, with stem and ridged collar. `top` is the top of the head; the foot of the collar is 84 below that. */
export function pump(s: Sketch, cx: number, top: number, tones: Tones, collar: Tones = tones): string {
  const head = `M${cx - 24} ${top + 10}Q${cx - 24} ${top} ${cx - 12} ${top}H${cx + 46}C${cx + 62} ${top} ${cx + 70} ${top + 8} ${cx + 70} ${top + 22}Q${cx + 70} ${top + 29} ${cx + 63} ${top + 29}Q${cx + 57} ${top + 29} ${cx + 55} ${top + 23}Q${cx + 53} ${top + 17} ${cx + 44} ${top + 17}H${cx + 24}V${top + 30}Q${cx} ${top + 38} ${cx - 24} ${top + 30}Z`;
  return `<path d="M${cx - 9} ${top + 28}h18v34h-18Z" fill="${barrel(s, tones)}"/>${moulded(s, head, tones)}<path d="M${cx - 16} ${top + 5}H${cx + 46}" stroke="#fff" stroke-width="5" opacity=".65" stroke-linecap="round"/>${lid(s, { cx, rx: 33, ry: 7 }, top + 54, 26, collar, 15)}`;
}

/** A small puff of soap bubbles around a point. */
export function bubbles(s: Sketch, spots: readonly (readonly [number, number, number])[]): string {
  return spots
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${s.radial(['#FFFFFF', '#F2F9FD', '#CFE4F2', '#9FC4DE'], 0.42, 0.4, 0.66)}" opacity=".86"/><path d="M${x - r * 0.62} ${y - r * 0.1}A${r * 0.64} ${r * 0.64} 0 0 1 ${x - r * 0.08} ${y - r * 0.62}" stroke="#fff" stroke-width="${Math.max(1.6, r * 0.15)}" fill="none" stroke-linecap="round"/><circle cx="${x + r * 0.4}" cy="${y + r * 0.42}" r="${r * 0.12}" fill="#fff" opacity=".9"/>`)
    .join('');
}

/** A mound of foam between two points on the ground. */
export function foam(s: Sketch, left: number, right: number, base: number, height: number): string {
  const n = Math.round((right - left) / 9);
  const balls = Array.from({ length: n * 2 }, (_, i) => {
    const t = s.random();
    const rise = Math.sin(t * Math.PI) * height * (i < n ? 1 : 0.5);
    const r = height * (0.16 + s.random() * 0.16);
    return { x: left + t * (right - left), y: base - r - rise * s.random(), r };
  }).sort((a, b) => a.y - b.y);
  return balls.map(({ x, y, r }) => s.ball(x, y, r, r, ['#FFFFFF', '#F3F8FB', '#C3D5E2'])).join('');
}

/** A shallow jar or pot without its lid, filled to the rim. */
export function openPot(s: Sketch, { cx, rx, ry, top, height, tones, fill, surface = '' }: { cx: number; rx: number; ry: number; top: number; height: number; tones: Tones; fill: Tones; surface?: string }): string {
  const inner = oval(cx, top, rx * 0.9, ry * 0.86);
  return `<path d="${wall({ cx, rx, ry }, top, top + height)}" fill="${barrel(s, tones)}"/><path d="${oval(cx, top, rx, ry)}" fill="${s.gradient([tones[0], tones[1], tones[0]])}"/><path d="${inner}" fill="${tones[2]}"/>${s.within(inner, s.solid(oval(cx, top + ry * 0.22, rx * 0.88, ry * 0.82), fill, { depth: ry * 0.3 }) + surface)}`;
}

/** A swirl made in cream by a finger. */
export function swirl(s: Sketch, cx: number, cy: number, rx: number, ry: number, tones: Tones): string {
  const semaphore: string[] = [];
  for (let i = 0; i <= 60; i++) {
    const a = i * 0.2;
    const r = 1 - i / 66;
    semaphore.push(`${(cx + Math.cos(a) * rx * r).toFixed(1)} ${(cy + Math.sin(a) * ry * r).toFixed(1)}`);
  }
  const line = `M${semaphore.join('L')}`;
  return `${s.soft(2, `<path d="${line}" stroke="${tones[2]}" stroke-width="${ry * 0.24}" fill="none" opacity=".5" transform="translate(1.500 3)"/>`)}<path d="${line}" stroke="${tones[1]}" stroke-width="${ry * 0.22}" fill="none" stroke-linecap="round"/><path d="${line}" stroke="${tones[0]}" stroke-width="${ry * 0.11}" fill="none" stroke-linecap="round" transform="translate(-1 -1.500)"/>${s.solid(`M${cx - rx * 0.26} ${cy + ry * 0.16}C${cx - rx * 0.2} ${cy - ry * 0.34} ${cx} ${cy - ry * 0.3} ${cx + rx * 0.06} ${cy - ry * 0.86}C${cx + rx * 0.2} ${cy - ry * 0.4} ${cx + rx * 0.3} ${cy - ry * 0.2} ${cx + rx * 0.24} ${cy + ry * 0.16}Q${cx} ${cy + ry * 0.36} ${cx - rx * 0.26} ${cy + ry * 0.16}Z`, tones, { depth: ry * 0.2 })}`;
}

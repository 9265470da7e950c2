import type { Sketch, Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

interface StandUp {
  cx: number;
  /** Half the width at the top, and at the foot. */
  top: number;
  foot: number;
  from: number;
  to: number;
  tones: Tones;
  /** Print on the film. */
  print: string;
  /** Gloss from 0 (matte paper) to 1 (foil). */
  gloss?: number;
  /** Whether there is a press-to-close line below the seal. */
  zip?: boolean;
  /** Shape of the seal: straight, with a hang hole, or with rounded corners. */
  seal?: 'straight' | 'hole' | 'rolled';
}

/** A stand-up pouch with a gusset. */
export function standUp(s: Sketch, { cx, top, foot, from, to, tones, print, gloss = 0.5, zip = true, seal = 'straight' }: StandUp): string {
  const [l, r] = [cx - top, cx + top];
  const b = to - 34;
  const head = seal === 'rolled' ? `M${l} ${from + 8}C${l + 10} ${from - 8} ${r - 10} ${from - 8} ${r} ${from + 8}` : `M${l + 4} ${from}Q${cx} ${from + 4} ${r - 4} ${from}L${r} ${from + 5}`;
  const outline = `${head}L${r + 2} ${from + 26}C${r - 4} ${from + 90} ${cx + foot - 2} ${b - 70} ${cx + foot} ${b}C${cx + foot + 4} ${to - 8} ${cx + foot * 0.7} ${to} ${cx} ${to}C${cx - foot * 0.7} ${to} ${cx - foot - 4} ${to - 8} ${cx - foot} ${b}C${cx - foot + 2} ${b - 70} ${l + 4} ${from + 90} ${l - 2} ${from + 26}L${l} ${from + 5}Z`;
  const ribs = Array.from({ length: Math.floor((top * 2) / 6) }, (_, i) => `M${l + 3 + i * 6} ${from + 3}V${from + 20}`).join('');
  const sealing =
    seal === 'rolled'
      ? `<path d="M${l - 4} ${from + 30}Q${cx} ${from + 36} ${r + 4} ${from + 30}V${from - 10}H${l - 4}Z" fill="${s.gradient([tones[0], tones[1], tones[0]], 'down')}" opacity=".9"/><path d="M${l - 4} ${from + 31}Q${cx} ${from + 37} ${r + 4} ${from + 31}" stroke="${tones[2]}" stroke-width="4" fill="none" opacity=".6"/>`
      : `<path d="${ribs}" stroke="${tones[2]}" stroke-width="1.800" opacity=".3"/><path d="M${l - 4} ${from + 23}H${r + 4}" stroke="#fff" stroke-width="2" opacity=".6"/><path d="M${l - 4} ${from + 25.500}H${r + 4}" stroke="${tones[2]}" stroke-width="2" opacity=".4"/>`;
  const zipper = zip ? `<path d="M${l} ${from + 38}Q${cx} ${from + 42} ${r} ${from + 38}" stroke="${tones[2]}" stroke-width="4.500" fill="none" opacity=".4"/><path d="M${l} ${from + 36}Q${cx} ${from + 40} ${r} ${from + 36}" stroke="#fff" stroke-width="2" fill="none" opacity=".65"/>` : '';
  const hole = seal === 'hole' ? `<rect x="${cx - 15}" y="${from + 6}" width="30" height="11" rx="5.500" fill="${tones[2]}"/>` : '';
  const light = s.soft(5, `<path d="M${l + 14} ${from + 46}C${l + 12} ${from + 120} ${cx - foot + 16} ${b - 50} ${cx - foot + 14} ${b - 6}" stroke="#fff" stroke-width="11" fill="none" opacity="${0.3 + 0.45 * gloss}" stroke-linecap="round"/><path d="M${l + top * 0.62} ${from + 30}Q${l + top * 0.5} ${from + 70} ${l + top * 0.56} ${from + 110}" stroke="#fff" stroke-width="14" fill="none" opacity="${0.34 * gloss}"/><path d="M${r - 8} ${from + 40}C${r - 10} ${from + 110} ${cx + foot - 10} ${b - 60} ${cx + foot - 8} ${b + 10}" stroke="${tones[2]}" stroke-width="17" fill="none" opacity=".5"/>`);
  const gusset = s.soft(3, `<path d="M${cx - foot} ${b + 4}C${cx - foot * 0.4} ${b - 18} ${cx + foot * 0.4} ${b - 18} ${cx + foot} ${b + 4}" stroke="${tones[2]}" stroke-width="6" fill="none" opacity=".5"/><path d="M${cx - foot} ${b}C${cx - foot * 0.4} ${b - 22} ${cx + foot * 0.4} ${b - 22} ${cx + foot} ${b}" stroke="#fff" stroke-width="3" fill="none" opacity="${0.25 + 0.3 * gloss}"/>`);
  return s.solid(outline, tones, { depth: 20, inside: `${print}${light}${gusset}${sealing}${zipper}${hole}` });
}

/** A window in a pouch: contents behind film, with an edge and gloss. */
export function windowOn(s: Sketch, outline: string, behind: string, edge: string, ground = '#2A1404'): string {
  return `<path d="${outline}" fill="${ground}"/>${s.within(outline, `${behind}${s.soft(7, `<path d="${outline}" fill="none" stroke="#1A0A00" stroke-width="18" opacity=".5"/>`)}`)}<path d="${outline}" fill="none" stroke="${edge}" stroke-width="3.500"/>`;
}

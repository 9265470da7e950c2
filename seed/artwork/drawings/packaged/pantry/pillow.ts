import type { Sketch, Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

interface Pillow {
  left: number;
  right: number;
  top: number;
  bottom: number;
  tones: Tones;
  /** Print on the film, below its creases and shine. */
  print: string;
  /** Height of the crimped seams. */
  seam?: number;
  /** Gloss from 0 (matte) to 1 (glossy). */
  gloss?: number;
}

/** A filled film bag with crimped seams at the top and the bottom. */
export function pillow(s: Sketch, { left, right, top, bottom, tones, print, seam = 20, gloss = 1 }: Pillow): string {
  const width = right - left;
  const teeth = Math.round(width / 12);
  const step = width / teeth;
  const zig = (y: number, up: number): string => Array.from({ length: teeth }, (_, i) => `L${(left + (i + 0.5) * step).toFixed(1)} ${y + up}L${(left + (i + 1) * step).toFixed(1)} ${y}`).join('');
  const zag = (y: number, down: number): string => Array.from({ length: teeth }, (_, i) => `L${(right - (i + 0.5) * step).toFixed(1)} ${y + down}L${(right - (i + 1) * step).toFixed(1)} ${y}`).join('');
  const [t, b] = [top + seam, bottom - seam];
  const outline = `M${left} ${top}${zig(top, -5)}L${right} ${t}C${right + 9} ${t + 34} ${right + 9} ${b - 34} ${right} ${b}L${right} ${bottom}${zag(bottom, 5)}L${left} ${b}C${left - 9} ${b - 34} ${left - 9} ${t + 34} ${left} ${t}Z`;
  const ribs = (y: number): string => Array.from({ length: Math.floor(width / 6) }, (_, i) => `M${(left + 3 + i * 6).toFixed(1)} ${y + 2}V${y + seam - 3}`).join('');
  const creases = `<path d="M${left + 10} ${t + 2}Q${left + 34} ${t + 26} ${left + 30} ${t + 62}M${right - 12} ${t + 2}Q${right - 36} ${t + 24} ${right - 30} ${t + 56}M${left + 14} ${b - 2}Q${left + 34} ${b - 22} ${left + 28} ${b - 52}M${right - 14} ${b - 2}Q${right - 38} ${b - 22} ${right - 30} ${b - 58}" stroke="#fff" stroke-width="6" fill="none" opacity="${0.5 * gloss}" stroke-linecap="round"/><path d="M${left + 18} ${t + 2}Q${left + 44} ${t + 26} ${left + 38} ${t + 50}M${right - 22} ${t + 2}Q${right - 46} ${t + 22} ${right - 42} ${t + 44}M${left + 24} ${b - 2}Q${left + 44} ${b - 20} ${left + 38} ${b - 44}" stroke="${tones[2]}" stroke-width="6" fill="none" opacity=".4" stroke-linecap="round"/>`;
  const shine = `<path d="M${left + 15} ${t + 34}Q${left + 8} ${(t + b) / 2} ${left + 17} ${b - 40}" stroke="#fff" stroke-width="12" fill="none" opacity="${0.75 * gloss}" stroke-linecap="round"/><path d="M${left + width * 0.36} ${t + 10}Q${left + width * 0.3} ${t + 40} ${left + width * 0.34} ${t + 84}" stroke="#fff" stroke-width="16" fill="none" opacity="${0.32 * gloss}" stroke-linecap="round"/>`;
  const flank = `<path d="M${right - 8} ${t}Q${right - 2} ${(t + b) / 2} ${right - 8} ${b}L${right + 20} ${b}V${t}Z" fill="${tones[2]}" opacity=".75"/><path d="M${left} ${t + 3}H${right}M${left} ${b - 3}H${right}" stroke="${tones[2]}" stroke-width="7" opacity=".4"/>`;
  return s.solid(outline, tones, { depth: 22, inside: `${print}${s.soft(6, flank)}${s.soft(3, creases)}${s.soft(4, shine)}<path d="${ribs(top)}${ribs(b)}" stroke="${tones[2]}" stroke-width="2" opacity=".28"/><path d="M${left} ${t}H${right}M${left} ${b}H${right}" stroke="#fff" stroke-width="2" opacity=".6"/>` });
}

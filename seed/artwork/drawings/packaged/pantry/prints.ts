/** A small picture for a label, about 60 units wide around (0, 0), in the colours of the ink and the paper. */
type Print = (ink: string, paper: string) => string;

const leafShape = 'M0 0C-4 -16 6 -28 24 -30C26 -12 16 0 0 0Z';

export const prints = {
  chilli: (ink, paper) => `<path d="M-26 -12C-30 14 -6 30 30 22C8 20 -4 8 -6 -14C-8 -24 -24 -24 -26 -12Z" fill="${ink}"/><path d="M-18 -18C-18 -28 -12 -32 -4 -32" stroke="${ink}" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-19 -6C-18 8 -10 14 0 17" stroke="${paper}" stroke-width="3.500" fill="none" stroke-linecap="round" opacity=".6"/>`,
  sheaf: (ink) => `<path d="M0 30V-8" stroke="${ink}" stroke-width="4.500" stroke-linecap="round"/>${[[16, 0], [0, -12], [-16, -24]].map(([y = 0]) => `<path d="M0 ${y + 10}C-18 ${y + 8} -26 ${y - 2} -28 ${y - 14}C-12 ${y - 14} -2 ${y - 4} 0 ${y + 10}C18 ${y + 8} 26 ${y - 2} 28 ${y - 14}C12 ${y - 14} 2 ${y - 4} 0 ${y + 10}Z" fill="${ink}"/>`).join('')}`,
  leaf: (ink, paper) => `<g transform="translate(-2 18) scale(1.150)"><path d="${leafShape}" fill="${ink}"/><path d="${leafShape}" fill="${ink}" transform="scale(-1 1) rotate(10)"/><path d="M2 -3L18 -22M-1 -3L-14 -23" stroke="${paper}" stroke-width="2.200" opacity=".7"/><path d="M0 0V12" stroke="${ink}" stroke-width="4" stroke-linecap="round"/></g>`,
  pandan: (ink) => `<path d="M0 30C-30 14 -34 -8 -30 -26C-14 -12 -4 4 0 30ZM0 30C30 14 34 -8 30 -26C14 -12 4 4 0 30ZM0 30C-13 6 -10 -18 0 -34C10 -18 13 6 0 30Z" fill="${ink}"/>`,
  bee: (ink, paper) => `<ellipse cx="-10" cy="-16" rx="15" ry="9" fill="${ink}" opacity=".35" transform="rotate(28 -10 -16)"/><ellipse cx="12" cy="-16" rx="15" ry="9" fill="${ink}" opacity=".35" transform="rotate(-28 12 -16)"/><ellipse cy="6" rx="24" ry="17" fill="${ink}"/><path d="M-8 -9V21M6 -10V22" stroke="${paper}" stroke-width="6"/>`,
  drop: (ink, paper) => `<path d="M0 -32C18 -8 24 4 24 12A24 24 0 0 1 -24 12C-24 4 -18 -8 0 -32Z" fill="${ink}"/><path d="M-12 14A12 12 0 0 0 -2 25" stroke="${paper}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".8"/>`,
  palm: (ink) => `<path d="M-3 30C-1 12 0 0 -2 -12" stroke="${ink}" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-2 -12C-16 -26 -30 -20 -34 -8C-22 -14 -12 -12 -2 -12C-14 -4 -22 4 -22 14C-14 4 -8 -4 -2 -12C6 -4 16 2 20 14C22 0 14 -8 -2 -12C10 -14 20 -14 32 -6C30 -20 14 -28 -2 -12C-4 -24 4 -32 14 -34C0 -38 -10 -26 -2 -12Z" fill="${ink}"/>`,
  peaks: (ink, paper) => `<path d="M-34 22L-12 -16L2 8L12 -6L34 22Z" fill="${ink}"/><path d="M-12 -16L-19 -4L-12 -1L-6 -6ZM12 -6L8 0L13 3L17 0Z" fill="${paper}" opacity=".8"/><circle cx="20" cy="-20" r="7" fill="${ink}"/>`,
  rose: (ink, paper) => `<circle r="26" fill="${ink}"/><path d="M-14 -4C-12 -18 12 -18 14 -2C14 12 -8 14 -8 0C-8 -8 6 -8 6 0M-22 6C-16 22 14 24 22 6" stroke="${paper}" stroke-width="4" fill="none" stroke-linecap="round" opacity=".85"/>`,
  citrus: (ink, paper) => `<circle r="28" fill="${ink}"/><circle r="22" fill="${paper}"/>${Array.from({ length: 8 }, (_, i) => `<path d="M0 -3L-6 -16Q0 -21 6 -16Z" fill="${ink}" transform="rotate(${i * 45})"/>`).join('')}`,
  nut: (ink, paper) => `<path d="M-12 -30C6 -34 16 -18 8 -4C20 6 16 30 -4 30C-26 30 -28 8 -16 -4C-24 -14 -24 -26 -12 -30Z" fill="${ink}"/><path d="M-10 -20l4 5M0 -20l-3 5M-12 10l5 6M2 12l-5 6" stroke="${paper}" stroke-width="3" stroke-linecap="round" opacity=".7"/>`,
  fish: (ink, paper) => `<path d="M-32 0C-18 -22 10 -20 20 -2L34 -16V16L20 4C10 20 -18 22 -32 0Z" fill="${ink}"/><circle cx="-16" cy="-4" r="4" fill="${paper}"/>`,
  swirl: (ink) => `<path d="M2 0C2 -8 -10 -8 -10 2C-10 14 12 14 14 -2C16 -22 -22 -24 -24 2C-24 28 24 30 28 0" stroke="${ink}" stroke-width="7" fill="none" stroke-linecap="round"/>`,
  frost: (ink) => `<g stroke="${ink}" stroke-width="5" stroke-linecap="round" fill="none">${[0, 60, 120].map((turn) => `<path d="M0 -28V28M-8 -22L0 -14L8 -22M-8 22L0 14L8 22" transform="rotate(${turn})"/>`).join('')}</g>`,
  flame: (ink, paper) => `<path d="M2 -34C10 -16 26 -6 24 12C22 26 12 32 0 32S-24 24 -24 10C-24 -4 -12 -6 -10 -20C-4 -14 0 -18 2 -34Z" fill="${ink}"/><path d="M0 4C6 12 10 16 8 22C4 30 -8 28 -8 20C-8 14 -2 12 0 4Z" fill="${paper}" opacity=".8"/>`,
  cup: (ink) => `<path d="M-26 -8H18V8C18 24 10 30 -4 30S-26 24 -26 8Z" fill="${ink}"/><path d="M18 -4c12-3 18 5 14 14s-9 10-17 10" stroke="${ink}" stroke-width="5" fill="none"/><path d="M-14 -15c-5-7 5-9 0-17M-1 -15c-5-7 5-9 0-17M11 -15c-5-7 5-9 0-17" stroke="${ink}" stroke-width="4" fill="none" stroke-linecap="round"/>`,
  star: (ink, paper) => `<rect x="-22" y="-22" width="44" height="44" rx="4" fill="${ink}"/><rect x="-22" y="-22" width="44" height="44" rx="4" fill="${ink}" transform="rotate(45)"/><circle r="15" fill="${paper}"/><path d="M6 -8A10 10 0 1 0 6 8A8 8 0 1 1 6 -8Z" fill="${ink}"/>`,
} satisfies Record<string, Print>;

/** Places and scales a print. */
export function printed(name: keyof typeof prints, x: number, y: number, scale: number, ink: string, paper: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${prints[name](ink, paper)}</g>`;
}

/** Bars that represent centred lines of text, from the widest to the narrowest. */
export function bars(cx: number, y: number, widths: readonly number[], ink: string, height = 8): string {
  return widths
    .map((width, i) => {
      const h = i === 0 ? height : height * 0.62;
      return `<rect x="${cx - width / 2}" y="${y + (i === 0 ? 0 : height * 0.8 + i * height * 1.15 - height * 0.5)}" width="${width}" height="${h}" rx="${h / 2}" fill="${ink}" opacity="${i === 0 ? 0.9 : 0.45}"/>`;
    })
    .join('');
}

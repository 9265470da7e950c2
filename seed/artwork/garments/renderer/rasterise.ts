import sharp from 'sharp';

/** A window of the drawing in units, and its resolution. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Pixels per unit. */
  scale: number;
}

export const pixelWidth = (window: Window): number => Math.max(1, Math.round(window.width * window.scale));
export const pixelHeight = (window: Window): number => Math.max(1, Math.round(window.height * window.scale));

/** Renders an SVG fragment on an opaque background, with three bytes per pixel. */
export async function rasterise(fragment: string, window: Window, background: string): Promise<Buffer> {
  const { x, y, width, height } = window;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixelWidth(window)}" height="${pixelHeight(window)}" viewBox="${x} ${y} ${width} ${height}" preserveAspectRatio="none"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${background}"/>${fragment}</svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

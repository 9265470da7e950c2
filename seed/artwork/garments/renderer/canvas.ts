import { emptyField, type Field } from '#seed/artwork/garments/renderer/field.ts';
import { pixelHeight, pixelWidth, type Window } from '#seed/artwork/garments/renderer/rasterise.ts';

/** The colours (0 to 1) and coverage of every pixel. */
export interface Canvas {
  window: Window;
  width: number;
  height: number;
  rgb: Float32Array;
  alpha: Field;
}

export function emptyCanvas(window: Window): Canvas {
  const width = pixelWidth(window);
  const height = pixelHeight(window);
  return { window, width, height, rgb: new Float32Array(width * height * 3), alpha: emptyField(width, height) };
}

/** Calls `visit` for every pixel in a window, with the pixel's index in the window and on the canvas. */
export function eachPixel(canvas: Canvas, window: Window, visit: (inside: number, onCanvas: number) => void): void {
  const left = Math.round((window.x - canvas.window.x) * window.scale);
  const top = Math.round((window.y - canvas.window.y) * window.scale);
  const width = pixelWidth(window);
  const height = pixelHeight(window);
  for (let y = 0; y < height; y++) {
    if (top + y < 0 || top + y >= canvas.height) continue;
    for (let x = 0; x < width; x++) {
      if (left + x < 0 || left + x >= canvas.width) continue;
      visit(y * width + x, (top + y) * canvas.width + left + x);
    }
  }
}

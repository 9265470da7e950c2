/**
 * What a product picture is made of. A recipe lists pieces back to front; the compositor lights them, lets them cast
 * their shadow and writes them on a transparent square, so that one picture serves the day and the night theme.
 */

/** The named ground a picture stands on; the colours are CSS, the picture only borrows the shadow ink. */
export type Ground =
  | 'mango'
  | 'leaf'
  | 'berry'
  | 'sky'
  | 'cream'
  | 'lilac'
  | 'stone'
  | 'sand'
  | 'clay'
  | 'sage'
  | 'slate';

/** A whole `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">`, lit from the upper left. */
export type Drawing = () => string;

/** A drawing that is computed pixel by pixel: an RGBA PNG whose longer side is about `side` pixels. */
export interface RasterDrawing {
  raster(side: number): Promise<Buffer>;
}

/** One object in a still life. Lengths are fractions of the picture's side. */
export interface Piece {
  draw: Drawing | RasterDrawing;
  /** Longer side of the trimmed object. */
  size: number;
  /** Horizontal centre, 0 left to 1 right. */
  x: number;
  /** The foot: where the object touches the ground, 0 top to 1 bottom. */
  y: number;
  /** Degrees clockwise, before the object is lit. */
  rotate?: number;
  flip?: boolean;
  /** Turn of the colour wheel in degrees. */
  hue?: number;
  /** Factor, 1 keeps the drawn colour. */
  saturation?: number;
  /** Factor, 1 keeps the drawn brightness. */
  brightness?: number;
  /** Softness of a companion in the background, in 960ths of the side. */
  blur?: number;
  /** Share of the object's width that touches the ground, 0 to 1 (default 0.8). */
  foot?: number;
  /** False for a piece that rests in or on another one and must not darken the ground. */
  shadow?: boolean;
}

/** The pictures of one product. */
export interface Recipe {
  ground: Ground;
  front: Piece[];
  second: Piece[];
  /** Further pictures, keyed by the suffix of the picture key (a variant's colour name). */
  extra?: Record<string, Piece[]>;
}

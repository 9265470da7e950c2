/**
 * The recipe for a product picture: its pieces, back to front. The compositor lights them and adds shadows on a transparent square, so
 * that a single picture is enough for both themes.
 */

/** The ground behind a picture. Its colours are defined in CSS; the picture itself contains only the shadow colour. */
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

/** Returns an `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">`, lit from the upper left. */
export type Drawing = () => string;

/** A procedural drawing. Returns an RGBA PNG whose longer side is about `side` pixels. */
export interface RasterDrawing {
  raster(side: number): Promise<Buffer>;
}

/** An object in a still life. Lengths are fractions of the picture's side. */
export interface Piece {
  draw: Drawing | RasterDrawing;
  /** The object's longer side, excluding margins. */
  size: number;
  /** Horizontal centre, from 0 (left) to 1 (right). */
  x: number;
  /** Height at which it touches the ground, from 0 (top) to 1 (bottom). */
  y: number;
  /** Clockwise rotation in degrees, applied before lighting. */
  rotate?: number;
  flip?: boolean;
  /** Hue rotation in degrees. */
  hue?: number;
  /** Saturation factor; 1 leaves the colour unchanged. */
  saturation?: number;
  /** Brightness factor; 1 leaves the brightness unchanged. */
  brightness?: number;
  /** Blur for pieces in the background, in 960ths of the side. */
  blur?: number;
  /** Share of the width that touches the ground, from 0 to 1; 0.8 by default. */
  foot?: number;
  /** Whether the piece casts a shadow on the ground; false if it is placed in or on another piece. */
  shadow?: boolean;
}

/** The pictures of one product. */
export interface Recipe {
  ground: Ground;
  front: Piece[];
  second: Piece[];
  /** Further pictures, by the suffix of their key, which is the name of a colour. */
  extra?: Record<string, Piece[]>;
}

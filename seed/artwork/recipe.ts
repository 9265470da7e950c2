/**
 * Recipe of a product picture: pieces back to front. The compositor lights them, adds their shadows and writes them on a
 * transparent square, so that one picture serves both themes.
 */

/** Named ground behind a picture; its colours are in CSS, the picture uses only its shadow colour. */
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

/** A complete `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="320" height="320">`, lit from the upper left. */
export type Drawing = () => string;

/** A procedural drawing: an RGBA PNG whose longer side is about `side` pixels. */
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
  /** Contact with the ground, 0 top to 1 bottom. */
  y: number;
  /** Degrees clockwise, before the object is lit. */
  rotate?: number;
  flip?: boolean;
  /** Hue rotation in degrees. */
  hue?: number;
  /** Saturation factor; 1 keeps the drawn colour. */
  saturation?: number;
  /** Brightness factor; 1 keeps the drawn brightness. */
  brightness?: number;
  /** Blur of an object in the background, in 960ths of the side. */
  blur?: number;
  /** Share of the object's width that touches the ground, 0 to 1 (default 0.8). */
  foot?: number;
  /** False for a piece in or on another one, which casts no shadow on the ground. */
  shadow?: boolean;
}

/** The pictures of one product. */
export interface Recipe {
  ground: Ground;
  front: Piece[];
  second: Piece[];
  /** Further pictures, by suffix of the picture key (a variant's colour name). */
  extra?: Record<string, Piece[]>;
}

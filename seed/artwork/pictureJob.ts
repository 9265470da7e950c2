import type { Ground } from '#seed/artwork/recipe.ts';

/** A picture to be made. */
export interface PictureJob {
  /** File name without width and extension. */
  key: string;
  /** null for a full-frame picture. */
  ground: Ground | null;
  /** Width of the largest file in pixels. */
  width: number;
  height: number;
  /** Widths of the files in ascending order. The last is `width`. */
  widths: readonly number[];
  /** Fingerprint of everything that determines the pixels. If it is unchanged, the picture is not made again. */
  inputs(): Promise<string>;
  /** Returns a PNG of `width` by `height`. */
  render(): Promise<Buffer>;
}

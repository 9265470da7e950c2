import type { Ground } from '#seed/artwork/recipe.ts';

/** A picture to be made. */
export interface PictureJob {
  /** The file name without its width and extension. */
  key: string;
  /** The ground behind the picture; null if the picture fills its frame. */
  ground: Ground | null;
  /** Width of the largest file, in pixels. */
  width: number;
  height: number;
  /** The files' widths in ascending order. The last one is `width`. */
  widths: readonly number[];
  /** Fingerprint of everything that determines the pixels. If it is unchanged, the picture is not made again. */
  inputs(): Promise<string>;
  /** Renders the picture as a PNG of `width` by `height`. */
  render(): Promise<Buffer>;
}

import type { Ground } from '#seed/artwork/recipe.ts';

/** One picture to make. */
export interface PictureJob {
  /** File name without width and ending. */
  key: string;
  /** null for a picture that fills its frame. */
  ground: Ground | null;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  /** Widths to write, the last one being `width`. */
  widths: readonly number[];
  /** Everything the pixels depend on; when it is the same as last time the picture is not made again. */
  inputs(): Promise<string>;
  /** PNG of `width` by `height`. */
  render(): Promise<Buffer>;
}

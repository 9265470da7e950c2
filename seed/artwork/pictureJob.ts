import type { Ground } from '#seed/artwork/recipe.ts';

/** One picture to make. */
export interface PictureJob {
  /** File name without width and extension. */
  key: string;
  /** Null for a full-frame picture. */
  ground: Ground | null;
  /** Width of the largest file, pixels. */
  width: number;
  height: number;
  /** Widths of the files, the last one being `width`. */
  widths: readonly number[];
  /** Everything that the pixels depend on; unchanged: the picture is not made again. */
  inputs(): Promise<string>;
  /** PNG of `width` by `height`. */
  render(): Promise<Buffer>;
}

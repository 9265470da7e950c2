/** Types shared by the documents of all modules. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** Coloured background for a transparent picture, drawn with CSS. */
export type Ground = 'mango' | 'leaf' | 'berry' | 'sky' | 'cream' | 'lilac' | 'stone' | 'sand' | 'clay' | 'sage' | 'slate';

/**
 * A picture, whose key determines its file names (`schema/rules/pictures.ts`) in `client/public/pictures/` or, if uploaded, in
 * the data folder's `uploads/`.
 */
export interface PictureDoc {
  key: string;
  /** Null for a picture that fills its frame. */
  ground: Ground | null;
  /** In pixels, at the largest width (960). */
  width: number;
  height: number;
  /** Hex colour to show while the picture is loading. */
  dominantColor: string;
  alt: LocalisedText;
}

/** Types shared by the documents of all modules. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

/** Coloured background of a transparent picture, drawn by CSS. */
export type Ground = 'mango' | 'leaf' | 'berry' | 'sky' | 'cream' | 'lilac' | 'stone' | 'sand' | 'clay' | 'sage' | 'slate';

/**
 * A picture, whose key names its files (`schema/rules/pictures.ts`) in `client/public/pictures/` or, if uploaded, in the data
 * folder's `uploads/`.
 */
export interface PictureDoc {
  key: string;
  /** null for a picture that fills its frame. */
  ground: Ground | null;
  /** Pixels at the largest width (960). */
  width: number;
  height: number;
  /** Hex colour to show while the picture loads. */
  dominantColor: string;
  alt: LocalisedText;
}

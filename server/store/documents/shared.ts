/** Types shared by the documents of all modules. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

export type { LocalisedText };

/** Coloured background, drawn in CSS, of a transparent picture. */
export type Ground = 'mango' | 'leaf' | 'berry' | 'sky' | 'cream' | 'lilac' | 'stone' | 'sand' | 'clay' | 'sage' | 'slate';

/**
 * A picture: the files of its key (`schema/rules/pictures.ts`) in `client/public/pictures/`, of an uploaded one in the data folder's `uploads/`.
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

/** Types shared by the documents of all modules. */
import type { LocalisedText } from '#schema/rules/localisedText.ts';

export type { LocalisedText };

/** Coloured background, drawn in CSS, of a transparent picture. */
export type Ground = 'mango' | 'leaf' | 'berry' | 'sky' | 'cream' | 'lilac' | 'stone' | 'sand' | 'clay' | 'sage' | 'slate';

/**
 * A picture in the set `client/public/pictures/<key>-<320|640|960>.<avif|webp>`; an uploaded one, whose key begins with `up_`, in the data
 * folder's `uploads/` under the same names.
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

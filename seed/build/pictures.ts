import * as v from 'valibot';
import type { LocalisedText } from '#schema/rules/localisedText.ts';
import type { Ground, PictureDoc } from '#server/store/documents/shared.ts';

const GROUNDS = ['mango', 'leaf', 'berry', 'sky', 'cream', 'lilac', 'stone', 'sand', 'clay', 'sage', 'slate'] as const;

/** Manifest of the generated pictures: each one's ground, size and placeholder colour, by key. */
export const pictureManifestSchema = v.record(
  v.string(),
  v.looseObject({
    ground: v.nullable(v.picklist(GROUNDS)),
    width: v.pipe(v.number(), v.integer(), v.minValue(1)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1)),
    dominantColor: v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)),
  }),
);

export type PictureManifest = v.InferOutput<typeof pictureManifestSchema>;

/** The lower gradient stop of each ground in the light theme. */
const GROUND_COLORS: Record<Ground, string> = {
  mango: '#f7e6c1',
  leaf: '#dcead0',
  berry: '#f4dad3',
  sky: '#d9e6ef',
  cream: '#eee5d6',
  lilac: '#e4daec',
  stone: '#e4e0d6',
  sand: '#e9dfcd',
  clay: '#ead2c4',
  sage: '#d8dfd0',
  slate: '#d5dbe0',
};

const SIDE = 960;
/** Aspect ratio assumed for a hero or a vendor's banner until its picture exists. */
const BANNER_RATIO = 2.64;

/** Resolves picture keys to documents. Collects the keys for which the picture set has no picture. */
export class PictureBook {
  readonly missing = new Set<string>();

  constructor(private readonly manifest: PictureManifest) {}

  /** Resolves a picture on a ground. If the picture is missing, `fallback` is its ground. */
  onGround(key: string, alt: LocalisedText, fallback: Ground): PictureDoc {
    const made = this.find(key);
    if (made) return { key, ...made, alt };
    return { key, ground: fallback, width: SIDE, height: SIDE, dominantColor: GROUND_COLORS[fallback], alt };
  }

  /** Resolves a picture that fills its frame, such as a hero, a logo or a banner. */
  fullFrame(key: string, alt: LocalisedText, shape: 'square' | 'banner'): PictureDoc {
    const made = this.find(key);
    if (made) return { key, ...made, alt };
    const height = shape === 'square' ? SIDE : Math.round(SIDE / BANNER_RATIO);
    return { key, ground: null, width: SIDE, height, dominantColor: GROUND_COLORS.cream, alt };
  }

  private find(key: string): Omit<PictureDoc, 'key' | 'alt'> | null {
    const made = this.manifest[key];
    if (!made) {
      this.missing.add(key);
      return null;
    }
    return { ground: made.ground, width: made.width, height: made.height, dominantColor: made.dominantColor };
  }
}

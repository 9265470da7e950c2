import type { Piece, Recipe } from '#seed/artwork/recipe.ts';
import type { HeroScene } from '#seed/artwork/scenes/heroScenes.ts';
import { bulbs, palmShadow, rail, room } from '#seed/artwork/scenes/setting.ts';

interface Placed {
  slug: string;
  x: number;
  y: number;
  size: number;
  tuning?: Partial<Piece>;
}

const hung = { shadow: false } as const;

const wide: Placed[] = [
  { slug: 'baju-kurung-songket', x: 1.46, y: -0.02, size: 0.72, tuning: hung },
  { slug: 'batik-shirt-indigo', x: 1.96, y: -0.113, size: 0.62, tuning: hung },
  { slug: 'kebaya-nyonya', x: 2.42, y: -0.093, size: 0.64, tuning: hung },
  { slug: 'mengkuang-basket', x: 2.3, y: 0.03, size: 0.36 },
  { slug: 'rattan-bag', x: 1.24, y: 0.04, size: 0.34 },
  { slug: 'leather-satchel', x: 1.72, y: 0.06, size: 0.32 },
  { slug: 'kenanga-perfume', x: 2.06, y: 0.08, size: 0.22 },
  { slug: 'oud-attar', x: 2.2, y: 0.12, size: 0.15 },
  { slug: 'round-sunglasses', x: 1.88, y: 0.14, size: 0.19 },
  { slug: 'rose-solid-perfume', x: 2.36, y: 0.14, size: 0.14 },
];

const phone: Placed[] = [
  { slug: 'baju-kurung-songket', x: 0.2, y: -0.03, size: 0.46, tuning: hung },
  { slug: 'batik-shirt-indigo', x: 0.52, y: -0.09, size: 0.4, tuning: hung },
  { slug: 'kebaya-nyonya', x: 0.84, y: -0.07, size: 0.42, tuning: hung },
  { slug: 'mengkuang-basket', x: 0.84, y: 0.06, size: 0.31 },
  { slug: 'rattan-bag', x: 0.16, y: 0.08, size: 0.29 },
  { slug: 'leather-satchel', x: 0.48, y: 0.11, size: 0.29 },
  { slug: 'kenanga-perfume', x: 0.7, y: 0.16, size: 0.18 },
  { slug: 'round-sunglasses', x: 0.4, y: 0.2, size: 0.19 },
  { slug: 'rose-solid-perfume', x: 0.86, y: 0.19, size: 0.13 },
];

/** The scene for the fashion slide: clothes, bags and scents taken from product pictures. */
export function boutiqueScene(recipes: Record<string, Recipe>): HeroScene {
  const pieces = (placed: Placed[]): Piece[] =>
    placed.flatMap(({ slug, x, y, size, tuning }) => {
      const shown = recipes[slug]?.front.reduce((largest, piece) => (piece.size > largest.size ? piece : largest));
      return shown ? [{ draw: shown.draw, foot: shown.foot ?? 0.8, x, y, size, ...tuning }] : [];
    });
  return {
    backdrop: (frame, hour) => {
      const railAt = frame.phone ? frame.counter - frame.width * 0.475 : frame.counter - frame.height * 0.73;
      const from = frame.phone ? -20 : frame.width * 0.45;
      return hour === 'day'
        ? room({ wall: ['#FBF0EA', '#EFD6C8'], glow: '#FFFFFF', glowStrength: 0.9, counter: ['#DDB994', '#B3855A'], edge: '#F0D9BE', light: 0.6 }, frame, palmShadow(frame, '#8A4A3A') + rail(frame, railAt, from, hour))
        : room({ wall: ['#3A2426', '#1E1214'], glow: '#FFC968', glowStrength: 0.3, counter: ['#5E3E2C', '#301E14'], edge: '#80583E', light: 0.6 }, frame, bulbs(frame) + rail(frame, railAt, from, hour));
    },
    wide: pieces(wide),
    phone: pieces(phone),
  };
}

import { kayaToast, kopiCup, kopiTin, softEggs, tehTarik } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { stillLifeJob } from '#seed/artwork/productJobs.ts';
import type { Piece, Recipe } from '#seed/artwork/recipe.ts';

const breakfast: Piece[] = [
  { draw: kopiTin, size: 0.46, x: 0.34, y: 0.74, foot: 0.9 },
  { draw: tehTarik, size: 0.38, x: 0.66, y: 0.76, foot: 0.6 },
  { draw: softEggs, size: 0.28, x: 0.8, y: 0.85, foot: 0.5 },
  { draw: kayaToast, size: 0.4, x: 0.3, y: 0.88, foot: 0.7 },
  { draw: kopiCup, size: 0.36, x: 0.58, y: 0.9, foot: 0.7 },
];

/** The jobs for the front page's two small, transparent banners: breakfast at the kopitiam, and a dressing table. */
export function promoJobs(recipes: Record<string, Recipe>): PictureJob[] {
  return [stillLifeJob('promo-1', 'mango', breakfast), stillLifeJob('promo-2', 'lilac', dressingTable(recipes))];
}

function dressingTable(recipes: Record<string, Recipe>): Piece[] {
  const places: [slug: string, x: number, y: number, size: number][] = [
    ['rattan-bag', 0.32, 0.76, 0.46],
    ['coconut-lotion', 0.66, 0.76, 0.46],
    ['kenanga-perfume', 0.5, 0.84, 0.34],
    ['eyeshadow-palette', 0.78, 0.87, 0.3],
    ['lipstick-satin', 0.32, 0.88, 0.24],
    ['rose-solid-perfume', 0.6, 0.91, 0.18],
  ];
  return places.flatMap(([slug, x, y, size]) => {
    const main = recipes[slug]?.front.reduce((largest, piece) => (piece.size > largest.size ? piece : largest));
    return main ? [{ draw: main.draw, foot: main.foot ?? 0.8, x, y, size }] : [];
  });
}

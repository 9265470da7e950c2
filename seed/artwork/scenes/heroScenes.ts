import { coconutHalf, kayaToast, kopiCup, kopiTin, softEggs, tehTarik } from '#seed/artwork/drawings/fresh/kopitiam.ts';
import { bananaComb } from '#seed/artwork/drawings/fresh/banana.ts';
import { basketBack, basketFront } from '#seed/artwork/drawings/fresh/basket.ts';
import { croissant, loaf } from '#seed/artwork/drawings/fresh/bread.ts';
import { chillies } from '#seed/artwork/drawings/fresh/chilli.ts';
import { karipap } from '#seed/artwork/drawings/fresh/karipap.ts';
import { kuihLapis } from '#seed/artwork/drawings/fresh/kuihLapis.ts';
import { tartJar } from '#seed/artwork/drawings/fresh/jar.ts';
import { mango } from '#seed/artwork/drawings/fresh/mango.ts';
import { milkCarton } from '#seed/artwork/drawings/fresh/milk.ts';
import { papayaHalf } from '#seed/artwork/drawings/fresh/papaya.ts';
import { pineapple } from '#seed/artwork/drawings/fresh/pineapple.ts';
import { rambutanBunch } from '#seed/artwork/drawings/fresh/rambutan.ts';
import { sawi } from '#seed/artwork/drawings/fresh/sawi.ts';
import { tomato } from '#seed/artwork/drawings/fresh/tomato.ts';
import { watermelonSlice } from '#seed/artwork/drawings/fresh/watermelon.ts';
import type { Drawing, Piece } from '#seed/artwork/recipe.ts';
import { bulbs, louvreLight, marble, palmShadow, pendantLamps, room, type Frame, type Hour } from '#seed/artwork/scenes/setting.ts';

/** A full-frame scene. The lengths of its pieces are shares of the wide frame's height, or of the phone frame's width. */
export interface HeroScene {
  backdrop(frame: Frame, hour: Hour): string;
  /** Pieces on the counter, where y is 0 at the far edge and grows towards the viewer. */
  wide: Piece[];
  phone: Piece[];
}

const put = (draw: Drawing, x: number, y: number, size: number, tuning: Partial<Piece> = {}): Piece => ({ draw, x, y, size, foot: 0.7, ...tuning });

const market: HeroScene = {
  backdrop: (frame, hour) =>
    hour === 'day'
      ? room({ wall: ['#FDF6E6', '#F6E3BC'], glow: '#FFFDF4', glowStrength: 1, counter: ['#E9C793', '#C99A5C'], edge: '#F5DDB2', light: frame.phone ? 0.45 : 0.64 }, frame, palmShadow(frame, '#8A6A2C'))
      : room({ wall: ['#20342B', '#141F1A'], glow: '#FFC968', glowStrength: 0.34, counter: ['#6B4A26', '#3A2612'], edge: '#8A6334', light: frame.phone ? 0.45 : 0.64 }, frame, bulbs(frame)),
  wide: [
    put(pineapple, 1.34, 0.02, 0.6, { rotate: -4 }),
    put(milkCarton, 2.27, 0.015, 0.44, { foot: 0.9 }),
    put(basketBack, 1.76, -0.08, 0.56, { shadow: false }),
    put(bananaComb, 1.84, -0.2, 0.4, { shadow: false, rotate: -14, flip: true }),
    put(papayaHalf, 1.66, -0.16, 0.32, { shadow: false, rotate: -24 }),
    put(mango, 1.76, -0.17, 0.27, { shadow: false }),
    put(basketFront, 1.76, 0.03, 0.52, { foot: 0.85 }),
    put(kopiTin, 2.47, 0.02, 0.32, { foot: 0.9 }),
    put(rambutanBunch, 1.18, 0.07, 0.28, { flip: true }),
    put(coconutHalf, 1.46, 0.1, 0.25, { foot: 0.5 }),
    put(sawi, 1.02, 0.06, 0.26, { foot: 0.4, rotate: -14 }),
    put(watermelonSlice, 2.08, 0.09, 0.27, { foot: 0.8 }),
    put(kuihLapis, 2.36, 0.13, 0.27, { foot: 0.5 }),
    put(mango, 1.98, 0.13, 0.25, { foot: 0.5, flip: true }),
    put(tomato, 1.28, 0.125, 0.15),
    put(chillies, 1.7, 0.14, 0.22),
  ],
  phone: [
    put(pineapple, 0.2, 0.02, 0.45, { rotate: -4 }),
    put(kopiTin, 0.9, 0.03, 0.28, { foot: 0.9 }),
    put(basketBack, 0.57, -0.06, 0.43, { shadow: false }),
    put(bananaComb, 0.63, -0.155, 0.31, { shadow: false, rotate: -14, flip: true }),
    put(papayaHalf, 0.49, -0.13, 0.25, { shadow: false, rotate: -24 }),
    put(mango, 0.57, -0.135, 0.22, { shadow: false }),
    put(basketFront, 0.57, 0.03, 0.41, { foot: 0.85 }),
    put(coconutHalf, 0.33, 0.11, 0.23, { foot: 0.5 }),
    put(tomato, 0.13, 0.1, 0.14),
    put(mango, 0.83, 0.13, 0.23, { foot: 0.5, flip: true }),
    put(kuihLapis, 0.6, 0.17, 0.24, { foot: 0.5 }),
    put(chillies, 0.4, 0.18, 0.18),
  ],
};

const kopitiam: HeroScene = {
  backdrop: (frame, hour) =>
    hour === 'day'
      ? room({ wall: ['#F1F3E0', '#BFD8C2'], glow: '#FFF8E2', glowStrength: 0.85, counter: ['#F7F4EE', '#D2C9BB'], edge: '#FFFFFF', light: 0.6 }, frame, louvreLight(frame, '#FFFBE6'), marble(frame, '#5A5248'))
      : room({ wall: ['#1C3530', '#10201D'], glow: '#FFC968', glowStrength: 0.2, counter: ['#6E6A62', '#37352F'], edge: '#8E8A80', light: 0.66 }, frame, pendantLamps(frame, '#2F7A5E'), marble(frame, '#F2EAD8')),
  wide: [
    put(kopiTin, 1.42, 0.015, 0.46, { foot: 0.9 }),
    put(loaf, 1.84, 0.02, 0.5, { foot: 0.9 }),
    put(tartJar, 2.36, 0.015, 0.42, { foot: 0.85 }),
    put(tehTarik, 1.16, 0.05, 0.36, { foot: 0.6 }),
    put(croissant, 2.16, 0.04, 0.3, { foot: 0.8 }),
    put(kayaToast, 1.76, 0.12, 0.34, { foot: 0.7 }),
    put(softEggs, 2.44, 0.12, 0.26, { foot: 0.5 }),
    put(kopiCup, 1.42, 0.13, 0.34, { foot: 0.7 }),
    put(karipap, 2.1, 0.15, 0.25),
    put(kuihLapis, 1.08, 0.14, 0.22, { foot: 0.5 }),
  ],
  phone: [
    put(loaf, 0.56, 0.02, 0.46, { foot: 0.9 }),
    put(kopiTin, 0.2, 0.02, 0.4, { foot: 0.9 }),
    put(tartJar, 0.87, 0.02, 0.34, { foot: 0.85 }),
    put(croissant, 0.76, 0.1, 0.3, { foot: 0.8 }),
    put(tehTarik, 0.38, 0.1, 0.28, { foot: 0.6 }),
    put(kuihLapis, 0.14, 0.16, 0.23, { foot: 0.5 }),
    put(kayaToast, 0.78, 0.21, 0.32, { foot: 0.7 }),
    put(kopiCup, 0.42, 0.22, 0.33, { foot: 0.7 }),
  ],
};

export const heroScenes = { market, kopitiam };

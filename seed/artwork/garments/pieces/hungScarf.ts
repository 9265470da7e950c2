import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker } from '#seed/artwork/garments/shape/colours.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { fringe } from '#seed/artwork/garments/pieces/fringe.ts';

const knob: Part = {
  shape: '<circle cx="402" cy="172" r="22" fill="#fff"/>',
  color: '#A67B4F',
  fabric: 'wood',
  dome: [[6, 14]],
  cast: null,
};

/** A long, fringed scarf over a knob on the wall. */
export function hungScarf(look: Look): Garment {
  const back: Part = {
    ...look,
    color: darker(look.color, 0.88),
    shape: 'M396,170 C450,166 486,210 500,300 C516,420 520,600 530,792 C530,802 524,806 514,804 L400,780 C380,600 372,360 384,200Z',
    dome: [
      [8, 7],
      [30, 20],
    ],
    relief: drape(2.6, 14, 0.25, 3),
  };
  const front: Part = {
    ...look,
    shape:
      'M404,160 C360,156 326,190 308,280 C286,420 280,640 262,860 C262,872 268,876 280,876 C340,886 400,884 440,874 C450,872 452,866 451,856 C446,640 452,400 434,220 C430,186 424,164 404,160Z',
    dome: [
      [8, 7],
      [26, 20],
    ],
    relief: drape(2.6, 18, 0.25, 8),
    folds:
      fold([404, 168], [320, 330], 0.6, { bend: 20, width: 20 }) +
      fold([404, 170], [372, 380], -0.5, { bend: 8, width: 18 }) +
      fold([408, 172], [412, 420], 0.7, { bend: -6, width: 20 }),
    foldBlur: 7,
  };
  const threads = (shape: string, color: string): Part => ({
    shape,
    color,
    fabric: 'wool',
    dome: [[2, 3.4]],
    cast: { dx: 2, dy: 4, blur: 3, opacity: 0.25 },
  });
  return {
    pose: 'hanging',
    parts: [
      knob,
      threads(fringe(402, 526, 786, 52), darker(look.color, 0.86)),
      back,
      threads(fringe(266, 446, 868, 56), look.color),
      front,
    ],
  };
}

import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { knit, ribs } from '#seed/artwork/garments/renderer/textures.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold } from '#seed/artwork/garments/shape/folds.ts';
import { strap } from '#seed/artwork/garments/shape/paths.ts';

/** A knitted bootie from the side, with a ribbed cuff and a ribbon through the ankle. */
export function bootie(color: string, ribbon: string): Garment {
  return {
    pose: 'standing',
    parts: [
      {
        shape: 'M214,398 C250,370 360,370 398,396 L388,470 H222Z',
        color: darker(color, 0.55),
        fabric: 'fineKnit',
        dome: [[8, 6]],
        cast: null,
      },
      {
        shape:
          'M220,600 C204,560 206,520 214,486 L400,484 C420,520 460,540 520,552 C598,568 640,612 640,668 C640,716 612,742 560,744 H270 C220,742 200,704 204,656 C206,632 214,616 220,600Z',
        color,
        fabric: 'knit',
        texture: knit(15, 1.1),
        dome: [
          [12, 18],
          [44, 84],
        ],
        folds: fold([392, 500], [440, 600], -0.5, { bend: -10, width: 26 }),
        foldBlur: 9,
      },
      {
        shape: 'M204,692 C240,712 560,716 640,684 C640,722 612,744 560,746 H270 C226,744 204,720 204,692Z',
        color: lighter(color, 0.34),
        fabric: 'fleece',
        dome: [[8, 12]],
        cast: null,
      },
      {
        shape: 'M206,392 C250,374 360,374 404,392 C414,424 412,464 404,500 C350,520 262,520 212,500 C202,464 200,424 206,392Z',
        color: lighter(color, 0.06),
        fabric: 'ribbing',
        texture: ribs(13, 1.3),
        dome: [
          [10, 16],
          [34, 40],
        ],
      },
      { shape: strap('M208,512 C262,534 352,534 408,510', 12), color: ribbon, fabric: 'satin', dome: [[4, 8]] },
      {
        shape: strap(
          'M380,520 C350,486 318,496 326,520 C334,538 364,530 382,520 C410,488 446,498 438,524 C430,540 402,532 382,520 M378,522 C372,554 360,574 348,592 M386,522 C396,550 410,568 426,580',
          11,
        ),
        color: ribbon,
        fabric: 'satin',
        dome: [[4, 9]],
        cast: { dx: 4, dy: 7, blur: 5, opacity: 0.38 },
      },
    ],
  };
}

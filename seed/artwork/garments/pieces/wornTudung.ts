import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';

/** The face's opening, which shows the inside of the cloth and the band of the underscarf. */
const opening = 'M400,212 C446,212 472,250 472,304 C472,372 444,424 400,440 C356,424 328,372 328,304 C328,250 354,212 400,212Z';

/** A square headscarf on an invisible head: pinned below the chin, one end across the chest and one over the shoulder. */
export function wornTudung(look: Look): Garment {
  const hem = lighter(look.color, 0.34);
  const inside: Part = {
    shape: opening,
    color: darker(look.color, 0.5),
    fabric: look.fabric,
    dome: [[16, -26], [5, -4]],
    folds: fold([352, 250], [372, 420], 0.5, { bend: 14, width: 24 }) + fold([446, 250], [430, 420], -0.5, { bend: -14, width: 24 }),
    foldBlur: 9,
    cast: null,
  };
  const underscarf: Part = {
    ...look,
    shape: 'M400,208 C448,208 474,246 476,300 C462,262 436,240 400,240 C364,240 338,262 324,300 C326,246 352,208 400,208Z',
    color: darker(look.color, 0.74),
    dome: [[4, 7]],
  };
  const rear: Part = {
    ...look,
    color: darker(look.color, 0.86),
    shape: 'M300,420 C236,470 178,520 150,610 C138,660 140,720 150,776 C250,812 330,800 400,806 C470,800 560,812 652,770 C662,700 660,650 646,604 C620,520 560,466 500,420Z',
    dome: [[10, 9], [60, 48]],
    folds:
      fold([306, 440], [176, 770], 0.7, { bend: 30, width: 40, taper: 'end' }) +
      fold([330, 460], [240, 790], -0.6, { bend: 20, width: 30, taper: 'end' }) +
      fold([500, 440], [630, 764], 0.6, { bend: -30, width: 40, taper: 'end' }) +
      fold([480, 470], [572, 790], -0.6, { bend: -18, width: 30, taper: 'end' }),
    foldBlur: 9,
    foldHeight: 26,
    print: `<path d="M146,764 C250,800 330,788 400,794 C470,788 560,800 656,758" fill="none" stroke="${hem}" stroke-width="4"/>`,
  };
  const hood: Part = {
    ...look,
    shape: `<path fill-rule="evenodd" fill="#fff" d="M400,128 C500,128 548,214 540,318 C536,400 520,440 516,478 C480,520 440,528 400,520 C360,528 320,520 284,478 C280,440 264,400 260,318 C252,214 300,128 400,128Z ${opening}"/>`,
    dome: [[7, 12], [30, 36], [60, 30]],
    folds:
      fold([404, 136], [300, 330], 0.6, { bend: 44, width: 22 }) +
      fold([392, 150], [322, 300], -0.55, { bend: 34, width: 18 }) +
      fold([300, 300], [378, 474], 0.7, { bend: 18, width: 24 }) +
      fold([276, 340], [360, 500], -0.6, { bend: 20, width: 22 }) +
      fold([270, 400], [350, 512], 0.5, { bend: 14, width: 20 }) +
      fold([410, 136], [508, 330], 0.5, { bend: -44, width: 22 }) +
      fold([500, 290], [420, 474], 0.6, { bend: -18, width: 24 }) +
      fold([526, 350], [440, 500], -0.65, { bend: -20, width: 22 }) +
      fold([528, 410], [450, 512], 0.5, { bend: -14, width: 20 }),
    foldBlur: 6,
    foldHeight: 22,
    seams: seam('M400,204 C450,204 480,248 480,304 C480,380 448,430 400,448 C352,430 320,380 320,304 C320,248 350,204 400,204', 1.4, -0.5),
    cast: { dx: 5, dy: 12, blur: 12, opacity: 0.4 },
  };
  const across: Part = {
    ...look,
    shape: 'M360,452 C420,470 480,462 520,450 C590,500 640,560 652,640 C640,690 560,730 470,742 C380,752 280,730 196,676 C180,664 178,650 186,636 C240,560 300,480 360,452Z',
    dome: [[8, 10], [44, 40]],
    folds:
      fold([380, 462], [226, 650], 0.75, { bend: -22, width: 30 }) +
      fold([396, 470], [300, 700], -0.65, { bend: -26, width: 28, taper: 'end' }) +
      fold([412, 470], [372, 734], 0.7, { bend: -16, width: 32, taper: 'end' }) +
      fold([430, 470], [452, 734], -0.6, { bend: 4, width: 30, taper: 'end' }) +
      fold([448, 468], [536, 716], 0.7, { bend: 12, width: 32, taper: 'end' }) +
      fold([470, 462], [602, 680], -0.6, { bend: 18, width: 30, taper: 'end' }) +
      fold([500, 456], [640, 640], 0.6, { bend: 20, width: 28, taper: 'end' }),
    foldBlur: 7,
    foldHeight: 30,
    print: `${look.print ?? ''}<path d="M186,650 C280,720 380,742 470,732 C560,720 640,680 654,634" fill="none" stroke="${hem}" stroke-width="4"/>`,
    cast: { dx: 6, dy: 14, blur: 12, opacity: 0.36 },
  };
  const overShoulder: Part = {
    ...look,
    shape: 'M286,446 C320,486 372,494 428,486 C446,484 452,500 440,514 C396,552 330,560 274,540 C246,560 206,590 180,622 C168,600 176,560 200,530 C228,496 256,470 286,446Z',
    dome: [[6, 10], [20, 18]],
    folds:
      fold([428, 496], [250, 500], 0.7, { bend: -34, width: 20 }) +
      fold([430, 506], [250, 530], -0.6, { bend: -34, width: 16 }) +
      fold([420, 520], [230, 566], 0.6, { bend: -30, width: 18 }),
    foldBlur: 5,
    foldHeight: 20,
    cast: { dx: 4, dy: 10, blur: 9, opacity: 0.36 },
  };
  const pin: Part = {
    shape: '<circle cx="430" cy="500" r="9" fill="#fff"/>',
    color: '#E9DFC8',
    fabric: 'polished',
    dome: [[3, 9]],
    cast: { dx: 2, dy: 4, blur: 3, opacity: 0.45 },
  };
  return { pose: 'hanging', parts: [rear, inside, underscarf, across, hood, overShoulder, pin] };
}

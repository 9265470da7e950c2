import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { nyonyaTrail } from '#seed/artwork/garments/patterns/embroidery.ts';
import { drape } from '#seed/artwork/garments/shape/drape.ts';
import { fold, seam } from '#seed/artwork/garments/shape/folds.ts';
import { hanger } from '#seed/artwork/garments/pieces/hanger.ts';
import type { Look } from '#seed/artwork/garments/pieces/look.ts';
import { insideBack } from '#seed/artwork/garments/pieces/necks.ts';
import { longSleeves } from '#seed/artwork/garments/pieces/sleeves.ts';

/** A Nyonya kebaya: an open front held together by three brooches, with embroidery along the edges and the pointed hem. */
export function kebaya(look: Look, petal: string, second: string): Garment {
  const heart = '#E8B64C';
  const green = '#4F8A5B';
  const trail = nyonyaTrail(
    [
      [372, 262],
      [366, 330],
      [370, 400],
      [364, 470],
      [356, 540],
      [346, 606],
      [326, 656],
      [296, 690],
      [272, 672],
    ],
    petal,
    second,
    heart,
    green,
  );
  const half: Part = {
    ...look,
    shape:
      'M350,196 C326,202 302,207 288,216 C280,270 286,330 288,384 C296,420 298,446 292,480 C280,560 264,610 250,668 C250,676 254,680 262,682 C290,700 316,724 330,742 C336,748 342,746 346,738 C366,690 388,610 396,520 C400,440 400,370 400,300 C388,260 366,226 350,196Z',
    dome: [
      [7, 7],
      [40, 32],
    ],
    relief: drape(1.8, 6, 1, 8),
    folds:
      fold([296, 246], [346, 380], 0.5, { bend: 14, width: 24, taper: 'start' }) +
      fold([292, 470], [370, 440], -0.45, { bend: 6, width: 20 }) +
      fold([292, 486], [340, 700], 0.45, { bend: 10, width: 26 }),
    foldBlur: 7,
    seams: seam('M292,217 C284,270 290,330 288,376', 2.2) + seam('M340,380 C330,450 330,500 318,600', 1.4, -0.5),
    print:
      (look.print ?? '') +
      `<path d="M354,200 C372,236 392,270 396,304 C396,400 398,480 390,540 C382,610 362,690 342,738" fill="none" stroke="${petal}" stroke-width="5" stroke-dasharray="5 3"/>` +
      trail,
  };
  const brooch = (y: number): Part => ({
    shape: `<circle cx="400" cy="${y}" r="11" fill="#fff"/>${[0, 60, 120, 180, 240, 300].map((turn) => `<circle cx="${400 + 11 * Math.cos((turn * Math.PI) / 180)}" cy="${y + 11 * Math.sin((turn * Math.PI) / 180)}" r="5.500" fill="#fff"/>`).join('')}`,
    color: '#D2AE62',
    fabric: 'metal',
    dome: [[3, 8]],
    print: `<circle cx="400" cy="${y}" r="4.500" fill="#F8F2E6"/>`,
  });
  const sleeves = longSleeves({
    ...look,
    sleevePrint: nyonyaTrail(
      [
        [188, 636],
        [208, 622],
        [232, 640],
        [196, 596],
      ],
      petal,
      second,
      heart,
      green,
    ),
  });
  return {
    pose: 'hanging',
    parts: [...hanger(166, 98), insideBack(look, 300), ...sleeves, mirrored(half), half, brooch(340), brooch(410), brooch(480)],
  };
}

import { mirrored, type Part } from '#seed/artwork/garments/renderer/part.ts';
import type { FabricName } from '#seed/artwork/garments/renderer/fabrics.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { stitches } from '#seed/artwork/garments/shape/folds.ts';
import { roundedBox, strap } from '#seed/artwork/garments/shape/paths.ts';
import { glassesStand } from '#seed/artwork/garments/pieces/displays.ts';

/** The left lens's outline. */
const lensShapes = {
  panto: 'M152,384 C150,346 188,328 262,328 C336,328 374,348 374,386 C374,456 338,512 264,512 C190,512 156,458 152,384Z',
  round: 'M262,322 C320,322 364,366 364,420 C364,476 320,520 262,520 C204,520 160,476 160,420 C160,366 204,322 262,322Z',
  aviator: 'M148,350 C190,334 300,330 346,342 C376,350 384,388 370,440 C354,504 302,536 246,526 C178,512 142,440 148,350Z',
  square: 'M146,362 C148,336 178,328 262,330 C346,330 374,340 376,366 C378,446 360,504 270,506 C180,506 148,456 146,362Z',
  small: 'M168,396 C166,352 204,336 262,336 C322,336 358,352 358,396 C358,458 324,500 262,500 C202,500 170,458 168,396Z',
} as const;

export interface Frame {
  lens: keyof typeof lensShapes;
  color: string;
  fabric: FabricName;
  /** The rim's thickness. */
  rim: number;
  tint: string;
  /** The lens's opacity, 0 to 1. */
  density: number;
  /** SVG fragment printed on the frame. */
  print?: string;
  /** Colour of the nose pads and the tips of the arms. */
  tips: string;
  /** The frame's opacity, which is below 1 for a transparent frame. */
  opacity?: number;
  topBar?: boolean;
}

const both = (d: string): string =>
  `<path d="${d}" fill="none" stroke="#fff" stroke-width="__"/><path d="${d}" fill="none" stroke="#fff" stroke-width="__" transform="translate(800 0) scale(-1 1)"/>`;
const filled = (d: string): string => `<path d="${d}" fill="#fff"/><path d="${d}" fill="#fff" transform="translate(800 0) scale(-1 1)"/>`;

/** The front of the glasses: lenses with a sheen, rims, bridge and hinges. */
function front(frame: Frame): Part[] {
  const shape = lensShapes[frame.lens];
  const metal = frame.fabric === 'metal';
  const bridge = metal
    ? strap('M368,404 C378,382 422,382 432,404', frame.rim)
    : strap('M368,400 C380,372 420,372 432,400', frame.rim * 0.96);
  const bar = frame.topBar ? strap('M340,344 C370,334 430,334 460,344', frame.rim) : '';
  const hinge = metal
    ? strap('M152,372 L136,368 M648,372 L664,368', frame.rim)
    : '<path d="M156,356 L128,352 C122,352 120,356 120,362 V388 C120,394 124,396 130,396 L158,398Z M644,356 L672,352 C678,352 680,356 680,362 V388 C680,394 676,396 670,396 L642,398Z" fill="#fff"/>';
  return [
    {
      shape: filled(shape),
      color: frame.tint,
      fabric: 'polished',
      dome: [[26, 16]],
      opacity: frame.density,
      cast: null,
      print: lensShade(frame.tint),
    },
    {
      shape: clippedSheen(shape),
      color: '#FFFFFF',
      fabric: 'plain',
      dome: [[4, 0]],
      opacity: frame.density > 0.6 ? 0.16 : 0.34,
      cast: null,
    },
    {
      shape: both(shape).replaceAll('__', String(frame.rim)) + bridge + bar + hinge,
      color: frame.color,
      fabric: frame.fabric,
      dome: metal ? [[2.6, 6]] : [[5, 13]],
      print: frame.print,
      opacity: frame.opacity,
      cast: { dx: 4, dy: 7, blur: 6, opacity: 0.3 },
    },
    ...(metal
      ? [
          {
            shape:
              '<ellipse cx="378" cy="430" rx="7" ry="15" fill="#fff" transform="rotate(16 378 430)"/><ellipse cx="422" cy="430" rx="7" ry="15" fill="#fff" transform="rotate(-16 422 430)"/>',
            color: frame.tips,
            fabric: 'polished' as const,
            dome: [[3, 7]] as const,
            opacity: 0.8,
          },
        ]
      : []),
  ];
}

const lensShade = (tint: string): string =>
  `<defs><linearGradient id="lens" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${darker(tint, 0.66)}"/><stop offset="1" stop-color="${lighter(tint, 0.4)}"/></linearGradient></defs><rect x="100" y="320" width="600" height="220" fill="url(#lens)"/>`;

const clippedSheen = (shape: string): string =>
  `<defs><clipPath id="left"><path d="${shape}"/></clipPath><clipPath id="right"><path d="${shape}" transform="translate(800 0) scale(-1 1)"/></clipPath></defs><g clip-path="url(#left)"><path d="M170,540 L270,300 H320 L220,540Z M246,540 L346,300 H362 L262,540Z" fill="#fff"/></g><g clip-path="url(#right)"><path d="M440,540 L540,300 H590 L490,540Z M516,540 L616,300 H632 L532,540Z" fill="#fff"/></g>`;

/** The arms behind the hinges, foreshortened. */
function arms(frame: Frame): Part[] {
  const width = Math.max(9, frame.rim * 0.62);
  const arm: Part = {
    shape: strap('M140,368 C112,356 98,330 104,286', width),
    color: darker(frame.color, 0.86),
    fabric: frame.fabric,
    dome: [[3.6, 8]],
    cast: null,
    print: frame.print,
    opacity: frame.opacity,
  };
  const tip: Part = {
    shape: strap('M104,300 C104,282 106,272 116,262', width + 3),
    color: frame.tips,
    fabric: 'polished',
    dome: [[4, 9]],
    cast: null,
  };
  return [arm, mirrored(arm), tip, mirrored(tip)];
}

/** Glasses on a wooden stand. */
export const glassesOnStand = (frame: Frame, wood = '#B98A5A'): Garment => ({
  pose: 'standing',
  parts: [...arms(frame), ...glassesStand(wood), ...front(frame)],
});

/** Folded glasses, with the arms crossed behind the lenses. */
function folded(frame: Frame): Part[] {
  const width = Math.max(9, frame.rim * 0.66);
  const arm = (path: string, shade: number): Part => ({
    shape: strap(path, width),
    color: darker(frame.color, shade),
    fabric: frame.fabric,
    dome: [[3.6, 8]],
    cast: { dx: 3, dy: 5, blur: 5, opacity: 0.32 },
    print: frame.print,
    opacity: frame.opacity,
  });
  return [
    arm('M660,374 C560,400 360,440 236,462 C196,470 180,486 176,506', 0.78),
    arm('M140,374 C240,396 440,428 566,446 C606,452 622,468 628,488', 0.88),
    ...front(frame),
  ];
}

/** Folded glasses on their case. */
export function glassesOnCase(frame: Frame, leather: string): Garment {
  const turn = (parts: readonly Part[], transform: string): Part[] =>
    parts.map((part) => ({ ...part, transform: `${transform} ${part.transform ?? ''}` }));
  const thread = lighter(leather, 0.45);
  const sleeve: Part[] = [
    {
      shape: roundedBox(110, 560, 580, 236, 92),
      color: darker(leather, 0.8),
      fabric: 'leather',
      dome: [
        [9, 14],
        [40, 40],
      ],
      cast: null,
    },
    {
      shape: 'M202,560 H598 C650,560 690,600 690,652 V704 C690,756 650,796 598,796 H300 C240,796 226,742 250,700 C276,660 260,590 202,560Z',
      color: leather,
      fabric: 'leather',
      dome: [
        [9, 14],
        [40, 44],
      ],
      print: stitches(
        'M226,574 H596 C644,574 676,606 676,652 V704 C676,750 644,782 596,782 H304 C256,782 246,740 264,704 C288,662 276,600 226,574Z',
        thread,
      ),
      cast: { dx: -2, dy: 3, blur: 6, opacity: 0.4 },
    },
  ];
  return { pose: 'lying', parts: [...turn(sleeve, 'rotate(-7 400 680)'), ...turn(folded(frame), 'translate(6 40) rotate(5 400 430)')] };
}

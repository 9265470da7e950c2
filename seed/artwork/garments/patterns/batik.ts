import { tiled, wrapped } from '#seed/artwork/garments/patterns/tile.ts';

const wax = (d: string, color: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

const at = (x: number, y: number, turn: number, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;

/** A hibiscus: five broad petals with wax veins, and the long stamen. */
function hibiscus(pale: string, middle: string, deep: string): string {
  const petal = `<path d="M0,-3 C20,-12 30,-34 20,-50 C12,-60 4,-54 0,-58 C-4,-54 -12,-60 -20,-50 C-30,-34 -20,-12 0,-3Z" fill="${middle}" stroke="${pale}" stroke-width="3"/>${wax('M0,-8 C1,-24 0,-36 0,-46 M2,-12 C9,-24 11,-34 11,-44 M-2,-12 C-9,-24 -11,-34 -11,-44', pale, 1.6, 0.85)}`;
  const petals = [0, 72, 144, 216, 288].map((turn) => `<g transform="rotate(${turn})">${petal}</g>`).join('');
  return `${petals}<circle r="9" fill="${deep}"/>${wax('M0,0 C10,-6 20,-18 26,-32', pale, 3)}<g fill="${pale}"><circle cx="27" cy="-34" r="3.400"/><circle cx="21" cy="-33" r="2.200"/><circle cx="30" cy="-27" r="2.200"/><circle r="4"/></g>`;
}

/** A curved leaf with a midrib. */
const leaf = (pale: string, middle: string): string =>
  `<path d="M0,0 C14,-8 20,-30 8,-52 C-10,-38 -14,-14 0,0Z" fill="${middle}" stroke="${pale}" stroke-width="2.600"/>${wax('M0,-2 C6,-16 8,-32 8,-46 M4,-16 l7,-6 M6,-28 l6,-7 M3,-14 l-6,-6 M6,-28 l-8,-5', pale, 1.4, 0.9)}`;

/** Batik in the Terengganu manner: hibiscus and leaves on curling stems, outlined in wax, with dots between them. */
export const batikBlossoms = (pale: string, middle: string, turn = 0): string => {
  const [width, height] = [240, 260];
  const deep = pale;
  const stems = wax('M60,70 C110,96 96,150 150,176 S236,212 300,330 M180,200 C176,150 214,116 206,66 M150,176 C110,196 76,196 44,236 M60,70 C30,100 28,140 -10,150', pale, 2.6);
  const curls = wax('M206,66 c-4,-16 14,-22 18,-8 c2,8 -8,12 -11,5 M44,236 c-14,4 -20,-12 -8,-17 c8,-2 12,7 5,10 M110,96 c14,-8 24,6 14,14 c-7,4 -12,-5 -6,-9', pale, 2.2);
  const leaves = [[112, 110, 66, 0.8], [104, 150, -70, 0.72], [196, 128, 44, 0.74], [200, 112, -52, 0.7], [92, 196, -150, 0.7], [232, 236, 100, 0.72], [66, 222, -20, 0.56], [18, 132, -120, 0.66]] as const;
  const points = [[20, 30], [26, 38], [16, 42], [128, 24], [136, 32], [124, 36], [150, 70], [158, 78], [146, 82], [76, 152], [70, 160], [226, 168], [220, 178], [116, 236], [124, 244], [112, 248], [12, 190], [18, 200]];
  const dots = points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.400" fill="${pale}"/>`).join('');
  const content = `${stems}${curls}${leaves.map(([x, y, angle, scale]) => at(x, y, angle, scale, leaf(pale, middle))).join('')}${at(60, 70, 10, 0.86, hibiscus(pale, middle, deep))}${at(172, 196, 46, 0.74, hibiscus(pale, middle, deep))}${at(196, 34, -20, 0.46, hibiscus(pale, middle, deep))}${dots}`;
  return tiled('batik-blossoms', width, height, wrapped(width, height, content), `rotate(${turn}) scale(0.56)`);
};

/** A small repeating pattern of leaves and stars for children's clothes. */
export const batikLeaves = (pale: string, accent: string): string =>
  tiled(
    'batik-leaves',
    64,
    64,
    `<g fill="${pale}"><path d="M16,26 C8,16 12,4 20,2 C26,10 26,20 16,26Z"/><path d="M18,28 C28,20 38,24 40,32 C32,38 22,36 18,28Z"/><path d="M48,58 C40,48 44,36 52,34 C58,42 58,52 48,58Z"/></g><g fill="${accent}"><circle cx="46" cy="14" r="5"/><circle cx="14" cy="48" r="5"/></g><g fill="${pale}"><circle cx="46" cy="14" r="2"/><circle cx="14" cy="48" r="2"/><circle cx="32" cy="50" r="1.800"/><circle cx="60" cy="24" r="1.800"/></g>`,
  );

/** A segment of a path: a line to a point, or a cubic curve with two handles. */
export type Step = readonly [number, number] | readonly [number, number, number, number, number, number];

const MIDDLE = 400;

/** Completes the left half of an outline with its mirror image. The half has to start and end on the centre line. */
export function symmetric(start: readonly [number, number], ...steps: readonly Step[]): string {
  const ends = [start, ...steps.map((step) => step.slice(-2))] as [number, number][];
  const over = (x: number | undefined, y: number | undefined): string => `${2 * MIDDLE - (x ?? 0)},${y ?? 0}`;
  const there = steps.map((step) => (step.length === 2 ? `L${step.join(',')}` : `C${step.join(',')}`)).join('');
  const back = steps
    .map((step, i) => {
      const end = over(...(ends[i] ?? start));
      return step.length === 2 ? `L${end}` : `C${over(step[2], step[3])},${over(step[0], step[1])},${end}`;
    })
    .reverse()
    .join('');
  return `M${start.join(',')}${there}${back}Z`;
}

/** The outline of a line with a given width, for straps and cords. */
export const strap = (path: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="#fff" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A rounded rectangle as path data, so that it can be transformed and stitched. */
export function roundedBox(x: number, y: number, width: number, height: number, radius: number): string {
  return `M${x + radius},${y}h${width - 2 * radius}q${radius},0 ${radius},${radius}v${height - 2 * radius}q0,${radius} ${-radius},${radius}h${2 * radius - width}q${-radius},0 ${-radius},${-radius}v${2 * radius - height}q0,${-radius} ${radius},${-radius}Z`;
}

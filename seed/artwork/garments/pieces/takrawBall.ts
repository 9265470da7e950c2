import type { Part } from '#seed/artwork/garments/renderer/part.ts';
import type { Garment } from '#seed/artwork/garments/renderer/renderGarment.ts';
import { darker, lighter } from '#seed/artwork/garments/shape/colours.ts';
import { disc } from '#seed/artwork/garments/shape/solids.ts';

const PHI = (1 + Math.sqrt(5)) / 2;
type Vector = readonly [number, number, number];

const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

/** The rotation with which no hole faces the viewer. */
function tilted([x, y, z]: Vector, spin: number): Vector {
  const [a, b] = [0.34 + spin, 0.46 + spin * 0.6];
  const [x1, z1] = [x * Math.cos(a) + z * Math.sin(a), z * Math.cos(a) - x * Math.sin(a)];
  return [x1, y * Math.cos(b) - z1 * Math.sin(b), y * Math.sin(b) + z1 * Math.cos(b)];
}

/** A takraw ball: six woven bands round a sphere, with twelve holes between them. */
export function takrawBall(color: string, spin = 0): Garment {
  const [cx, cy, radius] = [400, 560, 280];
  const axes = (
    [
      [0, 1, PHI],
      [0, -1, PHI],
      [1, PHI, 0],
      [-1, PHI, 0],
      [PHI, 0, 1],
      [PHI, 0, -1],
    ] as const
  ).map((axis) => unit(tilted(axis, spin)));
  const half = 0.245;
  const frames = axes.map((axis) => {
    const along = unit(cross(axis, axes.find((other) => other !== axis) ?? [0, 0, 1]));
    return { axis, along, across: cross(axis, along) };
  });
  const weaving = (p: Vector): number => {
    let height = -14;
    for (const { axis, along, across } of frames) {
      const d = dot(p, axis);
      if (Math.abs(d) > half) continue;
      const strip = (d / half + 1) * 1.5;
      const within = 2 * (strip - Math.floor(strip)) - 1;
      const angle = Math.atan2(dot(p, across), dot(p, along));
      height = Math.max(
        height,
        7 * Math.sqrt(Math.max(0, 1 - within * within * 0.96)) + 6 * Math.cos(5 * angle + (Math.floor(strip) & 1) * Math.PI),
      );
    }
    return height;
  };
  const point = (x: number, y: number): Vector => {
    const [u, v] = [(x - cx) / radius, (y - cy) / radius];
    return [u, v, Math.sqrt(Math.max(0, 1 - u * u - v * v))];
  };
  const holes = [...axes, ...axes.map((axis): Vector => [-axis[0], -axis[1], -axis[2]])]
    .filter((axis) => axis[2] > 0.12)
    .map((axis) =>
      holeOutline(
        axis,
        frames.map((frame) => frame.axis),
        half,
        (p) => [cx + p[0] * radius, cy + p[1] * radius],
      ),
    );
  return {
    pose: 'standing',
    parts: [
      {
        shape: disc(cx, cy, radius),
        color,
        fabric: 'wood',
        dome: [[4, 4]],
        relief: (_across, _down, x, y) => radius * 0.9 * point(x, y)[2],
        texture: (x, y) => weaving(point(x, y)),
        cast: null,
      },
      ...holes.map((shape): Part => ({
        shape,
        color: darker(color, 0.24),
        fabric: 'wood',
        dome: [[8, -14]],
        cast: null,
        print: `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${darker(color, 0.3)}"/><path d="M${cx - 260},${cy + 60} C${cx - 60},${cy - 80} ${cx + 90},${cy + 140} ${cx + 270},${cy - 40}" stroke="${darker(color, 0.5)}" stroke-width="46" fill="none"/>`,
      })),
      { shape: disc(cx, cy, radius), color: lighter(color, 0.4), fabric: 'plain', dome: [[60, 60]], opacity: 0.1, cast: null },
    ],
  };
}

/** A pentagonal hole around an axis, traced outwards to the first band. */
function holeOutline(centre: Vector, axes: readonly Vector[], half: number, project: (p: Vector) => readonly [number, number]): string {
  const side = unit(cross(centre, Math.abs(centre[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
  const up = cross(centre, side);
  const away = (reach: number, turn: number): Vector => {
    const [c, s, u] = [Math.cos(reach), Math.cos(turn) * Math.sin(reach), Math.sin(turn) * Math.sin(reach)];
    return [centre[0] * c + side[0] * s + up[0] * u, centre[1] * c + side[1] * s + up[1] * u, centre[2] * c + side[2] * s + up[2] * u];
  };
  const points: string[] = [];
  for (let i = 0; i < 60; i++) {
    const turn = (i / 60) * Math.PI * 2;
    let reach = 0;
    for (; reach < 0.6; reach += 0.004) {
      const p = away(reach, turn);
      if (p[2] < 0.02 || axes.some((axis) => axis !== centre && Math.abs(dot(p, axis)) < half)) break;
    }
    points.push(
      project(away(reach, turn))
        .map((value) => value.toFixed(1))
        .join(','),
    );
  }
  return `M${points.join('L')}Z`;
}

import { createSketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import { heap, under } from '#seed/artwork/drawings/packaged/pantry/heap.ts';

/** A heap of soybeans. */
export function soyBeans(): string {
  const s = createSketch(821);
  return s.svg(
    heap(s, { cx: 160, base: 254, width: 250, height: 104, count: 48 }, (x, y, turn) => `${under(s, x, y, 21, 17)}${s.ball(x, y, 21, 17, ['#FFF4CE', '#E8CC8A', '#A88648'], turn % 180)}<ellipse cx="${(x - 6).toFixed(1)}" cy="${(y - 6).toFixed(1)}" rx="6" ry="3" fill="#fff" opacity=".6"/>`),
  );
}

import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch, oval, smooth } from '#seed/artwork/drawings/fresh/sketch.ts';

/** A crunchy green guava. */
export function guava(): string {
  const s = createSketch(81);
  const outline = smooth([[160, 66], [210, 74], [256, 124], [268, 196], [236, 264], [164, 290], [92, 266], [54, 198], [66, 124], [112, 74]]);
  const bumps = Array.from({ length: 46 }, () => `<ellipse cx="${64 + s.random() * 196}" cy="${84 + s.random() * 196}" rx="${5 + s.random() * 9}" ry="${4 + s.random() * 6}" fill="${s.random() > 0.5 ? '#E6F3A6' : '#7AA23C'}" opacity=".3"/>`).join('');
  return s.svg(`<path d="M158 76C154 58 160 46 168 36" stroke="#6B5A2A" stroke-width="8" fill="none" stroke-linecap="round"/>${s.solid(outline, ['#DDEE94', '#A3C94E', '#5A8A2A'], { depth: 24, inside: s.soft(3, bumps) })}${s.glint(108, 122, 16, 30, 34, 0.6)}${s.soft(2, '<ellipse cx="158" cy="74" rx="18" ry="7" fill="#4A6A1C" opacity=".6"/>')}${leaf(s, 166, 44, 100, 50, -8)}`);
}

/** A guava cut across: white flesh with a ring of seeds. */
export function guavaHalf(): string {
  const s = createSketch(82);
  const seeds = Array.from({ length: 54 }, (_, i) => {
    const a = i * 2.4;
    const r = 26 + Math.sqrt(i / 54) * 36 + s.random() * 6;
    return s.ball(160 + Math.cos(a) * r, 168 + Math.sin(a) * r, 4.6, 3.6, ['#F4E3A8', '#D9B768', '#9A7630'], (a * 180) / Math.PI);
  }).join('');
  return s.svg(`${s.solid(oval(166, 176, 112, 112), ['#C5DD74', '#8AB83E', '#47761F'], { depth: 14 })}${s.solid(oval(158, 168, 106, 106), ['#F4F8D6', '#E6F0B6', '#C3D884'], { depth: 10 })}${s.solid(oval(158, 168, 92, 92), ['#FFFFF6', '#FBFAE4', '#E4E6BE'], { depth: 12 })}
<path d="${oval(160, 168, 66, 66)}" fill="#F6EFCB" opacity=".9"/>${seeds}<path d="${oval(160, 168, 22, 22)}" fill="#FFFEF2"/>${s.glint(108, 116, 26, 9, -42, 0.7)}`);
}

import { leaf } from '#seed/artwork/drawings/fresh/leaf.ts';
import { createSketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const body = 'M118 66C170 40 226 62 254 116C284 174 288 246 258 278C232 302 184 294 138 266C84 232 50 178 58 128C62 98 84 80 118 66Z';

/** A ripe mango with its leaf. */
export function mango(): string {
  const s = createSketch(3);
  const blush = s.soft(22, `<ellipse cx="104" cy="122" rx="50" ry="58" fill="#E8502A" opacity=".62"/><ellipse cx="236" cy="250" rx="60" ry="30" fill="#B94812" opacity=".5"/><ellipse cx="192" cy="206" rx="48" ry="56" fill="#FFE26A" opacity=".75"/>`);
  const dots = Array.from({ length: 70 }, () => `<circle cx="${60 + s.random() * 205}" cy="${70 + s.random() * 200}" r="${0.7 + s.random()}"/>`).join('');
  const inside = `${blush}<g fill="#FFF2B0" opacity=".5">${dots}</g>`;
  return s.svg(`<path d="M116 76C110 60 116 46 126 36" stroke="#6B4A22" stroke-width="8" stroke-linecap="round" fill="none"/>
${s.solid(body, ['#FFD968', '#F7A42E', '#C95E14'], { depth: 24, inside })}
${s.glint(98, 130, 13, 30, 24, 0.6)}${s.glint(136, 86, 10, 4, -20, 0.4)}<ellipse cx="116" cy="73" rx="12" ry="6" fill="#8A5A1C" opacity=".55"/>
${leaf(s, 122, 50, 126, 52, -8)}${leaf(s, 122, 50, 80, 40, 192, ['#8CC25A', '#4C8E3A', '#28602A'])}`);
}

/** Half a mango, scored into cubes and turned inside out. */
export function mangoCubes(): string {
  const s = createSketch(5);
  const skin = 'M34 214C30 262 92 296 160 296S290 262 286 214C250 250 70 250 34 214Z';
  const cubes: string[] = [];
  const rows = [
    { y: 128, x: [118, 160, 202], r: 20 },
    { y: 158, x: [78, 119, 160, 201, 242], r: 22 },
    { y: 194, x: [60, 100, 140, 180, 220, 260], r: 22 },
    { y: 228, x: [84, 122, 160, 198, 236], r: 21 },
  ];
  for (const { y, x, r } of rows)
    for (const cx of x) {
      const lift = Math.abs(cx - 160) * 0.14;
      const turn = (cx - 160) * 0.16;
      const w = r * 0.95;
      const top = `M${-w} ${-w * 0.55}Q0 ${-w * 1.15} ${w} ${-w * 0.55}L${w * 0.9} ${w * 0.35}Q0 ${w * 0.7} ${-w * 0.9} ${w * 0.35}Z`;
      const side = `M${-w * 0.9} ${w * 0.35}Q0 ${w * 0.7} ${w * 0.9} ${w * 0.35}L${w * 0.8} ${w * 1.2}Q0 ${w * 1.5} ${-w * 0.8} ${w * 1.2}Z`;
      cubes.push(`<g transform="translate(${cx} ${y + lift}) rotate(${turn})"><path d="${side}" fill="#D97A12"/><path d="${top}" fill="${s.gradient(['#FFE07A', '#FFB62E', '#F49A1C'])}"/><path d="M${-w * 0.7} ${-w * 0.5}Q0 ${-w} ${w * 0.5} ${-w * 0.55}" stroke="#FFF6CC" stroke-width="3" stroke-linecap="round" fill="none" opacity=".8"/></g>`);
    }
  return s.svg(`<path d="M40 214C40 150 100 112 160 112S280 150 280 214C270 262 220 280 160 280S50 262 40 214Z" fill="#C66A0C"/>${cubes.join('')}
${s.solid(skin, ['#FFC65A', '#EE8E2A', '#A94A10'], { depth: 12, inside: s.soft(12, '<ellipse cx="90" cy="270" rx="46" ry="20" fill="#D8431F" opacity=".6"/>') })}`);
}

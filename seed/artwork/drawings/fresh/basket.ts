import { createSketch } from '#seed/artwork/drawings/fresh/sketch.ts';

const weave = ['#E6BC7E', '#C48F4A', '#7E5220'] as const;

/** The front of a woven basket, whose contents are drawn behind it. */
export function basketFront(): string {
  const s = createSketch(111);
  const body = 'M30 150H290C286 214 272 262 252 296C200 306 120 306 68 296C48 262 34 214 30 150Z';
  const strips: string[] = [];
  for (let row = 0; row < 9; row++)
    for (let col = 0; col < 17; col++) {
      if ((row + col) % 2) continue;
      const y = 158 + row * 16;
      const x = 24 + col * 16.5;
      strips.push(`<rect x="${x}" y="${y}" width="21" height="13" rx="5" fill="${s.gradient(['#F2CE96', '#D09C56', '#94652C'], 'down')}"/>`);
      strips.push(`<rect x="${x + 17}" y="${y - 4}" width="13" height="21" rx="5" fill="${s.gradient(['#E2B674', '#B98440', '#7E5220'], 'across')}"/>`);
    }
  const shade = s.soft(16, '<path d="M250 140C290 200 260 300 200 312H290Z" fill="#3A2008" opacity=".5"/><rect x="30" y="278" width="260" height="30" fill="#3A2008" opacity=".45"/><ellipse cx="96" cy="200" rx="36" ry="50" fill="#FFF2CE" opacity=".35"/>');
  const rope = Array.from({ length: 22 }, (_, i) => `<ellipse cx="${24 + i * 13}" cy="150" rx="11" ry="13" fill="${s.gradient(['#F4D6A2', '#C9954E', '#8A5C26'])}" transform="rotate(34 ${24 + i * 13} 150)"/>`).join('');
  return s.svg(`${s.solid(body, weave, { depth: 18, inside: strips.join('') + shade })}${s.soft(3, '<rect x="30" y="160" width="260" height="9" fill="#3A2008" opacity=".4"/>')}${rope}`);
}

/** The handle and inside of the basket, drawn behind its contents. */
export function basketBack(): string {
  const s = createSketch(112);
  return s.svg(`<path d="M60 236C60 60 110 26 160 26S260 60 260 236" fill="none" stroke="#8A5C26" stroke-width="22"/><path d="M58 236C58 60 108 24 158 24S258 60 258 236" fill="none" stroke="${s.gradient(['#F2CE96', '#C9954E', '#8A5C26'])}" stroke-width="17"/><ellipse cx="160" cy="244" rx="112" ry="24" fill="#5A3A16"/><ellipse cx="160" cy="240" rx="112" ry="21" fill="#7E5626"/>`);
}

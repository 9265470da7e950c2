import type { Sketch } from '#seed/artwork/drawings/fresh/sketch.ts';
import type { Person } from '#seed/artwork/portraits/person.ts';

/** The upper body with its neckline and apron. */
export function clothes(s: Sketch, { top, apron, skin, jewellery }: Person): string {
  const { tones, trim, neckline, isSlim } = top;
  const w = isSlim ? 112 : 128;
  const body = `M${160 - w} 336C${160 - w} 276 ${160 - w + 18} 246 118 230Q132 224 136 214H184Q188 224 202 230C${160 + w - 18} 246 ${160 + w} 276 ${160 + w} 336Z`;
  const seams = s.soft(3, `<path d="M${160 - w + 40} 336Q${160 - w + 36} 296 ${160 - w + 50} 270M${160 + w - 40} 336Q${160 + w - 36} 296 ${160 + w - 50} 270" stroke="${tones[2]}" stroke-width="6" fill="none" opacity=".5"/>`);
  const edge = trim ?? tones[0];
  const parts: Record<typeof neckline, string> = {
    round: `<path d="M128 218Q132 250 160 252T192 218L184 210H136Z" fill="${skin[1]}"/><path d="M127 219Q132 254 160 256T193 219" stroke="${edge}" stroke-width="7" fill="none"/>`,
    vest: `<path d="M122 226Q130 262 160 264T198 226L184 208H136Z" fill="${skin[1]}"/><path d="M121 227Q130 266 160 268T199 227" stroke="${edge}" stroke-width="6" fill="none"/>`,
    collar: `<path d="M134 214L160 262L186 214Z" fill="${skin[1]}"/>${s.solid('M130 208L112 230L142 262L160 254Z', [tones[0], tones[0], tones[1]], { depth: 6 })}${s.solid('M190 208L208 230L178 262L160 254Z', [tones[0], tones[1], tones[2]], { depth: 6 })}<path d="M160 256V336" stroke="${tones[2]}" stroke-width="3" opacity=".6"/><circle cx="160" cy="276" r="4" fill="${edge}"/><circle cx="160" cy="306" r="4" fill="${edge}"/>`,
    stand: `${s.solid('M130 206Q160 226 190 206L196 228Q160 246 124 228Z', [tones[0], tones[1], tones[2]], { depth: 6 })}<path d="M160 234V284" stroke="${tones[2]}" stroke-width="3" opacity=".7"/><circle cx="160" cy="248" r="4.500" fill="${edge}"/><circle cx="160" cy="268" r="4.500" fill="${edge}"/>`,
    kebaya: `<path d="M130 212L160 288L190 212Z" fill="${skin[1]}"/><path d="M128 214L160 296L192 214" stroke="${edge}" stroke-width="11" fill="none" stroke-linejoin="round"/><path d="M128 214L160 296L192 214" stroke="#fff" stroke-width="3" stroke-dasharray="2 7" stroke-linecap="round" fill="none" opacity=".85"/>`,
  };
  const beads = jewellery?.beads?.map((color, row) => `<path d="M${128 - row * 3} ${224 + row * 6}Q160 ${262 + row * 16} ${192 + row * 3} ${224 + row * 6}" stroke="${color}" stroke-width="6.500" stroke-dasharray="1 7.500" stroke-linecap="round" fill="none"/>`).join('') ?? '';
  const bib = apron
    ? `<path d="M122 226L112 274M198 226L208 274" stroke="${apron[1]}" stroke-width="11"/>${s.soft(4, '<path d="M104 268H220V336H104Z" fill="#000" opacity=".22"/>')}${s.solid('M106 264H214Q220 264 220 272V336H100V272Q100 264 106 264Z', apron, { depth: 12, inside: `<path d="M108 272H212" stroke="${apron[0]}" stroke-width="3" stroke-dasharray="6 5" opacity=".7"/>` })}`
    : '';
  return `${s.solid(body, tones, { depth: 24, inside: seams })}${parts[neckline]}${beads}${bib}`;
}

import { oval, type Sketch, type Tones } from '#seed/artwork/drawings/fresh/sketch.ts';
import { headWidth } from '#seed/artwork/portraits/face.ts';
import type { Covering, Person } from '#seed/artwork/portraits/person.ts';

type Layers = (s: Sketch, person: Person, tones: Tones, under: Tones) => { back?: string; front: string };

/** Strands across an outline, as thin light lines. */
const strands = (d: string, color: string): string => `<path d="${d}" stroke="${color}" stroke-width="2.400" fill="none" opacity=".42" stroke-linecap="round"/>`;

const PARTED = 'M106 132C98 78 118 42 160 42S222 78 214 132C210 108 200 90 168 82C150 96 118 100 112 122Z';

const LAYERS: Record<Covering['kind'], Layers> = {
  short: (s, person, tones) => {
    const w = headWidth(person) + 3;
    const d = `M${160 - w} 130C${152 - w} 78 ${130} 40 164 40C${206} 40 ${168 + w} 76 ${160 + w} 130C${158 + w} 112 ${152 + w} 100 ${144 + w} 92C186 88 140 86 124 92C114 100 112 114 ${160 - w} 130Z`;
    return { front: s.solid(d, tones, { depth: 12, inside: strands('M126 84Q140 58 168 50M146 86Q162 64 190 62', tones[0]) }) };
  },
  receding: (s, person, tones) => {
    const w = headWidth(person) + 3;
    const side = (k: -1 | 1): string => `M${160 + k * w} 136C${160 + k * (w + 8)} 108 ${160 + k * (w - 2)} 78 ${160 + k * (w - 22)} 66C${160 + k * (w - 16)} 88 ${160 + k * (w - 14)} 108 ${160 + k * (w - 6)} 122Z`;
    return { front: s.solid(side(-1), tones, { depth: 8 }) + s.solid(side(1), tones, { depth: 8 }) };
  },
  bob: (s, _person, tones) => ({
    back: s.solid('M100 196C84 110 104 36 160 36S236 110 220 196Q190 208 160 200T100 196Z', [tones[1], tones[1], tones[2]], { depth: 14 }),
    front: s.solid('M102 150C96 80 116 44 162 44C210 44 226 84 218 150C214 120 206 104 198 96C166 106 132 100 122 94C112 108 106 126 102 150Z', tones, { depth: 12, inside: strands('M124 92Q134 62 160 52M160 98Q172 68 192 66', tones[0]) }),
  }),
  bun: (s, _person, tones) => ({
    back: s.solid(oval(160, 42, 34, 28), tones, { depth: 10, inside: strands('M134 44Q160 26 186 44M140 54Q160 40 180 54', tones[0]) }),
    front: s.solid(PARTED, tones, { depth: 12, inside: strands('M114 112Q124 70 160 56M208 112Q200 72 166 56', tones[0]) }),
  }),
  plait: (s, _person, tones) => ({
    front: `${s.solid(PARTED, tones, { depth: 12, inside: strands('M114 112Q124 70 160 56M208 112Q200 72 166 56', tones[0]) })}${[0, 1, 2, 3, 4].map((i) => s.solid(oval(216 - i * 2.5, 172 + i * 22, 15 - i, 15, i % 2 ? 24 : -24), tones, { depth: 6 })).join('')}`,
  }),
  ponytail: (s, _person, tones) => ({
    back: s.solid('M196 52C250 40 262 110 240 182C236 150 222 120 196 100Z', tones, { depth: 12, inside: strands('M212 62Q244 90 238 150', tones[0]) }),
    front: `${s.solid('M108 126C100 74 122 42 162 42S220 76 212 126C208 104 196 84 164 80C136 80 116 100 108 126Z', tones, { depth: 12, inside: strands('M120 100Q140 64 176 52M204 100Q196 70 176 54', tones[0]) })}`,
  }),
  long: (s, _person, tones) => ({
    back: s.solid('M98 258C84 120 100 36 160 36S236 120 222 258Q190 268 160 258T98 258Z', [tones[1], tones[1], tones[2]], { depth: 16 }),
    front: s.solid('M102 176C92 84 116 42 160 42S228 84 218 176C214 140 210 112 168 76C134 100 110 128 102 176Z', tones, { depth: 12, inside: strands('M112 130Q122 76 162 56M212 140Q206 84 170 56', tones[0]) }),
  }),
  tudung: (s, _person, tones, under) => {
    const cloth = 'M160 30C222 30 240 84 234 140C232 182 250 214 270 240C262 276 214 290 160 290S58 276 50 240C70 214 88 182 86 140C80 84 98 30 160 30Z';
    const opening = 'M160 70C124 70 114 100 116 128C118 164 138 190 160 190S202 164 204 128C206 100 196 70 160 70Z';
    const folds = 'M120 176Q150 214 232 250M204 170Q186 206 112 268M214 190Q190 232 150 284M98 190Q104 226 84 254M138 196Q160 208 182 196';
    const inside = `${s.soft(3, `<path d="${folds}" stroke="${tones[2]}" stroke-width="6" fill="none" opacity=".55"/>`)}<path d="M112 60Q160 22 208 60" stroke="${tones[0]}" stroke-width="4" fill="none" opacity=".35"/>`;
    const clothWithHole = `${cloth}M160 70C124 70 114 100 116 128C118 164 138 190 160 190S202 164 204 128C206 100 196 70 160 70Z`;
    return {
      front: `<path d="M116 104C120 78 136 68 160 68S200 78 204 104Q186 84 160 84T116 104Z" fill="${under[1]}"/>${s.soft(4, `<path d="${opening}" fill="none" stroke="${under[2]}" stroke-width="6" opacity=".4"/>`)}${s.solid(clothWithHole, tones, { depth: 20, inside })}<path d="${opening}" fill="none" stroke="${tones[0]}" stroke-width="2.500" opacity=".6"/>`,
    };
  },
  turban: (s, _person, tones) => ({
    front: `${s.solid('M104 112C84 52 118 18 160 18S236 52 216 112Q190 74 160 66Q130 74 104 112Z', tones, { depth: 16, inside: `<path d="M106 96Q140 50 212 44M112 74Q160 40 206 32M214 96Q186 54 112 40M160 66Q170 40 214 66" stroke="${tones[2]}" stroke-width="4" fill="none" opacity=".5"/>` })}<path d="M138 84L160 66L182 84Q160 78 138 84Z" fill="${tones[2]}"/>`,
  }),
  headcloth: (s, _person, tones, under) => ({
    front: `${s.solid('M108 116C102 70 128 42 160 42S218 70 212 116Q186 92 160 92T108 116Z', under, { depth: 12 })}${s.solid('M104 108C104 78 128 62 160 62S216 78 216 108Q190 84 160 84T104 108Z', tones, { depth: 9, inside: `<path d="M108 94Q160 62 212 94" stroke="${tones[2]}" stroke-width="3" fill="none" opacity=".5"/>` })}${s.solid('M206 78C222 62 240 62 238 76C250 84 238 96 214 92Z', tones, { depth: 6 })}`,
  }),
  strawHat: (s, _person, tones, under) => ({
    back: `<path d="${oval(160, 90, 104, 28)}" fill="${tones[2]}"/>`,
    front: `${s.solid('M108 134C104 108 108 92 112 88H208C212 92 216 108 212 134C206 116 204 104 200 100H120C116 104 114 116 108 134Z', under, { depth: 8 })}${s.solid('M110 82C110 38 130 22 160 22S210 38 210 82Q160 98 110 82Z', tones, { depth: 14, inside: `<path d="M112 44Q160 56 208 44M110 58Q160 72 210 58M120 30Q160 42 200 30" stroke="${tones[2]}" stroke-width="2.500" fill="none" opacity=".4"/><path d="M108 70Q160 88 212 70V86Q160 104 108 86Z" fill="#7A3A24"/>` })}${s.solid('M56 90C56 76 96 72 110 78Q160 96 210 78C224 72 264 76 264 90C264 104 216 112 160 112S56 104 56 90Z', tones, { depth: 9, inside: `<path d="M64 92Q160 112 256 92" stroke="${tones[2]}" stroke-width="2.500" fill="none" opacity=".4"/>` })}${s.soft(5, '<path d="M112 112Q160 122 208 112V118Q160 128 112 118Z" fill="#3A1C04" opacity=".4"/>')}`,
  }),
  songkok: (s, _person, tones, under) => ({
    front: `${s.solid('M107 130C103 104 108 92 112 88H208C212 92 217 104 213 130C208 112 206 104 202 98H118C114 104 112 112 107 130Z', under, { depth: 8 })}${s.solid('M108 96C106 62 110 44 120 38Q160 26 200 38C210 44 214 62 212 96Q160 80 108 96Z', tones, { depth: 13, inside: `<path d="M118 44Q160 34 202 44" stroke="${tones[0]}" stroke-width="3" fill="none" opacity=".5"/>` })}`,
  }),
  skullcap: (s, _person, tones, under) => ({
    front: `${s.solid('M107 136C102 108 106 94 110 90H210C214 94 218 108 213 136C208 116 206 108 202 102H118C114 108 112 116 107 136Z', under, { depth: 8 })}${s.solid('M108 98C104 58 128 38 160 38S216 58 212 98Q160 82 108 98Z', tones, { depth: 14, inside: `<path d="M110 88Q160 70 210 88" stroke="${tones[2]}" stroke-width="3" stroke-dasharray="7 5" fill="none" opacity=".7"/><path d="M160 40V76M132 48Q126 64 124 82M188 48Q194 64 196 82" stroke="${tones[2]}" stroke-width="2" fill="none" opacity=".5"/>` })}`,
  }),
  cap: (s, _person, tones, under) => ({
    front: `${s.solid('M107 132C102 106 108 94 112 90H208C212 94 218 106 213 132C208 114 206 106 202 100H118C114 106 112 114 107 132Z', under, { depth: 8 })}${s.solid('M108 92C106 50 130 34 160 34S214 50 212 92Q160 76 108 92Z', tones, { depth: 13, inside: `<path d="M160 36V78M132 46Q124 62 122 84M188 46Q196 62 198 84" stroke="${tones[2]}" stroke-width="2.400" fill="none" opacity=".5"/>` })}${s.solid('M104 94Q160 70 216 94C228 104 220 112 206 108Q160 92 114 108C100 112 92 104 104 94Z', [tones[1], tones[1], tones[2]], { depth: 7 })}${s.soft(4, '<path d="M114 108Q160 92 206 108Q160 106 114 114Z" fill="#1A0C04" opacity=".4"/>')}`,
  }),
};

/** Hair or headwear, in front of the head and behind it. */
export function covering(s: Sketch, person: Person): { back: string; front: string } {
  const { kind, tones } = person.covering;
  const under = 'under' in person.covering && person.covering.under ? person.covering.under : tones;
  return { back: '', ...LAYERS[kind](s, person, tones, under) };
}

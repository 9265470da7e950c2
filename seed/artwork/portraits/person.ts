import type { Tones } from '#seed/artwork/drawings/fresh/sketch.ts';

export type Covering =
  | { kind: 'short' | 'receding' | 'bob' | 'bun' | 'plait' | 'ponytail' | 'long'; tones: Tones }
  | { kind: 'tudung' | 'turban' | 'headcloth' | 'strawHat' | 'songkok' | 'skullcap' | 'cap'; tones: Tones; under?: Tones };

export type Neckline = 'collar' | 'round' | 'stand' | 'kebaya' | 'vest';

export interface Person {
  /** Colours of the wall, lit and shaded, and of the paper disc behind the head. */
  wall: readonly [string, string];
  disc: string;
  skin: Tones;
  /** Half the width of the head, and how wide the chin is. */
  head?: { width?: number; jaw?: number };
  age: 'young' | 'middle' | 'old';
  brow: string;
  covering: Covering;
  /** Colour of the lips; without it, a mouth is a line. */
  lips?: string;
  hasOpenSmile?: boolean;
  facialHair?: { beard?: 'full' | 'short' | 'stubble'; moustache?: boolean; tones: Tones };
  glasses?: { color: string; shape: 'round' | 'square' };
  jewellery?: { earrings?: string; beads?: readonly string[]; dot?: string };
  top: { neckline: Neckline; tones: Tones; trim?: string; isSlim?: boolean };
  apron?: Tones;
  /**
   * The product in the hands: key of its recipe, longer side, and the height of its foot, as shares of the picture's side. `piece` is the
   * piece of its picture, by default the largest.
   */
  holds?: { product: string; piece?: number; size: number; y?: number; grip: 'sides' | 'palm'; x?: number; rotate?: number; flip?: boolean };
}

export const SKIN = {
  fair: ['#FBE0C8', '#EFC4A2', '#C98F6C'],
  warm: ['#F3CBA2', '#DFA878', '#AE7448'],
  tan: ['#E2AE80', '#C68A5A', '#8F5830'],
  brown: ['#C68F63', '#A46C42', '#6E4122'],
  deep: ['#9C6A48', '#7C4C30', '#4C2A18'],
} as const satisfies Record<string, Tones>;

export const HAIR = {
  black: ['#4A4444', '#26211F', '#0E0B0A'],
  brown: ['#6A4C3A', '#3E2A1E', '#1E120C'],
  grey: ['#D8D4CE', '#A8A49E', '#6E6A66'],
  white: ['#FFFFFF', '#E4E0DA', '#AEA9A2'],
} as const satisfies Record<string, Tones>;

/** A hex value's red, green and blue, each from 0 to 1. */
export function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

const toHex = (rgb: readonly number[]): string =>
  `#${rgb
    .map((value) =>
      Math.round(Math.max(0, Math.min(1, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Multiplies a colour by a factor below 1. */
export const darker = (hex: string, factor: number): string => toHex(channels(hex).map((value) => value * factor));

/** Mixes a colour with a share of white. */
export const lighter = (hex: string, share: number): string => toHex(channels(hex).map((value) => value + (1 - value) * share));

export const between = (from: string, to: string, share: number): string => {
  const end = channels(to);
  return toHex(channels(from).map((value, i) => value + ((end[i] ?? 0) - value) * share));
};

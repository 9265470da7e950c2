declare module 'opentype.js' {
  namespace opentype {
    interface Glyph {
      advanceWidth: number;
      getPath(x: number, y: number, size: number): { commands: { type: 'M' | 'L' | 'Q' | 'C' | 'Z'; [axis: string]: number | string }[] };
    }
    interface Font {
      unitsPerEm: number;
      charToGlyph(character: string): Glyph;
      getKerningValue(left: Glyph, right: Glyph): number;
      variation?: { getTransform(glyph: Glyph, variation: Record<string, number>): Glyph };
    }
  }
  const opentype: { parse(file: ArrayBuffer): opentype.Font };
  export default opentype;
}

declare module 'wawoff2' {
  const wawoff2: { decompress(file: Buffer): Promise<Uint8Array> };
  export default wawoff2;
}

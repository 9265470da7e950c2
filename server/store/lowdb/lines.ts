import type { FileSystem } from './fileSystem.ts';

const NEW_LINE = 0x0a;

/** A line of a file, without its line feed. */
export interface Line {
  /** Line number, from 1, and byte offset of its start. */
  number: number;
  offset: number;
  bytes: Buffer;
  /** False for the bytes after the last line feed. */
  isWhole: boolean;
}

/** Lines of a file, read in chunks; `onPiece` sees every byte first. */
export async function* linesOf(
  files: FileSystem,
  path: string,
  onPiece: (piece: Buffer) => void = () => undefined,
): AsyncGenerator<Line[]> {
  let [number, offset] = [1, 0];
  let rest: Buffer[] = [];
  for await (const piece of files.read(path)) {
    onPiece(piece);
    const lines: Line[] = [];
    let start = 0;
    for (let end = piece.indexOf(NEW_LINE); end !== -1; end = piece.indexOf(NEW_LINE, start)) {
      const bytes = rest.length === 0 ? piece.subarray(start, end) : Buffer.concat([...rest, piece.subarray(start, end)]);
      rest = [];
      lines.push({ number, offset, bytes, isWhole: true });
      number += 1;
      offset += bytes.length + 1;
      start = end + 1;
    }
    if (start < piece.length) rest.push(piece.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (rest.length > 0) yield [{ number, offset, bytes: Buffer.concat(rest), isWhole: false }];
}

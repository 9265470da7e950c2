import * as v from 'valibot';

const JOURNAL_FORMAT = 1;
const NAME = /^journal\.(\d{12})\.log$/;
const DIGITS = 12;

/** The first line of a segment. */
export interface SegmentHead {
  /** The data folder that it belongs to. */
  folder: string;
  /** The sequence of its first transaction. */
  first: number;
}

const headSchema = v.object({ journal: v.literal(JOURNAL_FORMAT), folder: v.string(), first: v.number() });

/** For example "journal.000000000013.log". */
export function segmentName(first: number): string {
  return `journal.${String(first).padStart(DIGITS, '0')}.log`;
}

/** The sequence in the name of a segment; null for other files. */
export function firstOfSegment(name: string): number | null {
  const match = NAME.exec(name);
  return match && Number(match[1]);
}

export function encodeSegmentHead({ folder, first }: SegmentHead): Buffer {
  return Buffer.from(`${JSON.stringify({ journal: JOURNAL_FORMAT, folder, first })}\n`);
}

/** null when it is no head of this version. */
export function parseSegmentHead(line: Buffer): SegmentHead | null {
  try {
    const { folder, first } = v.parse(headSchema, JSON.parse(line.toString('utf8')));
    return { folder, first };
  } catch {
    return null;
  }
}

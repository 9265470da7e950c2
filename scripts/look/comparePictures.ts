/** Compares the screenshots in two folders pixel by pixel, and draws those that differ side by side. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Difference {
  name: string;
  pixels: number;
  /** Boxes around the differing pixels, largest first. */
  boxes: Box[];
  heights: { before: number; after: number };
}

export interface Comparison {
  /** Sorted by difference, largest first. */
  differences: Difference[];
  /** Number of screenshots that are in both folders. */
  compared: number;
  onlyBefore: string[];
  onlyAfter: string[];
}

interface Size {
  width: number;
  height: number;
}

interface Picture extends Size {
  /** Three bytes per pixel. */
  data: Buffer;
}

/** Difference in a colour channel that may result from anti-aliasing. */
const TOLERANCE = 8;
/** Cell size in pixels; differing cells that touch form one box. */
const CELL = 24;
/** Rows shown around the difference in the side-by-side picture. */
const MARGIN = 160;
const GAP = 24;
const MARK = 'rgb(230, 0, 60)';

/** Compares screenshots that have the same name. Empties a folder, then draws those that differ side by side into it. */
export async function comparePictures(before: string, after: string, { only, out }: { only: RegExp; out: string }): Promise<Comparison> {
  const [old, now] = await Promise.all([namesIn(before, only), namesIn(after, only)]);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const common = now.filter((name) => old.includes(name));
  const differences: Difference[] = [];
  for (const name of common) {
    const difference = await compare(name, before, after, out);
    if (difference) differences.push(difference);
  }
  return {
    differences: differences.sort((left, right) => right.pixels - left.pixels),
    compared: common.length,
    onlyBefore: old.filter((name) => !now.includes(name)),
    onlyAfter: now.filter((name) => !old.includes(name)),
  };
}

async function namesIn(folder: string, only: RegExp): Promise<string[]> {
  const names = await readdir(folder).catch(() => {
    throw new Error(`There is no folder ${folder}.`);
  });
  return names.filter((name) => name.endsWith('.png') && only.test(name)).sort();
}

async function compare(name: string, before: string, after: string, out: string): Promise<Difference | null> {
  const [left, right] = await Promise.all([readFile(path.join(before, name)), readFile(path.join(after, name))]);
  // If the bytes are equal, so are the screenshots.
  if (left.equals(right)) return null;
  const [old, now] = await Promise.all([decode(left), decode(right)]);
  const size = { width: Math.max(old.width, now.width), height: Math.max(old.height, now.height) };
  const differs = differingPixels(old, now, size);
  const pixels = differs.reduce((sum, value) => sum + value, 0);
  if (pixels === 0) return null;
  const boxes = boxesOf(differs, size);
  await drawSides(path.join(out, name), { old, now, size, boxes });
  return { name, pixels, boxes, heights: { before: old.height, after: now.height } };
}

async function decode(file: Buffer): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** 1 for each pixel that differs or that exists in only one screenshot. */
function differingPixels(old: Picture, now: Picture, { width, height }: Size): Uint8Array {
  const differs = new Uint8Array(width * height);
  const common = Math.min(old.width, now.width);
  for (let y = 0; y < height; y += 1) {
    const row = differs.subarray(y * width, (y + 1) * width).fill(1);
    if (y >= old.height || y >= now.height) continue;
    const [left, right] = [rowOf(old, y), rowOf(now, y)];
    if (left.equals(right)) row.fill(0);
    else for (let x = 0; x < common; x += 1) row[x] = isSameAt(left, right, 3 * x) ? 0 : 1;
  }
  return differs;
}

function rowOf({ data, width }: Picture, y: number): Buffer {
  return data.subarray(y * width * 3, (y + 1) * width * 3);
}

function isSameAt(left: Buffer, right: Buffer, at: number): boolean {
  for (let channel = at; channel < at + 3; channel += 1) {
    if (Math.abs((left[channel] ?? 0) - (right[channel] ?? 0)) > TOLERANCE) return false;
  }
  return true;
}

/** Boxes around differing pixels, largest first; adjacent cells are merged. */
function boxesOf(differs: Uint8Array, { width, height }: Size): Box[] {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const cells = new Map<number, Box>();
  for (let at = differs.indexOf(1); at !== -1; at = differs.indexOf(1, at + 1)) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const cell = Math.floor(y / CELL) * columns + Math.floor(x / CELL);
    cells.set(cell, around(cells.get(cell), { left: x, top: y, right: x + 1, bottom: y + 1 }));
  }
  const boxes: Box[] = [];
  for (const [first] of cells) {
    const waiting = [first];
    let box: Box | undefined;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const part = cells.get(cell);
      if (part === undefined) continue;
      cells.delete(cell);
      box = around(box, part);
      const [column, row] = [cell % columns, Math.floor(cell / columns)];
      for (const nextRow of [row - 1, row, row + 1]) {
        for (const nextColumn of [column - 1, column, column + 1]) {
          if (nextRow >= 0 && nextRow < rows && nextColumn >= 0 && nextColumn < columns) waiting.push(nextRow * columns + nextColumn);
        }
      }
    }
    if (box) boxes.push(box);
  }
  const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  return boxes.sort((one, other) => area(other) - area(one));
}

function around(box: Box | undefined, part: Box): Box {
  if (box === undefined) return part;
  return {
    left: Math.min(box.left, part.left),
    top: Math.min(box.top, part.top),
    right: Math.max(box.right, part.right),
    bottom: Math.max(box.bottom, part.bottom),
  };
}

/** Before, after, and after with the boxes marked, side by side; only shows the differing rows and a margin. */
async function drawSides(file: string, { old, now, size, boxes }: { old: Picture; now: Picture; size: Size; boxes: Box[] }): Promise<void> {
  const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const height = Math.min(size.height, Math.max(...boxes.map((box) => box.bottom)) + MARGIN) - top;
  const cut = async (picture: Picture) => {
    const rows = Math.min(height, picture.height - top);
    if (rows <= 0) return null;
    return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .extract({ left: 0, top, width: picture.width, height: rows })
      .png({ compressionLevel: 1 })
      .toBuffer();
  };
  const [left, right] = await Promise.all([cut(old), cut(now)]);
  const columns = [0, 1, 2].map((column) => column * (size.width + GAP));
  const [, , marked = 0] = columns;
  const sides = [left, right, right].flatMap((input, at) => (input ? [{ input, left: columns[at] ?? 0, top: 0 }] : []));
  const frames = boxes.map((box) => {
    const { x, y } = { x: box.left + marked - 3, y: box.top - top - 3 };
    return `<rect x="${x}" y="${y}" width="${box.right - box.left + 6}" height="${box.bottom - box.top + 6}"/>`;
  });
  const width = size.width * 3 + GAP * 2;
  const group = `<g fill="${MARK}" fill-opacity="0.15" stroke="${MARK}" stroke-width="3">${frames.join('')}</g>`;
  const marks = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${group}</svg>`;
  await sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite([...sides, { input: Buffer.from(marks), left: 0, top: 0 }])
    .png()
    .toFile(file);
}

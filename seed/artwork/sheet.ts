import sharp from 'sharp';

import { groundSvg } from '#seed/artwork/grounds.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';

const cell = 240;
const gap = 10;
const columns = 6;

/** Writes a contact sheet with four pictures per row, each shown on its ground by day and by night. */
export async function writeSheet(file: string, jobs: readonly PictureJob[], themes: readonly ('day' | 'night')[]): Promise<void> {
  const tiles: Buffer[] = [];
  for (const job of jobs) {
    const picture = await sharp(await job.render()).resize(cell, cell, { fit: 'inside' }).png().toBuffer();
    for (const theme of themes) tiles.push(await onGround(picture, job, theme));
  }
  const rows = Math.ceil(tiles.length / columns);
  const composites = tiles.map((input, index) => ({
    input,
    left: gap + (index % columns) * (cell + gap),
    top: gap + Math.floor(index / columns) * (cell + gap),
  }));
  await sharp({
    create: { width: gap + columns * (cell + gap), height: gap + rows * (cell + gap), channels: 3, background: '#FAFAF5' },
  })
    .composite(composites)
    .png()
    .toFile(file);
}

async function onGround(picture: Buffer, job: PictureJob, theme: 'day' | 'night'): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const ground = groundSvg(job.ground ?? 'stone', theme, width, height);
  return sharp(Buffer.from(ground)).composite([{ input: picture }]).png().toBuffer();
}

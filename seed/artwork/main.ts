import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { allJobs } from '#seed/artwork/allJobs.ts';
import { encoding, meanColor, picturesFolder, writePicture } from '#seed/artwork/export.ts';
import { grounds } from '#seed/artwork/grounds.ts';
import { readManifest, writeManifest, type ManifestEntry } from '#seed/artwork/manifest.ts';
import type { PictureJob } from '#seed/artwork/pictureJob.ts';
import { writeSheet } from '#seed/artwork/sheet.ts';

type Manifest = Record<string, ManifestEntry>;

const madeFile = 'seed/artwork/.made.json';

/**
 * `npm run images` makes pictures that are missing or have changed. Arguments select the pictures whose key contains one of them.
 * `--sheet file.png` makes a contact sheet instead, with `--day` or `--night` for a single theme.
 */
async function main(args: string[]): Promise<void> {
  sharp.concurrency(1);
  const sheetAt = args.indexOf('--sheet');
  const sheetFile = sheetAt >= 0 ? args.splice(sheetAt, 2)[1] : undefined;
  const words = args.filter((arg) => !arg.startsWith('--'));
  const jobs = allJobs().filter(({ key }) => words.length === 0 || words.some((word) => key.includes(word)));
  if (sheetFile) {
    const themes = (['day', 'night'] as const).filter((theme) => !args.includes(theme === 'day' ? '--night' : '--day'));
    await writeSheet(sheetFile, jobs, themes);
    return;
  }
  await mkdir(picturesFolder, { recursive: true });
  const queue = [...jobs];
  const made = await readMade();
  const manifest = await readManifest();
  // Saves run one after the other, because concurrent ones would read partially written files.
  let saving = Promise.resolve();
  const worker = async (): Promise<void> => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      await make(job, made, manifest).catch((error: unknown) => {
        // The other pictures are still made; the exit code reports the failure.
        process.stderr.write(`${job.key}: ${String(error)}\n`);
        process.exitCode = 1;
      });
      if (queue.length % 20 === 0) {
        saving = saving.then(() => save(jobs, made, manifest));
        await saving;
      }
    }
  };
  await Promise.all([worker(), worker()]);
  await saving;
  await save(jobs, made, manifest);
}

async function readMade(): Promise<Record<string, string>> {
  return JSON.parse(await readFile(madeFile, 'utf8').catch(() => '{}')) as Record<string, string>;
}

/** Merges this run's pictures into the current manifest, which another run may have changed in the meantime. */
async function save(jobs: PictureJob[], made: Record<string, string>, manifest: Manifest): Promise<void> {
  const allMade = await readMade();
  const allEntries = await readManifest();
  for (const { key } of jobs) {
    if (made[key]) allMade[key] = made[key];
    if (manifest[key]) allEntries[key] = manifest[key];
  }
  const sorted = Object.fromEntries(Object.entries(allMade).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(madeFile, `${JSON.stringify(sorted, null, 1)}\n`);
  await writeManifest(allEntries);
}

async function make(job: PictureJob, made: Record<string, string>, manifest: Manifest): Promise<void> {
  const { key, ground, width, height, widths } = job;
  const hash = createHash('sha256').update(`${encoding}${await job.inputs()}`).digest('hex').slice(0, 12);
  const present = widths.every((size) => existsSync(path.join(picturesFolder, `${key}-${size}.webp`)));
  if (present && made[key] === hash && manifest[key]) return;
  const png = await job.render();
  await writePicture(key, png, widths, ground === null);
  made[key] = hash;
  manifest[key] = { ground, width, height, dominantColor: ground ? grounds[ground].day[1] : await meanColor(png) };
  process.stdout.write(`${key}\n`);
}

await main(process.argv.slice(2));

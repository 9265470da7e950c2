/** Writes compressed copies next to built files at the best ratio, so that the server only has to send them. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|svg|json)$/;
/** Below this size, the headers cost more than compression saves. */
const MIN_BYTES = 1024;

export async function compressFiles(folder, brotliQuality) {
  const names = await readdir(folder);
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(path.join(folder, name), brotliQuality)));
}

async function compressFile(file, quality) {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = await Promise.all([promisify(brotliCompress)(bytes, { params }), promisify(gzip)(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}

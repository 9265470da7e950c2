import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { IndexReport } from './measureIndex.ts';
import type { BenchRow } from './printTable.ts';

const SCRIPT = fileURLToPath(new URL('measureIndex.ts', import.meta.url));
const HEAP_MIB = 8192;

/** Measures the index in a separate process: build time, memory, the pool's 2,000 queries, changes, and an incremental rebuild. */
export async function benchIndex(size: number, smaller: IndexReport | null): Promise<{ rows: BenchRow[]; report: IndexReport }> {
  const options = ['--expose-gc', `--max-old-space-size=${HEAP_MIB}`, '--import', 'tsx', SCRIPT, String(size)];
  const { stdout } = await promisify(execFile)(process.execPath, options);
  const report = JSON.parse(stdout) as IndexReport;
  const { buildMs, mib, p50, p99, worst, changeP50, changeP99, scanP50, longestSliceMs, byKind } = report;
  const row = (what: string, figure: string, floor = '', ratio = ''): BenchRow => ({ what, size, figure, floor, ratio });
  const grown = smaller === null ? '' : `${(p50 / smaller.p50).toFixed(1)} × of ${smaller.size.toLocaleString('en')}`;
  const scan = scanP50 === null ? '' : `${scanP50.toFixed(1)} scan, p50`;
  const faster = scanP50 === null ? '' : `${(scanP50 / p50).toFixed(0)} × faster`;
  return {
    report,
    rows: [
      row('index: build (s); beside the products (MiB)', `${(buildMs / 1000).toFixed(2)}; ${mib.toFixed(0)}`),
      row('index: page, all facets and histogram, p50 / p99 (ms)', pair(p50, p99), scan, faster),
      ...byKind.map((kind) => row(`… ${kind.kind}, p50 / p99 (ms)`, pair(kind.p50, kind.p99))),
      row('… the worst accepted query (ms); growth', worst.toFixed(2), `${(worst / p50).toFixed(1)} × the median`, grown),
      row('index: one change, p50 / p99 (ms)', pair(changeP50, changeP99)),
      row('index: rebuilt beside other work, longest slice (ms)', longestSliceMs.toFixed(1)),
    ],
  };
}

function pair(left: number, right: number): string {
  return `${left.toFixed(3)} / ${right.toFixed(3)}`;
}

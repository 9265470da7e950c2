import { chromium, type Browser } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { chromiumLaunch } from '#tests/support/processes/chromium.ts';
import { freePort } from '#tests/support/processes/runServer.ts';
import { percentile } from './percentile.ts';

/** Figures for one page on a simulated phone with slow 4G and a quarter of the CPU speed. */
export interface PageVisit {
  /** Lighthouse performance score, out of 100. */
  score: number;
  /** First contentful paint, largest contentful paint and total blocking time, in ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
}

const FLAGS: Flags = { onlyCategories: ['performance'], logLevel: 'error' };
/** Scripts to block. The inline script in the head is not blocked, because it renders nothing. */
const SCRIPTS = ['*/assets/*.js'];

/** The tests' Chromium with Lighthouse. */
export class BrowsedPages {
  private readonly benchmarkIndexes: number[] = [];

  private constructor(
    readonly browser: Browser,
    private readonly port: number,
  ) {}

  static async open(): Promise<BrowsedPages> {
    const launch = await chromiumLaunch();
    const port = await freePort();
    return new BrowsedPages(await chromium.launch({ ...launch, args: [...launch.args, `--remote-debugging-port=${port}`] }), port);
  }

  /** Medians over several visits with an empty browser cache. */
  async visit(url: string, { runs, withScripts = true }: { runs: number; withScripts?: boolean }): Promise<PageVisit> {
    const visits: PageVisit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await this.visitOnce(url, withScripts));
    const median = (read: (visit: PageVisit) => number) => percentile(visits.map(read), 50);
    return {
      score: median(({ score }) => score),
      fcp: median(({ fcp }) => fcp),
      lcp: median(({ lcp }) => lcp),
      tbt: median(({ tbt }) => tbt),
      cls: median(({ cls }) => cls),
    };
  }

  /** Median CPU speed that Lighthouse measured before each visit, without its slowdown. */
  get benchmarkIndex(): number {
    return percentile(this.benchmarkIndexes, 50);
  }

  close(): Promise<void> {
    return this.browser.close();
  }

  private async visitOnce(url: string, withScripts: boolean): Promise<PageVisit> {
    const result = await lighthouse(url, { ...FLAGS, port: this.port, ...(!withScripts && { blockedUrlPatterns: SCRIPTS }) });
    const report = result?.lhr;
    if (report === undefined || report.runtimeError !== undefined)
      throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
    this.benchmarkIndexes.push(report.environment.benchmarkIndex);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? NaN;
    return {
      score: (report.categories['performance']?.score ?? NaN) * 100,
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  }
}

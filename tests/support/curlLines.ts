import { readFileSync } from 'node:fs';

/** A request as a `curl` line of the documentation describes it; what it does not use is not understood here. */
export interface CurlRequest {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** The `curl` lines under a heading of docs/api.md, in their order. */
export function curlLinesUnder(heading: string): CurlRequest[] {
  const text = readFileSync('docs/api.md', 'utf8');
  const start = text.indexOf(`\n### ${heading}\n`);
  if (start === -1) throw new Error(`docs/api.md has no heading "${heading}".`);
  const section = text.slice(start + 5).split(/\n##+ /)[0] ?? '';
  return [...section.matchAll(/```sh\n(curl [\s\S]*?)\n```/g)].map(([, command = '']) => requestOf(command));
}

function requestOf(command: string): CurlRequest {
  const given = (flag: string) => [...command.matchAll(new RegExp(` ${flag} '([^']*)'`, 'g'))].map(([, value = '']) => value);
  const url = new URL(/ (https?:\S+)/.exec(command)?.[1] ?? '');
  for (const pair of given('--data-urlencode'))
    url.searchParams.append(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
  const headers = Object.fromEntries(given('-H').map((header) => header.split(/:\s*/, 2) as [string, string]));
  const [payload] = given('-d');
  return { method: payload === undefined ? 'GET' : 'POST', url: `${url.pathname}${url.search}`, headers, payload };
}

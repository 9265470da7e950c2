import { readFileSync } from 'node:fs';

/** A request of a documented `curl` line; options that the docs do not use are not supported. */
export interface CurlRequest {
  method: 'GET' | 'POST';
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** The `curl` lines under a heading of docs/api.md, in order. */
export function curlLinesUnder(heading: string): CurlRequest[] {
  return blocksUnder(heading, 'sh').map(requestOf);
}

/** Code blocks of one language under a heading of docs/api.md, in order. */
export function blocksUnder(heading: string, language: 'graphql' | 'json' | 'sh'): string[] {
  const [, rest] = readFileSync('docs/api.md', 'utf8').split(new RegExp(`\\n##+ ${heading}\\n`));
  if (rest === undefined) throw new Error(`docs/api.md has no heading "${heading}".`);
  const [section = ''] = rest.split(/\n##+ /);
  return [...section.matchAll(/```(\w+)\n([\s\S]*?)\n```/g)].flatMap(([, of, code = '']) => (of === language ? [code] : []));
}

/** All shell and GraphQL blocks of docs/api.md, in order. */
export function allExamples(): { language: 'graphql' | 'sh'; code: string }[] {
  const blocks = readFileSync('docs/api.md', 'utf8').matchAll(/```(graphql|sh)\n([\s\S]*?)\n```/g);
  return [...blocks].map(([, language, code = '']) => ({ language: language === 'sh' ? 'sh' : 'graphql', code }));
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

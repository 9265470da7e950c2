/** GraphiQL at /graphql (for browsers) and /playground; every file is served locally, so it works offline. */
import type { FastifyReply } from 'fastify';
import type { Api } from './inProcess.ts';
import { setPlaygroundPolicy } from './headers.ts';
import type { ScriptedAssets } from './clientFiles.ts';
import { playgroundExamples } from './playgroundExamples.ts';
import { scriptJson } from '#schema/rules/scriptJson.ts';

/** Element id of the tabs; `client/playground/main.tsx` reads it. */
const TABS_ID = 'playground-tabs';

export async function sendPlayground(reply: FastifyReply, api: Api, assets: ScriptedAssets): Promise<FastifyReply> {
  const tabs = jsonElement(TABS_ID, await playgroundExamples(api));
  setPlaygroundPolicy(reply);
  return reply.type('text/html; charset=utf-8').send(playgroundPage(assets, tabs));
}

function playgroundPage({ styles, modules, entries }: ScriptedAssets, tabs: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    '<title>Rizq API playground</title><link rel="icon" href="/icon.svg" type="image/svg+xml">',
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...entries.map((src) => `<script type="module" src="${src}"></script>`),
    `</head><body><div id="playground"></div>${tabs}</body></html>`,
  ].join('');
}

/** Data for a script of the client, in an element that browsers do not execute. */
function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

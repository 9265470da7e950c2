import { BOOTSTRAP_ID, type Bootstrap } from './Bootstrap.ts';

/** Takes what the server sent along. The page cannot run without it, so its absence is an error. */
export function readBootstrap(): Bootstrap {
  const text = document.getElementById(BOOTSTRAP_ID)?.textContent;
  if (text === null || text === undefined) throw new Error(`The page came without its state (#${BOOTSTRAP_ID}).`);
  return JSON.parse(text) as Bootstrap;
}

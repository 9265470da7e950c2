/** Removes trailing slashes, except from "/". The lookbehind keeps the match linear: it starts only at the first slash of a run. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}

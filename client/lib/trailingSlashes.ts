/** Removes trailing slashes, except from "/". The lookbehind keeps the match linear: it can only start at the first slash of a run. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}

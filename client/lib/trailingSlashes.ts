/** A path without slashes at its end; "/" stays. Linear: a match begins at the first slash of a run only. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}

/** Path without trailing slashes; "/" stays. Linear time: a match only begins at the first slash of a run. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(/(?<=[^/])\/+$/, '');
}

/** Repeats a pattern over the whole drawing. */
export function tiled(name: string, width: number, height: number, content: string, transform = ''): string {
  return `<defs><pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern></defs><rect x="-200" y="-200" width="1200" height="1400" fill="url(#${name})"/>`;
}

/** A tile's content with its copies on all sides, so that shapes which cross an edge continue on the opposite one. */
export function wrapped(width: number, height: number, content: string): string {
  return [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => `<g transform="translate(${column * width} ${row * height})">${content}</g>`)).join('');
}

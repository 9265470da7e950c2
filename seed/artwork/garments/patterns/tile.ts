/** Repeats a pattern over the whole drawing. */
export function tiled(name: string, width: number, height: number, content: string, transform = ''): string {
  return `<defs><pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${content}</pattern></defs><rect x="-200" y="-200" width="1200" height="1400" fill="url(#${name})"/>`;
}

/** The value of the form's photo field: one line per photo, with id, width, height and URL. */
import type { Photo } from './PhotosField.tsx';

export function photosValue(photos: readonly Photo[]): string {
  return photos.map(({ id, width, height, url }) => [id, width, height, url].join(' ')).join('\n');
}

/** Parses a photo field; ignores lines without an id. */
export function photosIn(value: string): Photo[] {
  return value.split(/\r?\n/).flatMap((line) => {
    const [id = '', width, height, url = ''] = line.split(' ');
    return id === '' ? [] : [{ id, width: Number(width), height: Number(height), url }];
  });
}

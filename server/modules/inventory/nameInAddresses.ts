import slugify from 'slugify';

const MAX_LENGTH = 80;

/** Slug of a name: Latin letters, digits and hyphens; `fallback` for a name that has none of them. */
export function nameInAddresses(name: string, fallback: string): string {
  const slug = slugify(name.normalize('NFC'), { lower: true, strict: true, locale: 'ms' });
  if (slug.length <= MAX_LENGTH) return slug === '' ? fallback : slug;
  return slug.slice(0, MAX_LENGTH).replace(/-[^-]*$/, '');
}

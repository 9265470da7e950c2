import { use } from 'react';
import { useLocale } from '#client/i18n/useT.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';

interface PageMetaProps {
  /** The title without the marketplace's name. */
  title: string;
  description: string;
  /** Canonical path and query, without a language parameter. */
  canonical: string;
  /** False excludes the page from search engines; used for variants such as searches. */
  isIndexed?: boolean;
  /** Path of an image for link previews. */
  image?: string;
  /** JSON-LD for the page's subject, created by `jsonLd`. */
  data?: string;
}

const SITE_NAME = 'Rizq';
const DESCRIPTION_LENGTH = 160;

/** Metadata for search engines and link previews. React hoists it into the document's head. */
export function PageMeta({ title, description, canonical, isIndexed = true, image, data }: PageMetaProps) {
  const origin = use(OriginContext);
  // Canonical URLs have no trailing slash.
  const [pathname = '', ...query] = canonical.split('?');
  const path = [withoutTrailingSlashes(pathname), ...query].join('?');
  // Each language has a different URL; the URL for the default language has no parameter.
  const urlIn = (locale: Locale) =>
    locale === DEFAULT_LOCALE ? `${origin}${path}` : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  const url = urlIn(useLocale());
  const summary = shorten(description);
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      <meta name="description" content={summary} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={url} />
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={LANGUAGES[locale].tag} href={urlIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(DEFAULT_LOCALE)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      {data && <script type="application/ld+json">{data}</script>}
    </>
  );
}

/** Truncates between words to the length that search results show. */
function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  return `${words.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

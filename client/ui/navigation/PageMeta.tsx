import { use } from 'react';
import { useLocale } from '#client/i18n/useT.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale } from '#schema/rules/locales.ts';
import { withoutTrailingSlashes } from '#client/lib/trailingSlashes.ts';
import { OriginContext } from '#client/lib/OriginContext.ts';

interface PageMetaProps {
  /** Without the marketplace's name. */
  title: string;
  description: string;
  /** The page's one true address: path and query, without a language. */
  canonical: string;
  /** False for pages that are views of another one, such as searches. */
  isIndexed?: boolean;
  /** The address of a picture, for previews. */
  image?: string;
  /** The subject in schema.org's words, from `jsonLd`. */
  data?: string;
}

const SHOP = 'Rizq';
const DESCRIPTION_LENGTH = 160;

/** What the page tells search engines and link previews. React puts it into the document's head. */
export function PageMeta({ title, description, canonical, isIndexed = true, image, data }: PageMetaProps) {
  const origin = use(OriginContext);
  // With or without a slash at its end, a page has one address.
  const [pathname = '', ...query] = canonical.split('?');
  const path = [withoutTrailingSlashes(pathname), ...query].join('?');
  // Each language is a page of its own: the default one is where no language is requested.
  const addressIn = (locale: Locale) =>
    locale === DEFAULT_LOCALE ? `${origin}${path}` : `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${locale}`;
  const address = addressIn(useLocale());
  const summary = shorten(description);
  return (
    <>
      <title>{`${title} · ${SHOP}`}</title>
      <meta name="description" content={summary} />
      {!isIndexed && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={address} />
      {LOCALES.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={LANGUAGES[locale].tag} href={addressIn(locale)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn(DEFAULT_LOCALE)} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={summary} />
      <meta property="og:url" content={address} />
      {image && <meta property="og:image" content={`${origin}${image}`} />}
      {data && <script type="application/ld+json">{data}</script>}
    </>
  );
}

/** As much as a result page shows, cut between words. */
function shorten(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words.length <= DESCRIPTION_LENGTH) return words;
  return `${words.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s+\S*$/, '')}…`;
}

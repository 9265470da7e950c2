import type { BuiltPath } from '#client/config/links.ts';
import type { ListingQuery } from './listingQuery.ts';
import { T } from '#client/i18n/T.tsx';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import styles from './Corrections.module.css';

interface CorrectionsProps {
  query: ListingQuery;
  corrections: { correctedQuery: string | null; didYouMean: readonly string[] };
  hrefOf: (query: ListingQuery) => string;
}

/** Says which word was taken for a mistyped one, and which others it might have been. */
export function Corrections({ query, corrections: { correctedQuery, didYouMean }, hrefOf }: CorrectionsProps) {
  const t = useT();
  const link = (words: string) => (
    <AppLink key={words} to={hrefOf({ ...query, q: words, page: 1 }) as BuiltPath} rel="nofollow">
      {words}
    </AppLink>
  );
  return (
    <div className={styles.corrections}>
      {correctedQuery !== null && (
        <p>
          <T k="search.corrected" values={{ q: query.q, corrected: link(correctedQuery) }} />
        </p>
      )}
      {didYouMean.length > 0 && (
        <p>
          {t('search.didYouMean')} {didYouMean.map(link)}
        </p>
      )}
    </div>
  );
}

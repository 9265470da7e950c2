import type { BuiltPath } from '#client/config/links.ts';
import type { ListingQuery } from '#client/features/filters/listingQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/AppLink.tsx';
import styles from './Corrections.module.css';

interface CorrectionsProps {
  query: ListingQuery;
  corrections: { correctedQuery: string | null; didYouMean: readonly string[] };
  hrefOf: (query: ListingQuery) => string;
}

/** Says which word was taken for a mistyped one, and which others it might have been. */
export function Corrections({ query, corrections: { correctedQuery, didYouMean }, hrefOf }: CorrectionsProps) {
  const t = useT();
  return (
    <div className={styles.corrections}>
      {correctedQuery && <p>{t('search.corrected', { q: query.q, corrected: correctedQuery })}</p>}
      {didYouMean.length > 0 && (
        <p>
          {t('search.didYouMean')}{' '}
          {didYouMean.map((words) => (
            <AppLink key={words} to={hrefOf({ ...query, q: words, page: 1 }) as BuiltPath} rel="nofollow">
              {words}
            </AppLink>
          ))}
        </p>
      )}
    </div>
  );
}

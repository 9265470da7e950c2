import { shopPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import styles from './VendorStore.module.css';

/** For an address whose shop does not exist, or no longer: the ones of the highest level, and all of them. */
export function MissingShop({ others }: { others: readonly { slug: string; name: string }[] }) {
  const t = useT();
  return (
    <Container>
      <title>{`${t('vend.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.missing}>
        <EmptyState
          icon="shop"
          headingLevel={1}
          title={t('vend.missing')}
          actions={
            <>
              <ButtonLink to="/catalog-multi-vendor">{t('vend.all')}</ButtonLink>
              <ButtonLink to="/rizq-marketplace" look="outline">
                {t('product.toMarket')}
              </ButtonLink>
            </>
          }
        >
          <p>{t('vend.missingText')}</p>
          <ul className={styles.others}>
            {others.map(({ slug, name }) => (
              <li key={slug}>
                <AppLink to={shopPath(slug)}>{name}</AppLink>
              </li>
            ))}
          </ul>
        </EmptyState>
      </div>
    </Container>
  );
}

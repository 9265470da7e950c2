import { MARKETPLACE_PATH } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';

/** For an address whose product does not exist, or no longer. */
export function MissingProduct() {
  const t = useT();
  return (
    <Container>
      <title>{`${t('product.missing')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        icon="search"
        headingLevel={1}
        title={t('product.missing')}
        actions={
          <>
            <ButtonLink to={MARKETPLACE_PATH}>{t('product.toMarket')}</ButtonLink>
            <ButtonLink to="/" look="outline">
              {t('product.toHome')}
            </ButtonLink>
          </>
        }
      >
        <p>{t('product.missingText')}</p>
      </EmptyState>
    </Container>
  );
}

import { useNavigate } from 'react-router-dom';
import { usePageData } from '#client/graphql/usePageData.ts';
import { categoryPath, SEARCH_PATH, searchPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { rememberWords } from '#client/state/sectionFilters.ts';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Cluster, Container, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import styles from './NotFoundPage.module.css';
import { capitalised } from '#schema/rules/capitalised.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { NotFoundPageDocument } from './NotFoundPage.generated.ts';

const SHOWN = 6;

/** 404 page with search and popular categories. The URL stays as requested. */
export function NotFoundPage() {
  const t = useT();
  const navigate = useNavigate();
  const { data } = usePageData(NotFoundPageDocument);
  const tiles = data?.categoryTiles?.slice(0, SHOWN) ?? [];
  return (
    <Container className={styles.page}>
      <title>{`${t('nf.title')} · Rizq`}</title>
      <meta name="robots" content="noindex" />
      <Surface tone="woven" radius="xl" gap={2} className={styles.panel}>
        <p className={styles.figure} aria-hidden="true">
          404
        </p>
        <h1>{t('nf.title')}</h1>
        <Text tone="muted">{t('nf.text')}</Text>
        <Cluster
          as="form"
          above={6}
          align="end"
          method="get"
          role="search"
          aria-label={t('nf.search')}
          action={SEARCH_PATH}
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const words = new FormData(event.currentTarget).get('q');
            const term = typeof words === 'string' ? words.trim() : '';
            rememberWords('all', term);
            void navigate(searchPath(term));
          }}
        >
          <TextField label={t('nf.search')} type="search" name="q" maxLength={100} fieldClassName={styles.field} />
          <Button type="submit" icon="search">
            {t('nav.search')}
          </Button>
        </Cluster>
        <ButtonLink to="/" variant="text" iconEnd="arrowRight">
          {t('nf.home')}
        </ButtonLink>
      </Surface>
      {tiles.length > 0 && (
        <Section id="popular" title={t('nf.popular')} above="rhythm">
          <ScrollRow label={t('nf.popular')} item="minmax(104px, 1fr)">
            {tiles.map(({ position, category, image }) => (
              <li key={position}>
                <Stack as={AppLink} to={categoryPath(category.slug)} className={styles.category}>
                  <ProductImage image={image} sizes="120px" isDecorative />
                  <Text as="span" size="body" weight="strong">
                    {capitalised(category.name)}
                  </Text>
                </Stack>
              </li>
            ))}
          </ScrollRow>
        </Section>
      )}
    </Container>
  );
}

import { usePageData } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Block, Container, Cluster, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { PageHead, Prose } from '#client/features/content/TextPage.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './AboutPage.module.css';
import { Facts, ServiceList, Team, Testimonials, VendorRow, Vetting } from './AboutSections.tsx';
import { AboutPageDocument } from './AboutPage.generated.ts';

/** About page. Omits sections that failed to load; only the main text shows an error. */
export function AboutPage() {
  const t = useT();
  const { data, retry } = usePageData(AboutPageDocument);
  const text = data?.information;
  const section = (anchor: string) => text?.sections.find((one) => one.anchor === anchor);
  const story = section('story');
  const vetting = section('vetting');

  return (
    <Container>
      <Stack gap="rhythm">
        <PageMeta title={t('about.title')} description={text?.intro ?? t('about.title')} canonical="/about-us" />
        <PageHead title={text?.title ?? t('about.title')} intro={text?.intro} variant="large" />
        {!text && <SectionError onRetry={retry} message={t('ui.wrong')} />}
        {data?.vendors && <VendorRow vendors={data.vendors.nodes} />}
        {data?.facts && <Facts facts={data.facts} />}
        {story && (
          <Split as="section" side="minmax(0, 68ch)" gap={5} aria-labelledby="story">
            <Heading level={2} size="h1" id="story">
              {story.title}
            </Heading>
            <Prose>
              {story.paragraphs.map((paragraph, index) => (
                <Text key={paragraph} size={index === 0 ? 'title' : undefined} tone={index === 0 ? undefined : 'muted'}>
                  {paragraph}
                </Text>
              ))}
            </Prose>
          </Split>
        )}
        {vetting && <Vetting section={vetting} />}
        {data?.services && <ServiceList services={data.services} />}
        {data?.team && <Team members={data.team} />}
        {data?.testimonials && <Testimonials testimonials={data.testimonials} />}
        {data && (
          <Block as="section" rule={10} className={styles.identity} aria-labelledby="identity">
            <Stack gap={4}>
              <h2 id="identity">{t('about.identity')}</h2>
              <Text tone="muted">
                <b>{data.marketplace.contact.businessName}</b>
                <br />
                {t('about.registration', { number: data.marketplace.contact.registrationNumber })}
                <br />
                {data.marketplace.contact.address}
                <br />
                {data.marketplace.contact.phones.join(' · ')}
                <br />
                <a href={`mailto:${data.marketplace.contact.email}`}>{data.marketplace.contact.email}</a>
              </Text>
              <Text tone="muted">
                <AppLink to="/terms-condition">{t('footer.terms')}</AppLink> ·{' '}
                <AppLink to="/privacy-policy#legal">{t('footer.legal')}</AppLink>
              </Text>
            </Stack>
            <Stack gap={4}>
              <Heading level={3} size="h2">
                {t('about.sell')}
              </Heading>
              <Text tone="muted">{t('about.sellText')}</Text>
              <Cluster gap={3}>
                <ButtonLink to="/sell">{t('about.sellButton')}</ButtonLink>
                <ButtonLink to="/contact-us" variant="outline">
                  {t('footer.contactUs')}
                </ButtonLink>
              </Cluster>
            </Stack>
          </Block>
        )}
      </Stack>
    </Container>
  );
}

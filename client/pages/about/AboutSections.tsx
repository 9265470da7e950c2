import type { ReactNode } from 'react';
import { listingPath } from '#client/config/links.ts';
import { capitalised } from '#schema/rules/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { Avatar } from '#client/ui/media/Avatar.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { iconNamed } from '#client/ui/media/iconPaths.ts';
import { Picture } from '#client/ui/media/Picture.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { Cluster, Frame, Grid, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import type { AboutPageQuery } from './AboutPage.generated.ts';
import styles from './AboutPage.module.css';

type List<Key extends keyof AboutPageQuery> = NonNullable<AboutPageQuery[Key]>;

const STARS = [1, 2, 3, 4, 5] as const;

function AboutSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={8} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

/** A row of vendors, each with its maker's portrait or a product picture. */
export function VendorRow({ vendors }: { vendors: List<'vendors'>['nodes'] }) {
  const t = useT();
  return (
    <ScrollRow label={t('about.vendors')} item="minmax(164px, 1fr)">
      {vendors.map(({ id, slug, name, kind, city, makerName, portrait, products }) => (
        <li key={id}>
          <Stack as={AppLink} gap={1} to={listingPath({ vendor: slug })}>
            <ProductImage image={portrait ?? products?.nodes[0]?.images[0]} sizes="(min-width: 1024px) 204px, 44vw" isEager isDecorative />
            <b>{name}</b>
            <Text size="small" tone="subtle">{`${kind}, ${city}`}</Text>
            {makerName && (
              <Text size="small" tone="subtle">
                {t('about.maker', { name: makerName })}
              </Text>
            )}
          </Stack>
        </li>
      ))}
    </ScrollRow>
  );
}

export function Facts({ facts }: { facts: List<'facts'> }) {
  const t = useT();
  return (
    <section aria-label={t('about.facts')}>
      <dl className={styles.facts}>
        {facts.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** How vendors are admitted, as numbered steps. The text before `: ` is emphasised. */
export function Vetting({ section }: { section: List<'information'>['sections'][number] }) {
  return (
    <Surface as="section" tone="band" radius="xl" className={styles.vetting} aria-labelledby="vetting">
      <Stack gap={4}>
        <Heading level={2} size="h1" id="vetting">
          {section.title}
        </Heading>
        {section.summary && <Text size="title">{section.summary}</Text>}
        {section.paragraphs.map((paragraph) => (
          <Text key={paragraph} tone="muted">
            {paragraph}
          </Text>
        ))}
      </Stack>
      <ol>
        {section.points.map((point) => {
          const [lead, ...rest] = point.split(': ');
          return (
            <li key={point}>
              {rest.length > 0 ? (
                <>
                  <b>{lead}</b> {capitalised(rest.join(': '))}
                </>
              ) : (
                point
              )}
            </li>
          );
        })}
      </ol>
    </Surface>
  );
}

export function ServiceList({ services }: { services: List<'services'> }) {
  const t = useT();
  return (
    <AboutSection id="promises" title={t('home.promises')}>
      <Grid as="ul" columns={{ base: 1, sm: 2, lg: 4 }} gap={8}>
        {services.map(({ key, title, description, icon }) => (
          <Stack as="li" key={key} gap={2}>
            <Text as="span" tone="primary">
              <Icon name={iconNamed(icon, 'check')} size={28} />
            </Text>
            <h3>{title}</h3>
            <Text tone="muted">{description}</Text>
          </Stack>
        ))}
      </Grid>
    </AboutSection>
  );
}

/** Team members with their portraits; initials for those without one. */
export function Team({ members }: { members: List<'team'> }) {
  const t = useT();
  return (
    <AboutSection id="team" title={t('about.team')}>
      <Grid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} gap={10}>
        {members.map(({ name, portrait, role, about }) => (
          <Cluster as="li" key={name} gap={4} align="start" noWrap>
            {portrait ? (
              <Frame as="span" ratio="1" className={styles.portrait}>
                <Picture image={portrait} sizes="104px" isDecorative />
              </Frame>
            ) : (
              <Avatar name={name} size={104} />
            )}
            <Stack gap={1}>
              <h3>{name}</h3>
              <Text size="compact" tone="primary" weight="strong">
                {role}
              </Text>
              <Text size="body" tone="muted">
                {about}
              </Text>
            </Stack>
          </Cluster>
        ))}
      </Grid>
    </AboutSection>
  );
}

/** Testimonials in a scrolling row. */
export function Testimonials({ testimonials }: { testimonials: List<'testimonials'> }) {
  const t = useT();
  return (
    <AboutSection id="testimonials" title={t('about.testimonials')}>
      <ScrollRow label={t('about.testimonials')} item="minmax(min(84vw, 400px), 520px)" className={styles.quotes} hasButtons isFocusable>
        {testimonials.map(({ name, role, quote, rating }) => (
          <li key={name}>
            <Surface as="figure" tone="sunken" pad={6} radius="xl" gap={5} className={styles.quote}>
              <Cluster as="span" gap={1} className={styles.stars} role="img" aria-label={t('about.stars', { n: rating })}>
                {STARS.map((star) => (
                  <Icon key={star} name="star" size={16} isFilled={star <= rating} />
                ))}
              </Cluster>
              <blockquote>{quote}</blockquote>
              <Cluster as="figcaption" gap={3} noWrap>
                <Avatar name={name} size={44} />
                <Text as="span" size="compact" tone="subtle">
                  <Text as="b" size="body" tone="text">
                    {name}
                  </Text>
                  <br />
                  {role}
                </Text>
              </Cluster>
            </Surface>
          </li>
        ))}
      </ScrollRow>
    </AboutSection>
  );
}

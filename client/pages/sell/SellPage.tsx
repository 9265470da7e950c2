import { registerPath } from '#client/config/links.ts';
import { usePageData } from '#client/graphql/usePageData.ts';
import type { PlainMessageKey } from '#client/i18n/Translate.ts';
import { useT } from '#client/i18n/useT.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import type { IconName } from '#client/ui/media/iconPaths.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Disc } from '#client/ui/primitives/Disc.tsx';
import { Cluster, Container, Grid, Message, Split, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { Section } from '#client/ui/primitives/SectionHeading.tsx';
import { Heading, Text } from '#client/ui/primitives/Type.tsx';
import { shortMoney } from '#schema/rules/money.ts';
import { ConsoleDrawing } from './ConsoleDrawing.tsx';
import { Makers } from './Makers.tsx';
import styles from './Sell.module.css';
import { SellPageDocument, type SellPageQuery } from './SellPage.generated.ts';

/** Page for people who consider selling: what it costs, how it begins, who sells already. */
export function SellPage() {
  const t = useT();
  const { data } = usePageData(SellPageDocument);
  return (
    <Container end={10}>
      <PageMeta title={t('sell.title')} description={t('sell.lead')} canonical="/sell" />
      <Breadcrumbs crumbs={[{ label: t('nav.home'), to: '/' }, { label: t('footer.sell') }]} />
      <Stack gap="rhythm">
        <Split as="header" side="minmax(0, 1fr)" align="center" gap={10} above={4}>
          <Stack gap={5} align="start">
            <h1 tabIndex={-1} className={styles.title}>
              {t('sell.title')}
            </h1>
            <Text size="title" tone="muted" measure="46ch">
              {t('sell.lead')}
            </Text>
            <OpenButtons />
          </Stack>
          {data?.vendors && <Makers vendors={data.vendors.nodes} />}
        </Split>
        {data && <Numbers data={data} />}
        {data && <Costs marketplace={data.marketplace} />}
        <Steps />
        <Section id="sell-console" title={t('sell.console')}>
          <Split side="minmax(0, 7fr)" gap={10} className={styles.console}>
            <Tools />
            <ConsoleDrawing />
          </Split>
        </Section>
        <Surface as="section" tone="band" radius="xl" className={styles.close} aria-labelledby="sell-close">
          <Heading level={2} size="h1" id="sell-close">
            {t('sell.close')}
          </Heading>
          <Text tone="muted">{t('sell.closeText')}</Text>
          <OpenButtons />
        </Surface>
      </Stack>
    </Container>
  );
}

/** Buttons that lead to the form for a new vendor: for guests after registration. */
function OpenButtons() {
  const t = useT();
  const isMember = useSessionUser() !== null;
  return (
    <Cluster gap={3}>
      <ButtonLink to={isMember ? '/vendor-dashboard' : registerPath('/vendor-dashboard')} size="large">
        {t('sell.open')}
      </ButtonLink>
      {!isMember && (
        <ButtonLink to="/vendor-dashboard" variant="outline" size="large">
          {t('sell.haveAccount')}
        </ButtonLink>
      )}
    </Cluster>
  );
}

/** Figures that are counted when the page is requested. */
function Numbers({ data: { vendors, products } }: { data: SellPageQuery }) {
  const t = useT();
  if (!vendors || !products) return null;
  const statesWithVendors = vendors.states.filter(({ vendorCount }) => vendorCount > 0).length;
  const figures: [PlainMessageKey, number][] = [
    ['sell.vendors', vendors.totalCount],
    ['sell.products', products.totalCount],
    ['sell.states', statesWithVendors],
  ];
  return (
    <section aria-label={t('sell.numbers')}>
      <dl className={styles.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const NOTHING: [PlainMessageKey, PlainMessageKey][] = [
  ['sell.opening', 'sell.openingText'],
  ['sell.monthly', 'sell.monthlyText'],
  ['sell.commission', 'sell.commissionText'],
];

function Costs({ marketplace: { demo, vatPercent, freeShippingOver } }: Pick<SellPageQuery, 'marketplace'>) {
  const t = useT();
  return (
    <Section id="sell-costs" title={t('sell.costs')}>
      <Grid as="ul" columns={{ base: 1, md: 3 }} gap={5}>
        {NOTHING.map(([title, text]) => (
          <Surface key={title} as="li" tone="plain" pad={6} radius="xl" gap={2}>
            <span className={styles.price}>{title === 'sell.commission' ? t('sell.noPercent') : t('sell.noMoney')}</span>
            <Heading level={3} size="lead">
              {t(title)}
            </Heading>
            <Text tone="muted">{t(text)}</Text>
          </Surface>
        ))}
      </Grid>
      <Stack as="ul" gap={3} above={6} className={styles.terms}>
        <li>{t('sell.delivery', { amount: shortMoney(freeShippingOver.minorUnits) })}</li>
        <li>{t('sell.vat', { percent: vatPercent })}</li>
      </Stack>
      {demo && (
        <Message tone="notice" above={5}>
          <Icon name="info" size={20} />
          <span>{t('sell.demo')}</span>
        </Message>
      )}
    </Section>
  );
}

const STEPS: [PlainMessageKey, PlainMessageKey][] = [
  ['sell.step1', 'sell.step1Text'],
  ['sell.step2', 'sell.step2Text'],
  ['sell.step3', 'sell.step3Text'],
  ['sell.step4', 'sell.step4Text'],
];

function Steps() {
  const t = useT();
  return (
    <Section id="sell-steps" title={t('sell.steps')}>
      <Grid as="ol" columns={{ base: 1, sm: 2, lg: 4 }} gap={8}>
        {STEPS.map(([title, text], at) => (
          <Stack as="li" key={title} gap={2} className={styles.step}>
            <Disc size={44} isPrimary aria-hidden="true">
              {at + 1}
            </Disc>
            <Heading level={3} size="lead">
              {t(title)}
            </Heading>
            <Text tone="muted">{t(text)}</Text>
          </Stack>
        ))}
      </Grid>
    </Section>
  );
}

const TOOLS: [IconName, PlainMessageKey][] = [
  ['package', 'sell.toolOrders'],
  ['box', 'sell.toolStock'],
  ['download', 'sell.toolImport'],
  ['star', 'sell.toolReviews'],
  ['mail', 'sell.toolMessages'],
  ['bell', 'sell.toolDemand'],
];

function Tools() {
  const t = useT();
  return (
    <Stack as="ul" gap={4}>
      {TOOLS.map(([icon, text]) => (
        <Cluster as="li" key={text} gap={3} noWrap align="start">
          <Text as="span" tone="primary">
            <Icon name={icon} size={22} />
          </Text>
          <Text as="span">{t(text)}</Text>
        </Cluster>
      ))}
    </Stack>
  );
}

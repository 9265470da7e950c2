import { Button } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster, Frame, Grid, Scroller, Split, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden, Heading, Text } from '#client/ui/primitives/Type.tsx';
import { DataTable } from '#client/ui/primitives/DataTable.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';
import type { Exhibit } from '../Exhibit.ts';
import { BATIK, KOPI, MANGO } from '../samples/pictures.ts';
import { LONG_TITLE } from '../samples/words.ts';

const cells = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <li key={at}>
      <div style={{ width: 150 }}>
        <ProductImage image={[MANGO, KOPI, BATIK][at % 3]} sizes="150px" isDecorative />
      </div>
    </li>
  ));

const words = (count: number) => Array.from({ length: count }, (_, at) => <Surface key={at}>{LONG_TITLE.slice(0, 12)}</Surface>);

export const layout: readonly Exhibit[] = [
  {
    of: 'Layout',
    room: 'half',
    states: {
      stack: () => <Stack>{words(3)}</Stack>,
      cluster: () => <Cluster>{words(5)}</Cluster>,
      'more than fits': (t) => (
        <Scroller>
          {Array.from({ length: 9 }, (_, at) => (
            <Button key={at} variant="outline">
              {t('nav.deals')}
            </Button>
          ))}
        </Scroller>
      ),
      grid: () => <Grid columns={{ base: 1, md: 3 }}>{words(3)}</Grid>,
      'as many columns as fit': () => <Grid min="120px">{words(4)}</Grid>,
      split: () => <Split side="33%">{words(2)}</Split>,
      frame: () => (
        <Frame ratio="2 / 1">
          <ProductImage image={MANGO} sizes="300px" isDecorative />
        </Frame>
      ),
    },
  },
  {
    of: 'Surface',
    states: Object.fromEntries(
      (['plain', 'raised', 'sunken', 'soft', 'notice', 'problem'] as const).map((tone) => [
        tone,
        () => <Surface tone={tone}>{tone}</Surface>,
      ]),
    ),
  },
  {
    of: 'Type',
    states: {
      text: () => (
        <Stack gap={1}>
          {(['small', 'compact', 'body', 'lead', 'title', 'large'] as const).map((size) => (
            <Text key={size} size={size} tone="muted" weight="medium">
              {size}
            </Text>
          ))}
        </Stack>
      ),
      heading: () => (
        <Heading level={3} size="title">
          {LONG_TITLE}
        </Heading>
      ),
      'one line': () => <Text isTruncated>{LONG_TITLE}</Text>,
    },
  },
  {
    of: 'DataTable',
    room: 'half',
    states: {
      usual: (t) => (
        <DataTable
          caption={t('cart.title')}
          isCaptionVisible
          isStacked
          columns={[
            { key: 'name', label: t('nav.deals'), isRowHeading: true, render: (row: string) => row },
            { key: 'count', label: t('cart.total'), isNumeric: true, render: (_row, at) => at },
          ]}
          rows={['Kopi', 'Batik']}
          rowKey={(row) => row}
        />
      ),
    },
  },
  {
    of: 'DefinitionList',
    states: Object.fromEntries(
      (['rows', 'columns', 'stacked'] as const).map((variant) => [
        variant,
        (t) => (
          <DefinitionList
            variant={variant}
            entries={[
              { term: t('cart.subtotal'), value: '$5.00' },
              { term: t('cart.total'), value: '$6.00' },
            ]}
          />
        ),
      ]),
    ),
  },
  {
    of: 'SectionHeading',
    room: 'half',
    states: {
      usual: (t) => <SectionHeading title={t('nav.deals')} />,
      'with a way on': (t) => <SectionHeading title={t('nav.deals')} more={{ to: '/rizq-marketplace', label: t('ui.seeAll') }} />,
      'with words beside it': (t) => <SectionHeading title={t('nav.deals')} aside={<span>{t('cart.free')}</span>} />,
      'long text': (t) => <SectionHeading title={LONG_TITLE} more={{ to: '/rizq-marketplace', label: t('ui.seeAll') }} />,
    },
  },
  {
    of: 'ScrollRow',
    room: 'half',
    states: {
      'more than fits': (t) => (
        <ScrollRow label={t('nav.deals')} hasButtons isFocusable>
          {cells(9)}
        </ScrollRow>
      ),
      'a few': (t) => <ScrollRow label={t('nav.shops')}>{cells(2)}</ScrollRow>,
    },
  },
  {
    of: 'SidebarLayout',
    room: 'wide',
    states: {
      left: (t) => (
        <SidebarLayout side="left" sidebar={{ label: t('list.filters'), content: t('list.filters') }}>
          {LONG_TITLE}
        </SidebarLayout>
      ),
      right: (t) => (
        <SidebarLayout side="right" sidebar={{ label: t('nav.categories'), content: t('nav.categories') }}>
          {LONG_TITLE}
        </SidebarLayout>
      ),
      none: () => (
        <SidebarLayout side="none" sidebar={{ label: '', content: null }}>
          {LONG_TITLE}
        </SidebarLayout>
      ),
    },
  },
  { of: 'Container', room: 'wide', states: { usual: () => <Container>{LONG_TITLE}</Container> } },
  {
    of: 'VisuallyHidden',
    states: {
      'only heard': (t) => (
        <p>
          −30% <VisuallyHidden>{t('ui.percentOff', { n: 30 })}</VisuallyHidden>
        </p>
      ),
    },
  },
];

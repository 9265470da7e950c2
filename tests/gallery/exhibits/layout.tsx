import { Container } from '#client/ui/primitives/Container.tsx';
import { ScrollRow } from '#client/ui/navigation/ScrollRow.tsx';
import { SectionHeading } from '#client/ui/primitives/SectionHeading.tsx';
import { SidebarLayout } from '#client/ui/primitives/SidebarLayout.tsx';
import { ProductImage } from '#client/ui/media/ProductImage.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
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

export const layout: readonly Exhibit[] = [
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

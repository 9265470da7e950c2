import type { AppPath } from '#client/config/links.ts';
import { Accordion, type AccordionSection } from '#client/ui/navigation/Accordion.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Breadcrumbs } from '#client/ui/navigation/Breadcrumbs.tsx';
import { Chip, Pill } from '#client/ui/navigation/Chip.tsx';
import { JumpList } from '#client/ui/navigation/JumpList.tsx';
import { NavLink } from '#client/ui/navigation/NavLink.tsx';
import { Pagination } from '#client/ui/navigation/Pagination.tsx';
import { QuietSelect } from '#client/ui/navigation/QuietSelect.tsx';
import { Segments } from '#client/ui/navigation/Segments.tsx';
import { Tabs } from '#client/ui/navigation/Tabs.tsx';
import type { Translate } from '#client/i18n/Translate.ts';
import type { Exhibit } from '../Exhibit.ts';
import { Held } from '../Held.tsx';
import { LONG_TITLE, LONG_WORD } from '../samples/words.ts';

const MARKET: AppPath = '/rizq-marketplace';

export const ways: readonly Exhibit[] = [
  {
    of: 'AppLink',
    states: {
      'in a sentence': (t) => (
        <p>
          {t('auth.haveAccount')} <AppLink to={MARKET}>{t('auth.instead')}</AppLink>
        </p>
      ),
    },
  },
  {
    of: 'NavLink',
    states: {
      'the page that is open': (t) => <NavLink to={MARKET}>{t('nav.marketplace')}</NavLink>,
      'another page': (t) => <NavLink to="/rizq-mart">{t('nav.mart')}</NavLink>,
    },
  },
  {
    of: 'JumpList',
    room: 'half',
    states: {
      'a few parts': (t) => (
        <JumpList label={t('nav.menu')} parts={[t('list.price'), t('facets.BRAND')].map((label, at) => ({ id: `few-${at}`, label }))} />
      ),
      'more than fit': (t) => (
        <JumpList
          label={t('nav.home')}
          parts={[LONG_WORD, LONG_TITLE, t('facets.SIZE')].map((label, at) => ({ id: `many-${at}`, label }))}
        />
      ),
    },
  },
  {
    of: 'Breadcrumbs',
    room: 'half',
    states: {
      usual: (t) => (
        <Breadcrumbs crumbs={[{ label: t('nav.home'), to: '/' }, { label: t('nav.marketplace'), to: MARKET }, { label: 'Kopi' }]} />
      ),
      'long text': (t) => (
        <Breadcrumbs crumbs={[{ label: t('nav.home'), to: '/' }, { label: LONG_WORD, to: MARKET }, { label: LONG_TITLE }]} />
      ),
    },
  },
  {
    of: 'Pagination',
    room: 'half',
    states: {
      'the first of few': () => <Pagination page={1} pageCount={3} hrefFor={() => MARKET} />,
      'amid many': () => <Pagination page={12} pageCount={40} hrefFor={() => MARKET} />,
      'the last': () => <Pagination page={40} pageCount={40} hrefFor={() => MARKET} />,
    },
  },
  {
    of: 'Tabs',
    room: 'half',
    states: {
      pills: (t) => <Tabs label={t('ords.filter')} tabs={partsOf(t)} />,
      underlined: (t) => <Tabs label={t('ords.filter')} tabs={partsOf(t)} variant="underlined" />,
      'with a heading': (t) => <Tabs label={t('ords.filter')} tabs={partsOf(t)} heading={<h2>{t('ords.title')}</h2>} />,
      'long text': () => (
        <Tabs label={LONG_TITLE} tabs={['one', 'two', 'three'].map((key) => ({ key, label: LONG_WORD, panel: <p>{LONG_TITLE}</p> }))} />
      ),
    },
  },
  {
    of: 'Accordion',
    room: 'half',
    states: {
      closed: (t) => <Accordion sections={sectionsOf(t)} />,
      'one open': (t) => <Accordion sections={sectionsOf(t)} initiallyOpen={['pending']} isSingle />,
      'all open': (t) => <Accordion sections={sectionsOf(t)} initiallyOpen={['pending', 'completed', 'long']} />,
      columns: (t) => <Accordion sections={sectionsOf(t)} variant="columns" />,
    },
  },
  {
    of: 'QuietSelect',
    states: {
      usual: (t) => (
        <Held initial="price">
          {(value, set) => (
            <QuietSelect
              label={t('list.sort')}
              value={value}
              options={[
                { value: 'price', label: t('list.price') },
                { value: 'long', label: LONG_TITLE },
              ]}
              onChoose={set}
            />
          )}
        </Held>
      ),
    },
  },
  {
    of: 'Segments',
    states: {
      usual: (t) => (
        <Segments>
          <AppLink to={MARKET} aria-current="page">
            {t('list.grid')}
          </AppLink>
          <AppLink to={MARKET}>{t('list.list')}</AppLink>
        </Segments>
      ),
    },
  },
  {
    of: 'Chip',
    states: {
      pill: (t) => (
        <Pill as={AppLink} tone="sunken" to={MARKET}>
          {t('nav.marketplace')}
        </Pill>
      ),
      'pill, current': (t) => (
        <Pill as={AppLink} to={MARKET} aria-current="page">
          {t('nav.marketplace')}
        </Pill>
      ),
      usual: (t) => <Chip label="Kopi" to={MARKET} removeLabel={t('list.removeFilter', { name: 'Kopi' })} />,
      'of a group': (t) => (
        <Chip group={t('facets.BRAND')} label="Kebun Utara" to={MARKET} removeLabel={t('list.removeFilter', { name: 'Kebun Utara' })} />
      ),
      'long text': (t) => (
        <Chip group={t('facets.BRAND')} label={LONG_WORD} to={MARKET} removeLabel={t('list.removeFilter', { name: LONG_WORD })} />
      ),
    },
  },
];

function partsOf(t: Translate) {
  return [
    { key: 'pending', label: t('ord.pending'), panel: <p>{t('ords.noneHint')}</p> },
    { key: 'completed', label: t('ord.completed'), panel: <p>{LONG_TITLE}</p> },
  ];
}

function sectionsOf(t: Translate): AccordionSection[] {
  return [
    ...partsOf(t).map(({ key, label, panel }) => ({ key, title: label, content: panel })),
    { key: 'long', title: LONG_TITLE, content: <p>{LONG_TITLE}</p> },
  ];
}

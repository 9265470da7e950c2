import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageData } from '#client/graphql/usePageData.ts';
import { dataPath, faqPath } from '#client/config/links.ts';
import { useT } from '#client/i18n/useT.ts';
import { jsonLd } from '#client/lib/jsonLd.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { MAX_SEARCH_LENGTH } from '#schema/rules/limits.ts';
import { normaliseSearch } from '#schema/rules/normaliseText.ts';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Button, ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster, Scroller, Split, Stack, Surface } from '#client/ui/primitives/Layout.tsx';
import { NothingHere } from '#client/ui/feedback/NothingHere.tsx';
import { PageHead, SearchBox } from '#client/features/content/TextPage.tsx';
import { MarkedText } from '#client/ui/primitives/MarkedText.tsx';
import { Text } from '#client/ui/primitives/Type.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { LiveRegion } from '#client/ui/feedback/LiveRegion.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './FaqPage.module.css';
import { type Faq, FAQ_TOPICS, type FaqTopic, findFaqs, markedPieces, correctWords, readTopic, searchedWords } from './findFaqs.ts';
import { useOpenItems } from './useOpenItems.ts';
import { telHref } from '#client/lib/telHref.ts';
import { FaqPageDocument, type FaqPageQuery } from './FaqPage.generated.ts';

const TOPICS = Object.keys(FAQ_TOPICS) as FaqTopic[];

/** FAQ page, filtered by topic or search text. The URL's hash opens a question. */
export function FaqPage() {
  const t = useT();
  const [params] = useSearchParams();
  const { data, retry } = usePageData(FaqPageDocument);
  const faqs = data?.faqs ?? [];
  const requested = normaliseSearch(params.get('find'));
  const topic = readTopic(params.get('topic'));
  const [draft, setDraft] = useState({ requested, text: requested });
  // A new `find` parameter replaces the typed text.
  const text = draft.requested === requested ? draft.text : requested;
  const words = correctWords(faqs, searchedWords(text));
  const found = findFaqs(faqs, { words, topic });
  const { open, toggle, openOnly } = useOpenItems(words.length > 0 ? found.map(({ slug }) => slug) : []);
  const areAllOpen = found.length > 0 && found.every(({ slug }) => open.has(slug));

  const type = (typed: string) => {
    setDraft({ requested, text: typed });
    const wanted = correctWords(faqs, searchedWords(typed));
    openOnly(wanted.length > 0 ? findFaqs(faqs, { words: wanted, topic }).map(({ slug }) => slug) : []);
  };

  return (
    <>
      <PageMeta title={t('faq.title')} description={t('faq.intro')} canonical="/faq" />
      {faqs.length > 0 && <script type="application/ld+json">{jsonLd(faqJsonLd(faqs))}</script>}
      <div className={styles.head}>
        <Container>
          <PageHead title={t('faq.title')} intro={t('faq.intro')}>
            <SearchBox
              aria-label={t('faq.search')}
              action="/faq"
              className={styles.search}
              onSubmit={(event) => {
                // All answers are already loaded, so the form does not need a request.
                event.preventDefault();
              }}
            >
              <input
                type="search"
                name="find"
                value={text}
                maxLength={MAX_SEARCH_LENGTH}
                placeholder={t('faq.placeholder')}
                aria-label={t('faq.search')}
                autoComplete="off"
                onChange={(event) => type(event.target.value)}
              />
              <Icon name="search" size={22} />
            </SearchBox>
          </PageHead>
        </Container>
      </div>
      <Container>
        <Stack gap={10} above={6} below="rhythm">
          <Cluster gap={5} justify="between" isTight>
            <Scroller as="nav" gap={6} aria-label={t('faq.topics')} className={styles.topics}>
              <AppLink to={faqPath(null)} preventScrollReset aria-current={topic === null && words.length === 0 ? 'page' : undefined}>
                {t('faq.all')}
              </AppLink>
              {TOPICS.map((one) => (
                <AppLink
                  key={one}
                  to={faqPath(one.toLowerCase())}
                  preventScrollReset
                  aria-current={topic === one && words.length === 0 ? 'page' : undefined}
                  onClick={() => type('')}
                >
                  {t(FAQ_TOPICS[one])}
                </AppLink>
              ))}
            </Scroller>
            {found.length > 0 && (
              <Button variant="text" onClick={() => openOnly(areAllOpen ? [] : found.map(({ slug }) => slug))}>
                {t(areAllOpen ? 'faq.collapse' : 'faq.expand')}
              </Button>
            )}
          </Cluster>
          {data?.faqs == null ? (
            <SectionError onRetry={retry} message={t('faq.failed')} />
          ) : found.length === 0 ? (
            <NothingHere
              icon="search"
              title={t('faq.none')}
              text={t('faq.noneText')}
              links={[{ to: '/contact-us', label: t('faq.write') }]}
            />
          ) : (
            TOPICS.filter((one) => found.some((faq) => faq.topic === one)).map((one) => (
              <Split as="section" key={one} side="260px" isReversed gap={[2, 10]} className={styles.group} aria-labelledby={`topic-${one}`}>
                <h2 id={`topic-${one}`}>{t(FAQ_TOPICS[one])}</h2>
                <div>
                  {found
                    .filter((faq) => faq.topic === one)
                    .map((faq) => (
                      <FaqItem
                        key={faq.id}
                        faq={faq}
                        words={words}
                        isOpen={open.has(faq.slug)}
                        onToggle={(isOpen) => toggle(faq.slug, isOpen)}
                      />
                    ))}
                </div>
              </Split>
            ))
          )}
        </Stack>
        <LiveRegion message={words.length === 0 ? '' : t('faq.found', { n: found.length })} />
        {data?.marketplace && <StillNeedHelp contact={data.marketplace.contact} />}
      </Container>
    </>
  );
}

function faqJsonLd(faqs: readonly Faq[]): object {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Contact details, for questions that the page does not answer. */
function StillNeedHelp({ contact }: { contact: FaqPageQuery['marketplace']['contact'] }) {
  const t = useT();
  const [phone = ''] = contact.phones;
  return (
    <Surface as="section" tone="band" radius="xl" className={styles.help} aria-labelledby="still-need-help">
      <Cluster gap={5} justify="between">
        <Stack gap={2}>
          <h2 id="still-need-help">{t('faq.help')}</h2>
          <Text tone="muted">{t('faq.helpText')}</Text>
        </Stack>
        <Stack gap={4} align="start">
          <ButtonLink to="/contact-us" className={styles.write}>
            {t('faq.write')}
          </ButtonLink>
          <Text tone="muted">
            <a href={telHref(phone)}>{phone}</a> · <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <br />
            {contact.hours}
          </Text>
        </Stack>
      </Cluster>
    </Surface>
  );
}

interface FaqItemProps {
  faq: Faq;
  words: readonly string[];
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** A question as `<details>`, which opens without scripts and when the browser's in-page search finds it. */
function FaqItem({ faq, words, isOpen, onToggle }: FaqItemProps) {
  const t = useT();
  const { link } = faq;
  return (
    <details id={`q-${faq.slug}`} className={styles.item} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <Cluster as="summary" gap={5} justify="between" noWrap>
        <h3>
          <Marked text={faq.question} words={words} />
        </h3>
        <Icon name="chevronDown" size={20} />
      </Cluster>
      <Stack measure="68ch" className={styles.answer}>
        {faq.answer.split('\n\n').map((paragraph) => (
          <p key={paragraph}>
            <Marked text={paragraph} words={words} />
          </p>
        ))}
        <Cluster as="p" gap={6} justify="between" isTight>
          {link && (
            <Cluster as={AppLink} gap={2} noWrap to={dataPath(link.href)}>
              <Text as="span" weight="strong">
                {link.label}
              </Text>
              <Icon name="arrowRight" size={16} />
            </Cluster>
          )}
          <Text as="a" size="compact" tone="subtle" weight="regular" href={`#q-${faq.slug}`}>
            {t('faq.linkHere')}
          </Text>
        </Cluster>
      </Stack>
    </details>
  );
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return <MarkedText parts={markedPieces(text, words).map((piece, index) => ({ text: piece, match: index % 2 === 1 }))} />;
}

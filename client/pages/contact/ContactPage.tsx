import { usePageData } from '#client/graphql/usePageData.ts';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Split, Stack, Cluster, Surface } from '#client/ui/primitives/Layout.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import styles from './Contact.module.css';
import { Text, Heading } from '#client/ui/primitives/Type.tsx';
import { MessageForm } from '#client/features/messages/MessageForm.tsx';
import { SelectField } from '#client/ui/forms/SelectField.tsx';
import { TextField } from '#client/ui/forms/TextField.tsx';
import { CONTACT_TOPICS, contactSpec, fromAddress, isAboutOrder, topicOf } from './contact.action.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMessageForm } from '#client/features/messages/useMessageForm.ts';
import { ContactPageDocument, type ContactPageQuery } from './ContactPage.generated.ts';
import { telHref } from '#client/lib/telHref.ts';
import { Icon } from '#client/ui/media/Icon.tsx';
import { DefinitionList } from '#client/ui/primitives/DefinitionList.tsx';

/** Contact page: message form and contact details. */
export function ContactPage() {
  const t = useT();
  const { data, retry } = usePageData(ContactPageDocument);
  return (
    <Container className={styles.page}>
      <Stack gap={10}>
        <PageMeta title={t('contact.title')} description={t('contact.intro')} canonical="/contact-us" />
        <Stack as="header" measure="62ch">
          <h1 tabIndex={-1}>{t('contact.title')}</h1>
          <Text size="lead" tone="muted">
            {t('contact.intro')} <AppLink to="/faq">{t('contact.faq')}</AppLink>
          </Text>
        </Stack>
        {!data ? (
          <SectionError onRetry={retry} message={t('ui.wrong')} />
        ) : (
          <Split side="380px" gap={14} className={styles.columns}>
            <ContactForm />
            <ContactAside contact={data.marketplace.contact} />
          </Split>
        )}
      </Stack>
    </Container>
  );
}

/** Message form. Query parameters can prefill the topic and order number. */
function ContactForm() {
  const t = useT();
  const requested = useSearchParams()[0].toString();
  const form = useMessageForm({
    intent: 'contact',
    spec: contactSpec,
    to: 'shop',
    fromQuery: useMemo(() => fromAddress(new URLSearchParams(requested)), [requested]),
  });
  return (
    <MessageForm
      form={form}
      title={t('contact.form')}
      privacy={t('contact.privacy')}
      sentTitle={t('contact.sent')}
      sentText={(answerTo) => t('contact.sentText', { email: answerTo })}
      about={
        <>
          <SelectField
            {...form.field('topic')}
            label={t('contact.topic')}
            options={Object.entries(CONTACT_TOPICS).map(([one, label]) => [one, t(label)])}
          />
          {isAboutOrder(topicOf(form.values.topic)) && (
            <TextField {...form.field('orderNumber')} kind="code" label={t('contact.order')} hint={t('track.numberHint')} isOptional />
          )}
        </>
      }
      more={<TextField {...form.field('phone')} kind="phone" label={t('contact.phone')} hint={t('contact.phoneWhy')} isOptional />}
    />
  );
}

/** Sidebar: map, contact details and the consumer complaints office. */
function ContactAside({ contact }: { contact: ContactPageQuery['marketplace']['contact'] }) {
  const t = useT();
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(contact.address)}`;
  return (
    <Stack as="aside" gap={6} aria-label={t('contact.ways')}>
      <a href={map} target="_blank" rel="noopener noreferrer" className={styles.mapLink}>
        <MapPicture label={t('contact.map', { address: contact.address })} />
        <Cluster as="span" noWrap>
          <Icon name="pin" size={16} />
          <Text as="b" size="compact" weight="strong">
            {t('contact.openMap')}
          </Text>
        </Cluster>
      </a>
      <DefinitionList
        variant="columns"
        className={styles.ways}
        entries={[
          {
            term: t('contact.address'),
            value: (
              <>
                {contact.businessName}
                <br />
                {contact.address}
              </>
            ),
          },
          {
            term: t('contact.telephone'),
            value: contact.phones.map((phone) => (
              <div key={phone}>
                <a href={telHref(phone)} className={styles.way}>
                  {phone}
                </a>
              </div>
            )),
          },
          {
            term: t('f.email'),
            value: (
              <a href={`mailto:${contact.email}`} className={styles.way}>
                {contact.email}
              </a>
            ),
          },
          { term: t('contact.hours'), value: contact.hours },
        ]}
      />
      <Surface as="section" tone="sunken" gap={2} aria-labelledby="kpdn">
        <Heading level={2} size="lead" id="kpdn">
          {t('contact.kpdn')}
        </Heading>
        <Text size="body" tone="muted">
          {t('contact.kpdnText')}
        </Text>
        <Text size="body" tone="muted">
          <a href="tel:1800886800">1-800-886-800</a> ·{' '}
          <a href="https://eaduan.kpdn.gov.my/" target="_blank" rel="noopener noreferrer">
            eaduan.kpdn.gov.my
          </a>
        </Text>
      </Surface>
    </Stack>
  );
}

/** A stylised, inaccurate street map of Kuala Lumpur. An inline SVG, so that the page does not make any external requests. */
function MapPicture({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 380 240" className={styles.map} role="img" aria-label={label} preserveAspectRatio="xMidYMid slice">
      <rect width="380" height="240" fill="var(--well)" />
      <path fill="var(--primary-soft)" d="M0 0h118l-22 58-58 30L0 72zM268 240l18-62 58-16 36 22v56z" />
      <path fill="none" stroke="var(--info-soft)" strokeWidth="20" d="M-10 196c60-26 92-8 128-42s40-92 96-98 96 34 180-16" />
      <g fill="var(--border)">
        <path d="M136 16h44v30h-44zM196 12h34v26h-34zM30 112h38v30H30zM84 96h26v36H84zM150 176h44v32h-44zM206 168h30v44h-30zM256 96h34v26h-34zM302 92h40v34h-40zM256 134h34v24h-34z" />
      </g>
      <g fill="none" stroke="var(--surface)" strokeWidth="9" strokeLinejoin="round">
        <path d="M-10 158 140 82l120-8 140-44M118-10l32 92 42 86 16 82M260 74l-8 64-60 30M300-10l-40 84 32 104 20 72M-10 44l108 38" />
      </g>
      <path fill="none" stroke="var(--gold)" strokeWidth="9" strokeLinecap="round" d="M150 82 260 74" />
      <g transform="translate(206 78)">
        <ellipse fill="var(--veil)" cx="0" cy="2" rx="14" ry="5" />
        <path fill="var(--sale)" d="M0 0c-13-15-19-24-19-34a19 19 0 0 1 38 0c0 10-6 19-19 34z" />
        <circle fill="var(--surface)" cy="-34" r="7.5" />
      </g>
    </svg>
  );
}

import type { PageProps } from '#client/routes/routeTypes.ts';
import { usePageQuery } from '#client/routes/usePageQuery.ts';
import { useT } from '#client/i18n/useT.ts';
import { PageMeta } from '#client/ui/navigation/PageMeta.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Split, Stack } from '#client/ui/primitives/Layout.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { loader } from './contact.loader.ts';
import { ContactAside } from './ContactAside.tsx';
import { ContactForm } from './ContactForm.tsx';
import styles from './Contact.module.css';
import { Text } from '#client/ui/primitives/Type.tsx';

/** Every way to reach the marketplace. */
export function ContactPage({ view }: PageProps<'contact'>) {
  const t = useT();
  const { data, retry } = usePageQuery(loader, view);
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

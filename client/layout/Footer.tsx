import type { ReactNode } from 'react';
import { COPYRIGHT_YEAR, FOOTER_CATEGORIES } from '#client/config/limits.ts';
import type { AppPath } from '#client/config/links.ts';
import { NewsletterForm } from '#client/features/content/NewsletterForm.tsx';
import { useLocale, useT } from '#client/i18n/useT.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { Accordion } from '#client/ui/navigation/Accordion.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container, Cluster, Split, only } from '#client/ui/primitives/Layout.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Logo } from '#client/ui/media/Logo.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { VisuallyHidden } from '#client/ui/primitives/Type.tsx';
import type { Locale } from '#schema/rules/locales.ts';
import { listValues } from '#schema/rules/wordLists.ts';
import styles from './Footer.module.css';
import { LinkList, type LabelledLink } from './LinkList.tsx';
import { categoryLink, type MenuLink } from './menuLinks.ts';
import { LanguageSwitch } from './Preferences.tsx';
import { telHref } from '#client/lib/telHref.ts';
import type { Chrome } from './useChrome.ts';

/** Links in the fixed columns. Their targets are prescribed. */
const COMPANY_LINKS: readonly MenuLink[] = [
  { to: '/about-us', label: 'footer.aboutUs' },
  { to: '/track-order', label: 'footer.delivery' },
  { to: '/privacy-policy#legal', label: 'footer.legal' },
  { to: '/terms-condition', label: 'footer.terms' },
  { to: '/checkout', label: 'footer.securePayment' },
  { to: '/blog-full-width', label: 'nav.blog' },
];

const ACCOUNT_LINKS: readonly MenuLink[] = [
  { to: '/register', label: 'footer.signIn' },
  { to: '/cart', label: 'footer.viewCart' },
  { to: '/privacy-policy#returns', label: 'footer.returns' },
  { to: '/checkout', label: 'footer.payments' },
  { to: '/sell', label: 'footer.sell' },
];

/** Members see this link instead of the registration link. */
const MEMBER_LINK = { to: '/user-profile', label: 'account.profile' } as const satisfies MenuLink;

const CONTACT_LINKS: readonly MenuLink[] = [
  { to: '/contact-us', label: 'footer.contactUs' },
  { to: '/faq', label: 'footer.faq' },
];

interface FooterProps {
  chrome: Chrome;
  /** The section's logo, which links to `home`. */
  logo?: ReactNode;
  home?: AppPath;
  homeName?: string;
  className?: string;
  /** Content after the columns. */
  children?: ReactNode;
}

/** Footer with four columns, which become an accordion on phones. */
export function Footer({ chrome, logo = <Logo />, home = '/', homeName, className, children }: FooterProps) {
  const t = useT();
  const locale = useLocale();
  const { marketplace, categories, retry } = chrome;
  const isMember = useSessionUser() !== null;
  const account = ACCOUNT_LINKS.map((link) => (isMember && link.to === '/register' ? MEMBER_LINK : link));
  const fixed = (links: readonly MenuLink[]) => links.map(({ to, label }) => ({ to, label: t(label) }));
  const list = (links: readonly LabelledLink[], start?: ReactNode) => <LinkList links={links} start={start} className={styles.list} />;
  const contact = marketplace && (
    <>
      <li>{marketplace.contact.address}</li>
      {marketplace.contact.phones.map((phone) => (
        <li key={phone}>
          <a href={telHref(phone)}>{phone}</a>
        </li>
      ))}
      <li>
        <a href={`mailto:${marketplace.contact.email}`}>{marketplace.contact.email}</a>
      </li>
      <li>{marketplace.contact.hours}</li>
    </>
  );
  return (
    <footer className={cx(styles.footer, only.screen, className)}>
      <Container>
        <Split side="66%" gap={10} align="stretch" className={styles.columns}>
          <div className={styles.about}>
            <AppLink to={home} aria-label={homeName ?? t('header.brand')} className={styles.home}>
              {logo}
            </AppLink>
            <p>{t('footer.about')}</p>
            <NewsletterForm variant="footer" />
          </div>
          <Accordion
            isSingle
            variant="columns"
            headingLevel={2}
            className={styles.sections}
            sections={[
              {
                key: 'category',
                title: t('footer.category'),
                content: categories ? list(categories.slice(0, FOOTER_CATEGORIES).map(categoryLink)) : <SectionError onRetry={retry} />,
              },
              { key: 'company', title: t('footer.company'), content: list(fixed(COMPANY_LINKS)) },
              { key: 'account', title: t('footer.account'), content: list(fixed(account)) },
              { key: 'contact', title: t('footer.contact'), content: list(fixed(CONTACT_LINKS), contact) },
            ]}
          />
        </Split>
        <Cluster justify="between" className={styles.end}>
          <p>
            {[
              t('footer.rights', { year: String(COPYRIGHT_YEAR) }),
              t('footer.prices'),
              marketplace && t('footer.vat', { percent: marketplace.vatPercent }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={only.belowMd}>
            <LanguageSwitch />
          </div>
          {marketplace && (
            <p>
              <VisuallyHidden>{t('footer.payWith')}: </VisuallyHidden>
              {paymentMethodLine(marketplace.paymentMethods, t('pay.demo'), locale)}
            </p>
          )}
        </Cluster>
        {children}
      </Container>
    </footer>
  );
}

/** Payment methods on one line. Demo methods come first and share one mark. */
function paymentMethodLine(methods: readonly { name: string; demo: boolean }[], mark: string, locale: Locale): string {
  const namesOf = (isDemo: boolean) => methods.filter(({ demo }) => demo === isDemo).map(({ name }) => name);
  const [demo, real] = [listValues(namesOf(true), locale), namesOf(false)];
  return [...(demo === '' ? [] : [`${demo} (${mark})`]), ...real].join(' · ');
}

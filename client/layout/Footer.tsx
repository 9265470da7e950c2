import type { ReactNode } from 'react';
import { COPYRIGHT_YEAR, FOOTER_CATEGORIES } from '#client/config/limits.ts';
import { categoryPath, type AppPath } from '#client/config/links.ts';
import { NewsletterForm } from '#client/features/content/NewsletterForm.tsx';
import { capitalised } from '#client/i18n/capitalised.ts';
import { useT } from '#client/i18n/useT.ts';
import { useSessionUser } from '#client/state/useSessionUser.ts';
import { Accordion } from '#client/ui/navigation/Accordion.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { Container } from '#client/ui/primitives/Container.tsx';
import { cx } from '#client/ui/primitives/cx.ts';
import { Logo } from '#client/ui/media/Logo.tsx';
import { SectionError } from '#client/ui/feedback/SectionError.tsx';
import { VisuallyHidden } from '#client/ui/primitives/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import { waysToPay } from './waysToPay.ts';
import { ACCOUNT_LINKS, COMPANY_LINKS, CONTACT_LINKS, MEMBER_LINK } from './footerLinks.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import type { MenuLink } from './mainMenuLinks.ts';
import { telHref } from '#client/lib/telHref.ts';
import type { Chrome } from './useChrome.ts';

interface FooterProps {
  chrome: Chrome;
  /** The sign of the part of the shop that one is in, and where it leads. */
  logo?: ReactNode;
  home?: AppPath;
  homeName?: string;
  className?: string;
  /** Below everything. */
  children?: ReactNode;
}

/** Four columns; on phones four sections of which one is open at a time. */
export function Footer({ chrome, logo = <Logo />, home = '/', homeName, className, children }: FooterProps) {
  const t = useT();
  const { shop } = chrome;
  const isMember = useSessionUser() !== null;
  const account = ACCOUNT_LINKS.map((link) => (isMember && link.to === '/register' ? MEMBER_LINK : link));
  const fixed = (links: readonly MenuLink[]) => links.map(({ to, label }) => ({ to, label: t(label) }));
  return (
    <footer className={cx(styles.footer, className)}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.about}>
            <AppLink to={home} aria-label={homeName ?? t('header.brand')} className={styles.home}>
              {logo}
            </AppLink>
            <p>{t('footer.about')}</p>
            <NewsletterForm look="footer" />
          </div>
          <Accordion
            isSingle
            look="columns"
            headingLevel={2}
            className={styles.sections}
            sections={[
              { key: 'category', title: t('footer.category'), content: <CategoryLinks chrome={chrome} /> },
              { key: 'company', title: t('footer.company'), content: <Links links={fixed(COMPANY_LINKS)} /> },
              { key: 'account', title: t('footer.account'), content: <Links links={fixed(account)} /> },
              {
                key: 'contact',
                title: t('footer.contact'),
                content: (
                  <Links links={fixed(CONTACT_LINKS)}>
                    {shop && (
                      <>
                        <li className={styles.text}>{shop.contact.address}</li>
                        {shop.contact.phones.map((phone) => (
                          <li key={phone}>
                            <a href={telHref(phone)}>{phone}</a>
                          </li>
                        ))}
                        <li>
                          <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a>
                        </li>
                        <li className={styles.text}>{shop.contact.hours}</li>
                      </>
                    )}
                  </Links>
                ),
              },
            ]}
          />
        </div>
        <div className={styles.end}>
          <p>
            {[
              t('footer.rights', { year: String(COPYRIGHT_YEAR) }),
              t('footer.prices'),
              shop && t('footer.vat', { percent: shop.vatPercent }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles.language}>
            <LanguageSwitch />
          </div>
          {shop && (
            <p>
              <VisuallyHidden>{t('footer.payWith')}: </VisuallyHidden>
              {waysToPay(shop.paymentMethods, t('pay.demo'))}
            </p>
          )}
        </div>
        {children}
      </Container>
    </footer>
  );
}

function CategoryLinks({ chrome }: { chrome: Chrome }) {
  if (chrome.categories === null) return <SectionError onRetry={chrome.retry} />;
  return (
    <Links
      links={chrome.categories.slice(0, FOOTER_CATEGORIES).map(({ slug, name }) => ({ to: categoryPath(slug), label: capitalised(name) }))}
    />
  );
}

function Links({ links, children }: { links: readonly { to: MenuLink['to']; label: string }[]; children?: ReactNode }) {
  return (
    <ul className={styles.list}>
      {children}
      {links.map(({ to, label }) => (
        <li key={label}>
          <AppLink to={to}>{label}</AppLink>
        </li>
      ))}
    </ul>
  );
}

import { useMatches, useNavigation } from 'react-router-dom';
import { BackToTop } from '#client/features/navigation/BackToTop.tsx';
import { SearchForm } from '#client/features/search/SearchForm.tsx';
import { useT } from '#client/i18n/useT.ts';
import { telHref } from '#client/lib/telHref.ts';
import type { ChromeProps } from '#client/layout/frames.ts';
import { Awning } from '#client/ui/media/Awning.tsx';
import { Icon } from '#client/ui/media/Icon.tsx';
import { Logo } from '#client/ui/media/Logo.tsx';
import { AppLink } from '#client/ui/navigation/AppLink.tsx';
import { ButtonLink } from '#client/ui/primitives/Button.tsx';
import { Container, Cluster, only } from '#client/ui/primitives/Layout.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { CategoryStrip } from './CategoryStrip.tsx';
import styles from './Chrome.module.css';
import { Footer } from './Footer.tsx';
import { HeaderCounts } from './HeaderCounts.tsx';
import { LanguageSwitch, StatePicker } from './Preferences.tsx';
import { BottomNav, SkipLinks } from './Shortcuts.tsx';
import { TopBar } from './TopBar.tsx';
import { useChrome, type Chrome } from './useChrome.ts';
import { cx } from '#client/ui/primitives/cx.ts';

/** The default frame; the checkout has a reduced header and no bottom navigation. */
export function MainChrome({ children }: ChromeProps) {
  const chrome = useChrome();
  const isLoading = useNavigation().state === 'loading';
  const matches = useMatches();
  const isAt = (route: string) => matches.some(({ id }) => id === route);
  const isCheckout = isAt('/checkout');
  return (
    <>
      <SkipLinks hasSearch={!isCheckout} />
      <header className={cx(styles.header, styles.market, only.screen)}>
        {!isCheckout && <ContactBar marketplace={chrome.marketplace} />}
        <div className={cx(styles.bar, styles.surface)}>{isCheckout ? <CheckoutHeader /> : <Header />}</div>
        {!isCheckout && (
          <div className={styles.surface}>
            <CategoryStrip chrome={chrome} />
          </div>
        )}
        <Awning />
      </header>
      <main id="main" tabIndex={-1} aria-busy={isLoading || undefined} className={styles.main}>
        {children}
      </main>
      {!isCheckout && <Footer chrome={chrome} />}
      {/* In the cart and checkout, it would cover the button that leads to the next step. */}
      <BackToTop isWideOnly={isCheckout || isAt('/cart')} />
      {!isCheckout && <BottomNav />}
    </>
  );
}

function ContactBar({ marketplace }: Pick<Chrome, 'marketplace'>) {
  return (
    <TopBar>
      <Cluster gap={4} noWrap className={cx(styles.contact, only.fromXl)}>
        {marketplace?.contact.phones.map((phone) => (
          <a key={phone} href={telHref(phone)}>
            {phone}
          </a>
        ))}
        {marketplace && <a href={`mailto:${marketplace.contact.email}`}>{marketplace.contact.email}</a>}
        {marketplace && <span>{marketplace.contact.address}</span>}
      </Cluster>
    </TopBar>
  );
}

function Home() {
  const t = useT();
  return (
    <AppLink to="/" aria-label={t('header.brand')} className={styles.home}>
      <Logo />
    </AppLink>
  );
}

/** Header: logo, delivery state, search, account and counts. On phones, the search has its own row. */
function Header() {
  return (
    <Container className={cx(styles.line, styles.settling)}>
      <Home />
      <StatePicker />
      <div className={styles.search}>
        <SearchForm />
      </div>
      <Cluster noWrap className={styles.own}>
        <AccountMenu />
        <HeaderCounts />
      </Cluster>
    </Container>
  );
}

/** Reduced header for the checkout. */
function CheckoutHeader() {
  const t = useT();
  return (
    <Container className={cx(styles.line, styles.settling)}>
      <Home />
      <Cluster as="p" className={cx(styles.secure, only.fromMd)}>
        <Icon name="lock" size={18} />
        {t('header.secureCheckout')}
      </Cluster>
      <LanguageSwitch />
      <ButtonLink to="/cart" variant="text">
        {t('header.backToCart')}
      </ButtonLink>
    </Container>
  );
}
